import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** J goes to the next product, K to the previous one, unless the user is typing or a dialog is open. */
export function useKeys(previous: string | undefined, next: string | undefined): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const path = event.key === 'j' ? next : event.key === 'k' ? previous : undefined;
      if (path !== undefined) navigate(path);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [previous, next, navigate]);
}

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !==
      null
  );
}
