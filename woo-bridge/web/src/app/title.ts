import { useEffect } from 'react';
import { t } from '../messages/shell.ts';

/** Names the document, for tabs, history and screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = t('pageTitle', { title });
  }, [title]);
}
