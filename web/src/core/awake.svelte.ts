/** A screen that stays awake beside a box, where the browser allows it; else it is said. */

/** `held` stays awake, `none` has no way to, as on plain http. */
export type Awake = 'unknown' | 'held' | 'none';

class Wakefulness {
  state: Awake = $state('unknown');
  #lock: WakeLockSentinel | null = null;
  #users = 0;

  /** Stay awake until what is returned is called; a screen that was put away is asked again when it is back. */
  while(): () => void {
    this.#users += 1;
    void this.#ask();
    const again = () => document.visibilityState === 'visible' && void this.#ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      this.#users -= 1;
      if (this.#users === 0) void this.#release();
    };
  }

  async #release(): Promise<void> {
    const lock = this.#lock;
    this.#lock = null;
    await lock?.release().catch(() => undefined);
  }

  async #ask(): Promise<void> {
    if (!('wakeLock' in navigator)) return void (this.state = 'none');
    try {
      const lock = await navigator.wakeLock.request('screen');
      this.state = 'held';
      await this.#release();
      this.#lock = lock;
      if (this.#users === 0) await this.#release();
    } catch {
      this.state = 'none';
    }
  }
}

export const awake = new Wakefulness();
