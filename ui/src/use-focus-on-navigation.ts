import { useEffect, useRef } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** A new page starts at its top, both visually and for screen readers. */
export function useFocusOnNavigation(location: string, onNavigate: () => void): void {
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    onNavigate();
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [location, onNavigate]);
}
