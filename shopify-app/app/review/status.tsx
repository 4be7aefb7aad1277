import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Review } from '../../src/load-context/index.ts';

/** The product's state, and what it means for the merchant. */
export function Status({ review: { item, fields } }: { readonly review: Review }): ReactNode {
  const t = useTranslations('review');
  const shell = useTranslations('shell');
  const { state, stateText, reason } = item;
  switch (state) {
    case 'conflict':
      return (
        <s-banner tone="warning" heading={stateText}>
          {t('changedInStoreHelp', { reason })}
        </s-banner>
      );
    case 'failed':
      return (
        <s-banner tone="critical" heading={stateText}>
          {reason}
        </s-banner>
      );
    case 'published':
      return (
        <s-banner tone="success" heading={t('published')}>
          {reason === '' ? t('publishedHelp') : reason}
        </s-banner>
      );
    case 'undone':
      return (
        <s-banner tone="info" heading={t('undone')}>
          {reason === '' ? t('undoneHelp') : reason} {t('newTextKept')}
        </s-banner>
      );
    case 'skipped':
      return (
        <s-banner tone="info" heading={t('skipped')}>
          {reason}
        </s-banner>
      );
    case 'ready':
    case 'queued':
    case 'generating':
    case 'publish_queued':
    case 'publishing':
    case 'undo_queued':
    case 'undoing':
      return (
        <s-section accessibilityLabel={shell('status')}>
          <div role="status">
            <s-text>
              {stateText}. {reason}
              {fields.length === 0 && ` ${t('newTextPending')}`}
            </s-text>
          </div>
        </s-section>
      );
  }
}
