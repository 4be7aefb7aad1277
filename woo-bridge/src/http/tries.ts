import { BridgeRefusal } from '../refusal.ts';

const WINDOW_MS = 60_000;
const TRIES = 30;
/** Past this many addresses the oldest are forgotten: a flood must not fill the memory. */
const ADDRESSES = 10_000;

/**
 * Bounds how often an address may have this process call servers of its choosing. Kept in memory:
 * it is about this process's own calls.
 */
export class Tries {
  readonly #passes = new Map<string, number[]>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** @throws BridgeRefusal `too_many_tries` */
  count(address: string): void {
    const now = this.#now().getTime();
    const recent = (this.#passes.get(address) ?? []).filter((at) => at > now - WINDOW_MS);
    if (recent.length >= TRIES) {
      throw new BridgeRefusal('too_many_tries', 'That was often. Wait a minute and try again.');
    }
    this.#passes.delete(address);
    this.#passes.set(address, [...recent, now]);
    const oldest = this.#passes.keys().next();
    if (this.#passes.size > ADDRESSES && !oldest.done) this.#passes.delete(oldest.value);
  }
}
