/** Maximum items of a list and keys of an object. */
const MAX_MEMBERS = 200;
const MAX_DEPTH = 8;
/** Maximum values of one completion, in all its objects; a draft has under 3,000. */
const MAX_VALUES = 4_000;

/**
 * Truncates a model's output to a size that a schema can validate in a few milliseconds. A schema
 * validates every item of a list before it truncates the list, and reports an issue for each.
 */
export class JsonBounds {
  #remaining = MAX_VALUES;

  /** A copy of parsed JSON within the limits. */
  truncate(value: unknown, depth = 0): unknown {
    // Postgres can't store an unpaired surrogate.
    if (typeof value === 'string') return value.toWellFormed();
    if (typeof value !== 'object' || value === null) return value;
    if (depth === MAX_DEPTH) return undefined;
    if (Array.isArray(value)) {
      const items: unknown[] = value.slice(0, this.#take(value.length));
      return items.map((item) => this.truncate(item, depth + 1));
    }
    const entries = Object.entries(value);
    const kept = entries.slice(0, this.#take(entries.length));
    return Object.fromEntries(kept.map(([key, held]) => [key, this.truncate(held, depth + 1)]));
  }

  #take(members: number): number {
    const count = Math.min(members, MAX_MEMBERS, this.#remaining);
    this.#remaining -= count;
    return count;
  }
}
