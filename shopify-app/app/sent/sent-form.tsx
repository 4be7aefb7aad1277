import { useNavigate } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { SentListing, SentProduct, StartSentInput } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { SentLine } from './sent-line.tsx';

/** The product for each sent listing, and the button that starts the run proposing them. */
export function SentForm({ listings }: { readonly listings: readonly SentListing[] }): ReactNode {
  const format = useFormat();
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
  const isTwice = ({ id }: SentProduct) => products.filter((one) => one.id === id).length > 1;
  return (
    <>
      <s-button
        slot="primary-action"
        variant="primary"
        loading={start.pending || runId !== undefined}
        disabled={products.length === 0 || products.some(isTwice)}
        onClick={() => start.send({ requestId, products })}
      >
        {products.length === 0
          ? 'Review listings'
          : `Review ${format.count(products.length, 'listing')}`}
      </s-button>
      <ProblemBanner problem={start.problem} />
      <s-section heading="Choose the product for each listing">
        <s-stack gap="base">
          <s-paragraph>
            Then review the texts as usual. Nothing changes in your store until you publish. It's
            free, because these listings are already written.
          </s-paragraph>
          {lines.map(({ listing, product }) => (
            <SentLine
              key={listing.listingId}
              listing={listing}
              product={product}
              isTwice={product !== null && isTwice(product)}
              onChoose={(chosen) => setChoices(new Map(choices).set(listing.listingId, chosen))}
            />
          ))}
        </s-stack>
      </s-section>
    </>
  );
}
