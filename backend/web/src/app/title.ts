import { useEffect } from 'react';

/** Sets the document title, for tabs, history and screen readers; undefined keeps the one that it has. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);
}

/** The document's title for a page's own. */
export function documentTitle(title: string): string {
  return `${title} · Wareword`;
}
