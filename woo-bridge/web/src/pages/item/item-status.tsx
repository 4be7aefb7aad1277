import { Anchor, Text } from '@mantine/core';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { stateOf } from '@wareword/publishing/words';
import { describeSkippedField } from '../../words/skipped-fields.ts';
import type { Item } from './item.ts';

/** The product's state, and what it means for the owner. */
export function ItemStatus({ item }: { readonly item: Item }): ReactNode {
  const { state, reason, fields } = item;
  const because = reason?.message ?? '';
  switch (state) {
    case 'conflict':
      return (
        <Notice title="Changed in the store">
          {because} The left side shows the product as it is now. Publishing replaces the selected
          fields; undo restores what's there now.
        </Notice>
      );
    case 'failed':
      return (
        <ErrorNotice title={stateOf(item)}>
          {because}
          {reason?.code === 'changed_since' && (
            <> Nothing was overwritten. Edit the product in WooCommerce if you want to change it.</>
          )}
          {reason?.code === 'keys_refused' && (
            <>
              {' '}
              <Anchor component={Link} href="/access" inherit underline="always">
                Give access again
              </Anchor>
            </>
          )}
        </ErrorNotice>
      );
    case 'published':
      return (
        <Notice title="Published">
          {because === '' || reason?.skippedFields !== undefined
            ? 'Your store has the new text. You can undo this until someone changes the product or a later run publishes it.'
            : because}
          {reason?.skippedFields !== undefined && (
            <> Not changed: {reason.skippedFields.map(describeSkippedField).join('; ')}.</>
          )}
        </Notice>
      );
    case 'undone':
      return (
        <Notice title="Undone">
          {because === '' ? "Your store's original text is back." : because} The new text is still
          here if you want to publish it again.
        </Notice>
      );
    case 'skipped':
      return (
        <Notice title="Skipped">
          {because}
          {reason?.skippedFields !== undefined &&
            ` Not changed: ${reason.skippedFields.map(describeSkippedField).join('; ')}.`}
        </Notice>
      );
    case 'queued':
    case 'generating':
      return (
        <Text role="status">
          {stateOf(item)}. {fields.length === 0 && "The new text appears here when it's ready."}
        </Text>
      );
    case 'ready':
      return because === '' ? (
        <Text role="status">{stateOf(item)}.</Text>
      ) : (
        <Notice title={stateOf(item)}>{because}</Notice>
      );
    case 'publish_queued':
    case 'publishing':
    case 'undo_queued':
    case 'undoing':
      return <Text role="status">{stateOf(item)}.</Text>;
  }
}
