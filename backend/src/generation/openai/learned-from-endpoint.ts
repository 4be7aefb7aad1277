/** How long it is remembered: an endpoint may be upgraded, and its model replaced. */
const MEMORY_MS = 3_600_000;

/** What was learned from the responses of an endpoint, for an hour; then what is assumed of any. */
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
