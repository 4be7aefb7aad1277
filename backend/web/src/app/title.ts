import { useEffect } from 'react';

/** Sets the document title, for tabs, history and screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Wareword`;
  }, [title]);
}
