import type { ReactNode } from 'react';
import type { Review } from '../../src/load-context/index.ts';

/** The product's state, and what it means for the merchant. */
export function Status({ review: { item, fields } }: { readonly review: Review }): ReactNode {
  const { state, stateText, reason } = item;
  switch (state) {
    case 'conflict':
      return (
        <s-banner tone="warning" heading={stateText}>
          {reason} The left side shows the product as it is now. Publishing replaces the selected
          fields; undo restores what's there now.
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
        <s-banner tone="success" heading="Published">
          {reason === ''
            ? 'Your store has the new text. You can undo this until someone changes the product or a later run publishes it.'
            : reason}
        </s-banner>
      );
    case 'undone':
      return (
        <s-banner tone="info" heading="Undone">
          {reason === '' ? "Your store's original text is back." : reason} The new text is still
          here if you want to publish it again.
        </s-banner>
      );
    case 'skipped':
      return (
        <s-banner tone="info" heading="Skipped">
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
        <s-section accessibilityLabel="Status">
          <div role="status">
            <s-text>
              {stateText}. {reason}
              {fields.length === 0 && " The new text appears here when it's ready."}
            </s-text>
          </div>
        </s-section>
      );
  }
}
