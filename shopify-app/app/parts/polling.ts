import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const EVERY_MS = 2_000;

/** Polls while something is in progress and the page is visible. */
export function usePolling(on: boolean): void {
  const { revalidate, state } = useRevalidator();
  const busy = useRef(false);
  useEffect(() => {
    busy.current = state !== 'idle';
  }, [state]);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => {
      if (!document.hidden && !busy.current) revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [on, revalidate]);
}
