import { Anchor, Text } from '@mantine/core';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { stateOf } from '../../words/states.ts';
import type { Item } from './item.ts';

/** Where the product stands, and what that means for its owner. */
export function Standing({ item }: { readonly item: Item }): ReactNode {
  const { state, reason, fields } = item;
  const because = reason?.message ?? '';
  switch (state) {
    case 'conflict':
      return (
        <Notice title="Changed in the store">
          {because} On the left is the product as it is now. Publishing writes the chosen fields
          over it; an undo then brings back what is there now.
        </Notice>
      );
    case 'failed':
      return (
        <ErrorNotice title={stateOf(item)}>
          {because}
          {reason?.code === 'changed_since' && (
            <> Edit the product in WooCommerce, or leave it as it is: nothing was overwritten.</>
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
    case 'pushed':
      return (
        <Notice title="Published">
          The store has the new text. An undo puts back exactly what was there before, unless
          somebody changes the product first.
        </Notice>
      );
    case 'undone':
      return (
        <Notice title="Undone">
          {because === '' ? 'The store has its old text again.' : because} The new text is kept here
          and can be published again.
        </Notice>
      );
    case 'skipped':
      return <Notice title="Left out">{because}</Notice>;
    case 'queued':
    case 'generating':
      return (
        <Text role="status">
          {stateOf(item)}. {fields.length === 0 && 'The new text appears here by itself.'}
        </Text>
      );
    case 'ready':
    case 'push_queued':
    case 'pushing':
    case 'undo_queued':
    case 'undoing':
      return <Text role="status">{stateOf(item)}.</Text>;
  }
}
