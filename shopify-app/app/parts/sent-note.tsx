import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** The number of listings that were sent from Wareword's dashboard, with a link to choose their products. */
export function SentNote({ sent }: { readonly sent: number }): ReactNode {
  const t = useTranslations('shell');
  if (sent === 0) return null;
  return (
    <s-section heading={t('sentFromWareword', { count: sent })}>
      <s-stack gap="base" alignItems="start">
        <s-paragraph>{t('sentFromWarewordHelp')}</s-paragraph>
        <s-button href="/app/sent">{t('chooseForSent')}</s-button>
      </s-stack>
    </s-section>
  );
}
