import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

/** J goes to the next product, K to the previous one, while nothing is being typed. */
export function useKeys(previous: string | null, next: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const path = event.key === 'j' ? next : event.key === 'k' ? previous : null;
      if (path !== null) navigate(path);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [previous, next, navigate]);
}

/** The input of a Polaris field is in its shadow root. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
