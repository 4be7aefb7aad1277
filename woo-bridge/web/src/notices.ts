import { useSyncExternalStore } from 'react';

/** Something that happened on the way here. */
export interface Notice {
  readonly code: string;
  readonly message: string;
  /** Where to continue. */
  readonly link?: { readonly href: string; readonly name: string };
}

let current: Notice | null = null;
const listeners = new Set<() => void>();

/** Shows a notice above every page, until it is closed or another takes its place. */
export function showNotice(notice: Notice | null): void {
  current = notice;
  for (const listener of listeners) listener();
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
