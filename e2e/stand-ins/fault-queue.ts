/** What the rules of every stand-in say about when they apply. */
export interface QueuedRule<Fault> {
  readonly fault: Fault;
  /** How many requests get the fault; all if absent. */
  readonly times?: number;
  /** Only every nth request gets it; every one if absent. */
  readonly every?: number;
}

/** The remaining faults, in the order in which they were scripted. */
export class FaultQueue<Fault, Rule extends QueuedRule<Fault>> {
  #entries: { readonly rule: Rule; left: number; seen: number }[] = [];

  add(rule: Rule): void {
    this.#entries.push({ rule, left: rule.times ?? Infinity, seen: 0 });
  }

  clear(): void {
    this.#entries = [];
  }

  /** The fault of the first rule that matches this request, if it is due. */
  take(matches: (rule: Rule) => boolean): Fault | undefined {
    const entry = this.#entries.find(({ rule }) => matches(rule));
    if (entry === undefined) return undefined;
    entry.seen += 1;
    if (entry.seen % (entry.rule.every ?? 1) !== 0) return undefined;
    entry.left -= 1;
    if (entry.left <= 0) this.#entries = this.#entries.filter((other) => other !== entry);
    return entry.rule.fault;
  }
}
