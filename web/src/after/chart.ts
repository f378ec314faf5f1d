/** The geometry of a chart over time: its frame in real pixels, where a value stands, its labels. */

import { marks } from './story';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Return the frame of a chart that is so wide; *label* is the longest of its amounts. */
export function frameOf(width: number, label: string): Frame {
  const left = Math.round(label.length * 7.2) + 16;
  return { width, height: width < 520 ? 240 : 320, left, right: 40, top: 16, bottom: 26 };
}

export class Scale {
  constructor(
    readonly frame: Frame,
    readonly lastTime: number,
    readonly greatest: number,
  ) {}

  x(time: number): number {
    const { left, right, width } = this.frame;
    return left + (time / Math.max(1, this.lastTime)) * (width - left - right);
  }

  y(value: number): number {
    const { top, bottom, height } = this.frame;
    return height - bottom - (Math.max(0, value) / Math.max(1, this.greatest)) * (height - top - bottom);
  }

  /** Return where a value stands at a time, as a point of a path. */
  spot(time: number, value: number): string {
    return `${this.x(time).toFixed(1)} ${this.y(value).toFixed(1)}`;
  }

  /** Return round times for the axis, as many as there is room for. */
  get times(): number[] {
    const { left, right, width } = this.frame;
    return marks(this.lastTime, Math.max(2, Math.floor((width - left - right) / 90))).filter(Number.isInteger);
  }

  /** Return the time under a point of the page, held inside the chart. */
  timeAt(x: number): number {
    const { left, right, width } = this.frame;
    const share = (x - left) / Math.max(1, width - left - right);
    return Math.min(1, Math.max(0, share)) * this.lastTime;
  }
}

/** Return heights moved apart so that none comes nearer than *gap* to another, all above *lowest*. */
export function spread(heights: number[], gap: number, highest: number, lowest: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let free = highest;
  for (const at of order) {
    placed[at] = Math.max(heights[at]!, free);
    free = placed[at] + gap;
  }
  let limit = lowest;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, limit);
    limit = placed[at] - gap;
  }
  return placed;
}
