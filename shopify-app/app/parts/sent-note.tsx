import type { ReactNode } from 'react';
import { useFormat } from './format.ts';

/** Listings that were sent from Wareword's dashboard, and the way to their products. */
export function SentNote({ sent }: { readonly sent: number }): ReactNode {
  const format = useFormat();
  if (sent === 0) return null;
  return (
    <s-section heading={`${format.count(sent, 'listing')} sent from Wareword`}>
      <s-stack gap="base" alignItems="start">
        <s-paragraph>Choose the product for each one, then review it. It's free.</s-paragraph>
        <s-button href="/app/sent">Choose products for sent listings</s-button>
      </s-stack>
    </s-section>
  );
}
