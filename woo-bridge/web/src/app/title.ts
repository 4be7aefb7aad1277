import { useEffect } from 'react';

/** Names the document, for tabs, history and screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Wareword for WooCommerce`;
  }, [title]);
}
