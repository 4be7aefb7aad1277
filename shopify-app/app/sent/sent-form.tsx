import { useNavigate } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SentListing, SentProduct, StartSentInput } from '../../src/load-context/index.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { SentLine } from './sent-line.tsx';

/** The product for each sent listing, and the button that starts the run proposing them. */
export function SentForm({ listings }: { readonly listings: readonly SentListing[] }): ReactNode {
  const t = useTranslations('sent');
  const navigate = useNavigate();
  const start = useAction<StartSentInput, { readonly runId: string }>('/app/sent');
  // A double click creates one run.
  const [requestId] = useState(() => crypto.randomUUID());
  const [choices, setChoices] = useState<ReadonlyMap<string, SentProduct>>(new Map());
  const runId = start.value?.runId;
  useEffect(() => {
    if (runId !== undefined) navigate(`/app/runs/${runId}`);
  }, [runId, navigate]);
  const lines = listings.map((listing) => ({
    listing,
    product: choices.get(listing.listingId) ?? listing.product,
  }));
  const products = lines.flatMap(({ listing: { listingId }, product }) =>
    product === null ? [] : [{ listingId, ...product }],
  );
  const isChosenTwice = ({ id }: SentProduct) => products.filter((one) => one.id === id).length > 1;
  return (
    <>
      <s-button
        slot="primary-action"
        variant="primary"
        loading={start.pending || runId !== undefined}
        disabled={products.length === 0 || products.some(isChosenTwice)}
        onClick={() => start.send({ requestId, products })}
      >
        {products.length === 0 ? t('reviewListings') : t('reviewCount', { count: products.length })}
      </s-button>
      <ProblemBanner problem={start.problem} />
      <s-section heading={t('chooseHeading')}>
        <s-stack gap="base">
          <s-paragraph>{t('chooseHelp')}</s-paragraph>
          {lines.map(({ listing, product }) => (
            <SentLine
              key={listing.listingId}
              listing={listing}
              product={product}
              isChosenTwice={product !== null && isChosenTwice(product)}
              onChoose={(chosen) => setChoices(new Map(choices).set(listing.listingId, chosen))}
            />
          ))}
        </s-stack>
      </s-section>
    </>
  );
}
