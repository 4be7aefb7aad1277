/** Items of a list, and keys of an object, that are read. */
const MAX_MEMBERS = 200;
const MAX_DEPTH = 8;
/** Values that are read of one answer, in whatever objects they come: a draft has under 3,000. */
const MAX_VALUES = 4_000;

/**
 * Cuts what a model answered to a size that a schema can judge in a few milliseconds. A schema
 * looks at every item of a list before it cuts the list, and writes a problem for each.
 */
export class JsonBounds {
  #left = MAX_VALUES;

  /** A copy of parsed JSON without what is past the limits. */
  cut(value: unknown, depth = 0): unknown {
    // Postgres stores no half of a surrogate pair.
    if (typeof value === 'string') return value.toWellFormed();
    if (typeof value !== 'object' || value === null) return value;
    if (depth === MAX_DEPTH) return undefined;
    if (Array.isArray(value)) {
      const items: unknown[] = value.slice(0, this.#take(value.length));
      return items.map((item) => this.cut(item, depth + 1));
    }
    const entries = Object.entries(value);
    const kept = entries.slice(0, this.#take(entries.length));
    return Object.fromEntries(kept.map(([key, held]) => [key, this.cut(held, depth + 1)]));
  }

  #take(members: number): number {
    const taken = Math.min(members, MAX_MEMBERS, this.#left);
    this.#left -= taken;
    return taken;
  }
}
