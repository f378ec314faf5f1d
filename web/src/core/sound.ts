/** Sounds made on the spot: nothing is loaded, and none carries a meaning of its own. */

import { JINGLES, type JingleName } from './jingles';
import { settings } from './settings.svelte';

export type SoundName =
  | JingleName
  | 'turn'
  | 'dice'
  | 'pay'
  | 'receive'
  | 'bid'
  | 'build'
  | 'jail'
  | 'card'
  | 'key'
  | 'hit'
  | 'fall'
  | 'hammer'
  | 'handshake'
  | 'group'
  | 'hotel'
  | 'won'
  | 'win'
  | 'lost';

/** A stretch of tone: from when, for how long, which wave, gliding from one pitch to another. */
export interface Tone {
  kind: 'tone';
  at: number;
  lasts: number;
  wave: 'sine' | 'triangle' | 'square';
  from: number;
  to: number;
  loud: number;
}

/** A stretch of noise through a filter that glides. */
export interface Noise {
  kind: 'noise';
  at: number;
  lasts: number;
  from: number;
  to: number;
  loud: number;
}

export type Note = Tone | Noise;

const tone = (wave: Tone['wave'], from: number, to: number, at: number, lasts: number, loud = 0.5): Tone => ({
  kind: 'tone',
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

const noise = (from: number, to: number, at: number, lasts: number, loud = 0.5): Noise => ({
  kind: 'noise',
  from,
  to,
  at,
  lasts,
  loud,
});

/** A knock on wood. */
const knock = (at: number, loud: number): Note[] => [
  tone('sine', 240, 150, at, 0.07, loud),
  noise(1500, 500, at, 0.025, loud * 0.6),
];

/** Notes one after the other, each of them ringing on into the next. */
const chime = (pitches: readonly number[], at: number, apart: number, loud: number): Note[] =>
  pitches.map((pitch, nth) => tone('triangle', pitch, pitch, at + nth * apart, 2 * apart, loud));

const SCORES: Record<SoundName, (strength: number) => Note[]> = {
  turn: () => [tone('sine', 660, 660, 0, 0.09), tone('sine', 880, 880, 0.09, 0.09)],
  dice: () => [0, 0.09, 0.2].map((at) => noise(2600, 1200, at, 0.04, 0.6)),
  pay: () => [tone('triangle', 520, 390, 0, 0.12)],
  receive: () => [tone('triangle', 390, 520, 0, 0.12)],
  bid: () => [tone('sine', 740, 740, 0, 0.05)],
  build: () => [tone('sine', 180, 120, 0, 0.1, 0.9), noise(900, 300, 0, 0.03, 0.3)],
  jail: () => [tone('triangle', 130, 130, 0, 0.25, 0.8)],
  card: () => [noise(1200, 5200, 0, 0.06, 0.35), noise(4200, 1600, 0.34, 0.05, 0.3)],
  key: () => [tone('square', 1200, 1200, 0, 0.04, 0.12)],
  fall: () => [...knock(0, 0.5), tone('triangle', 620, 90, 0.04, 0.42, 0.4)],
  hit: (strength) => [noise(3200, 900, 0, 0.05, 0.7 * strength), tone('sine', 300, 210, 0, 0.09, 0.8 * strength)],
  hammer: () => [...knock(0.12, 0.5), ...knock(0.44, 0.6), ...knock(0.84, 1)],
  handshake: () => [noise(700, 400, 0, 0.05, 0.4), ...chime([392, 494], 0.05, 0.1, 0.4)],
  group: () => chime([523, 659, 784, 1047], 0, 0.08, 0.4),
  hotel: () => [...knock(0, 0.8), ...chime([392, 523, 784], 0.1, 0.09, 0.4)],
  won: () => [tone('sine', 330, 660, 0, 0.16, 0.45), ...chime([880, 1175], 0.16, 0.09, 0.35)],
  win: () => [...chime([523, 659, 784], 0, 0.11, 0.4), ...chime([1047, 1319], 0.36, 0.14, 0.4)],
  lost: () => [tone('triangle', 294, 147, 0, 0.3, 0.5)],
  ...JINGLES,
};
/** What is heard even where music and effects are off, as at the lowest level of the unit. */
const BEEPS = new Set<SoundName>(['key', 'bid', 'turn']);

/** Tell whether a sound is a mere beep. */
export function isBeep(name: SoundName): boolean {
  return BEEPS.has(name);
}

/** Return what a sound is made of; strength from 0 to 1 is how hard it is. */
export function scoreOf(name: SoundName, strength = 1): Note[] {
  return SCORES[name](Math.min(1, Math.max(0, strength)));
}

const GESTURES = ['pointerdown', 'keydown'] as const;
const SHORTEST_FADE = 0.004;
/** After the first gesture noise is made ahead: with the first dice it would hold up their roll. */
const SOON = 200;

class Sound {
  #context: AudioContext | null = null;
  #hiss: AudioBuffer | null = null;

  constructor() {
    if (typeof addEventListener !== 'function') return;
    for (const gesture of GESTURES) addEventListener(gesture, this.#wake, { capture: true });
  }

  /** Play a sound at the volume of the settings; nothing before the first gesture. */
  play(name: SoundName, strength = 1): void {
    const context = this.#context;
    if (!context || settings.muted || settings.volume <= 0 || strength <= 0) return;
    if (settings.onlyBeeps && !isBeep(name)) return;
    for (const note of scoreOf(name, strength)) this.#sound(context, note);
  }

  #wake = (): void => {
    for (const gesture of GESTURES) removeEventListener(gesture, this.#wake, { capture: true });
    if (typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    this.#context = context;
    void context.resume();
    setTimeout(() => (this.#hiss ??= hiss(context)), SOON);
  };

  #sound(context: AudioContext, note: Note): void {
    const begin = context.currentTime + note.at;
    const end = begin + note.lasts;
    const gain = context.createGain();
    const peak = 0.4 * settings.volume * note.loud;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(peak, begin + SHORTEST_FADE);
    gain.gain.setValueAtTime(peak, begin + note.lasts * 0.4);
    gain.gain.linearRampToValueAtTime(0, end);
    gain.connect(context.destination);
    const source = note.kind === 'tone' ? toneOf(context, note, begin, gain) : this.#noise(context, note, begin, gain);
    source.start(begin);
    source.stop(end);
  }

  #noise(context: AudioContext, note: Noise, begin: number, out: AudioNode): AudioScheduledSourceNode {
    const voice = context.createBufferSource();
    voice.buffer = this.#hiss ??= hiss(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(note.from, begin);
    filter.frequency.linearRampToValueAtTime(note.to, begin + note.lasts);
    voice.connect(filter).connect(out);
    return voice;
  }
}

function toneOf(context: AudioContext, note: Tone, begin: number, out: AudioNode): AudioScheduledSourceNode {
  const voice = context.createOscillator();
  voice.type = note.wave;
  voice.frequency.setValueAtTime(note.from, begin);
  voice.frequency.linearRampToValueAtTime(note.to, begin + note.lasts);
  voice.connect(out);
  return voice;
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new Sound();
