/** Attendance: notes when somebody cannot see the table, and what came meanwhile. */

import { untrack } from 'svelte';
import { isStill } from '../../board/motion/stillness';
import { hasUnit } from '../../board/motion/unit-texts';
import { settings } from '../../core/settings.svelte';
import { waitsFor } from '../../unit/gestures';
import { isGoingOn, isReadFall, unreadIn } from '../ceremonies/fall';
import { soundOfScene, soundsOf, type UnitSound } from '../telling/sounds';
import { sound } from '../../core/sound';
import type { Desk } from '../../desk/desk.svelte';
import { noticeAbsence } from './looking.svelte';

/** Follow whether the page is looked at and connected, for as long as a component lives; play what is heard. */
export function attend(desk: Desk): void {
  const { absence, table, timeline, shown } = desk;
  shown.attend({
    hear: (events) => soundsOf(events, desk.hand.mine, unitSound(desk)).forEach((name) => sound.play(name)),
    see: (scene) => {
      const name = soundOfScene(scene);
      if (name) sound.play(name);
    },
    waits: (scene, events) => {
      // Where the table counts the seconds of a decision, nothing keeps its question away.
      if (desk.lobby.clock || !isRead()) return null;
      if (isStill() && !hasOwnFall(desk) && isReadFall(scene, desk.hand.mine)) return 'to-end';
      return waitsFor(scene, events, desk.hand.mine, desk.isAsInTheBox);
    },
    miss: () => {
      absence.leave(timeline.seq);
      absence.come(table.seq - 1, 'fast');
    },
  });
  noticeAbsence(table, timeline, absence);
  $effect(() => {
    desk.isUnseen = document.hidden;
    const turn = () => (desk.isUnseen = document.hidden);
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  });
  $effect(() => {
    if (desk.hand.last !== null) untrack(() => absence.forget());
  });
}

/** Tell whether what is to be read is: somebody looks, and does not hurry. */
function isRead(): boolean {
  return !document.hidden && !settings.isHurried;
}

/** Return what the unit of a table adds to its sounds, where it has one. */
function unitSound({ edition, shown }: Desk): UnitSound | undefined {
  if (!hasUnit(edition)) return undefined;
  const zone = shown.scene?.kind === 'text' ? shown.scene.zone : null;
  return { zones: edition.zones.map(({ id }) => id), zone };
}

/** Tell whether the page is full of how its own player has fallen: who falls after that is told in the log. */
function hasOwnFall({ timeline, hand, read, view }: Desk): boolean {
  return !isGoingOn(hand.mine, view) && unreadIn(timeline.story, hand.mine, read, view) !== null;
}
