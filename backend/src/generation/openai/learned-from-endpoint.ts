/** How long a value is remembered: an endpoint may be upgraded, and its model replaced. */
const MEMORY_MS = 3_600_000;

/**
 * A value learned from an endpoint's responses, kept for an hour; then the initial assumption
 * applies again.
 */
export class LearnedFromEndpoint<Value> {
  readonly #assumed: Value;
  readonly #now: () => number;
  #learned: Value;
  #until = 0;

  constructor(assumed: Value, now: () => number) {
    this.#assumed = assumed;
    this.#learned = assumed;
    this.#now = now;
  }

  current(): Value {
    return this.#now() < this.#until ? this.#learned : this.#assumed;
  }

  remember(value: Value): void {
    if (value === this.current()) return;
    this.#learned = value;
    this.#until = this.#now() + MEMORY_MS;
  }
}
