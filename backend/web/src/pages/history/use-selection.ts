import { useState } from 'react';
import { LIMITS } from '../../limits.ts';

interface Selectable {
  readonly id: string;
}

/** The listings that are selected, at most `LIMITS.selectedListings`. */
export interface Selection {
  readonly ids: readonly string[];
  /** Whether more were to be selected than can be. */
  readonly isFull: boolean;
  has(id: string): boolean;
  /** Whether all of a list are, which an empty one never is. */
  includesAll(entries: readonly Selectable[] | undefined): boolean;
  /** Whether some are, and others are not. */
  includesSome(entries: readonly Selectable[] | undefined): boolean;
  toggle(id: string): void;
  /** Selects all of them, or none if all are. */
  toggleAll(entries: readonly Selectable[]): void;
  replace(ids: readonly string[], isFull?: boolean): void;
}

/** @param scope the selection is empty again when this changes, such as the filter */
export function useSelection(scope: unknown): Selection {
  const [{ of, ids, isFull }, setState] = useState({
    of: scope,
    ids: new Set<string>(),
    isFull: false,
  });
  const current = of === scope ? ids : new Set<string>();
  const replace = (next: Iterable<string>, more = false): void => {
    const all = [...next];
    setState({
      of: scope,
      ids: new Set(all.slice(0, LIMITS.selectedListings)),
      isFull: more || all.length > LIMITS.selectedListings,
    });
  };
  const includesAll: Selection['includesAll'] = (entries = []) =>
    entries.length > 0 && entries.every(({ id }) => current.has(id));
  return {
    ids: [...current],
    isFull: isFull && current.size > 0,
    has: (id) => current.has(id),
    includesAll,
    includesSome: (entries = []) =>
      !includesAll(entries) && entries.some(({ id }) => current.has(id)),
    toggle: (id) =>
      replace(current.has(id) ? [...current].filter((one) => one !== id) : [...current, id]),
    toggleAll: (entries) => {
      const shown = entries.map(({ id }) => id);
      replace(
        includesAll(entries)
          ? [...current].filter((id) => !shown.includes(id))
          : new Set([...current, ...shown]),
      );
    },
    replace,
  };
}
