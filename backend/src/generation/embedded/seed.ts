/** A chooser whose choices follow from its seed alone (mulberry32). */
export interface Chooser {
  /** A whole number from 0 up to, not including, `below`. */
  next(below: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** The items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A chooser seeded from the product, so that the same input finds the same words. */
export function createChooser(seed: string): Chooser {
  let state = hash(seed);
  const next = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  return {
    next,
    pick: (items) => items[next(items.length)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next(0x7fffffff) }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
}
