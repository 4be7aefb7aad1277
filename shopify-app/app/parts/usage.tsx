import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Connection } from '../../src/load-context/index.ts';
import { useFormat } from './format.ts';

/** "97 of 100 listings left. Resets December 1." */
export function UsageLine({ usage }: { readonly usage: Connection['usage'] }): ReactNode {
  const t = useTranslations('shell');
  const format = useFormat();
  if (usage === null) return null;
  return (
    <s-text color="subdued">
      {t('usageLeft', {
        remaining: usage.remaining,
        limit: usage.limit,
        day: format.day(usage.resetsAt),
      })}
    </s-text>
  );
}
