import { useMemo, useState } from 'react';

/** Maximum products listed individually in the URL of the page that starts a run. */
export const MAX_SELECTED = 250;

/** The selection in a product list, across all pages. */
export interface Choice {
  readonly ids: ReadonlySet<string>;
  /** Whether all products matching the filter are selected. */
  readonly all: boolean;
  readonly toggle: (ids: readonly string[], on: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function useChoice(): Choice {
  const [{ ids, all }, set] = useState({ ids: NONE, all: false });
  // These functions stay the same, so that a row rerenders only if its own checkbox changes.
  const change = useMemo(
    (): Pick<Choice, 'toggle' | 'selectAll' | 'clear'> => ({
      toggle: (changed, on) =>
        set((before) => {
          const after = new Set(before.all ? [] : before.ids);
          for (const id of changed) {
            if (!on) after.delete(id);
            else if (after.size < MAX_SELECTED) after.add(id);
          }
          return { ids: after, all: false };
        }),
      selectAll: () => set({ ids: NONE, all: true }),
      clear: () => set({ ids: NONE, all: false }),
    }),
    [],
  );
  return { ids, all, ...change };
}
