import { Anchor, Text } from '@mantine/core';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { stateOf } from '@wareword/publishing/words';
import { publishingTexts } from '../../words/publishing-texts.ts';
import { describeSkippedField } from '../../words/skipped-fields.ts';
import type { Item } from './item.ts';
import { t } from '../../messages/runs.ts';
import { problemText } from '../../words/problems.ts';

/** The product's state, and what it means for the owner. */
export function ItemStatus({ item }: { readonly item: Item }): ReactNode {
  const { state, reason, fields } = item;
  const because = reason === null ? '' : problemText(reason);
  switch (state) {
    case 'conflict':
      return (
        <Notice title={t('changedInStore')}>{t('changedInStoreHelp', { reason: because })}</Notice>
      );
    case 'failed':
      return (
        <ErrorNotice title={stateOf(item, publishingTexts)}>
          {because}
          {reason?.code === 'changed_since' && ` ${t('nothingOverwritten')}`}
          {reason?.code === 'keys_refused' && (
            <>
              {' '}
              <Anchor component={Link} href="/access" inherit underline="always">
                {t('giveAccessAgain')}
              </Anchor>
            </>
          )}
        </ErrorNotice>
      );
    case 'published':
      return (
        <Notice title={t('published')}>
          {because === '' || reason?.skippedFields !== undefined ? t('publishedHelp') : because}
          {reason?.skippedFields !== undefined && <> {notChanged(reason.skippedFields)}</>}
        </Notice>
      );
    case 'undone':
      return (
        <Notice title={t('undone')}>
          {because === '' ? t('undoneHelp') : because} {t('newTextKept')}
        </Notice>
      );
    case 'skipped':
      return (
        <Notice title={t('skipped')}>
          {because}
          {reason?.skippedFields !== undefined && ` ${notChanged(reason.skippedFields)}`}
        </Notice>
      );
    case 'queued':
    case 'generating':
      return (
        <Text role="status">
          {stateOf(item, publishingTexts)}. {fields.length === 0 && t('textPending')}
        </Text>
      );
    case 'ready':
      return because === '' ? (
        <Text role="status">{stateOf(item, publishingTexts)}.</Text>
      ) : (
        <Notice title={stateOf(item, publishingTexts)}>{because}</Notice>
      );
    case 'publish_queued':
    case 'publishing':
    case 'undo_queued':
    case 'undoing':
      return <Text role="status">{stateOf(item, publishingTexts)}.</Text>;
  }
}

function notChanged(fields: NonNullable<NonNullable<Item['reason']>['skippedFields']>): string {
  return t('notChangedFields', { fields: fields.map(describeSkippedField).join('; ') });
}
