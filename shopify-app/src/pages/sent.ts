import type { RunId } from '@wareword/publishing';
import { boundedArray, toStorableText } from '@wareword/store-app/run-settings';
import {
  dismissSent as dismiss,
  listSent,
  startSentRun,
  type SentListing,
} from '@wareword/store-app/sent-listings';
import { z } from 'zod';
import { productGid, productNumber, readRunSettings } from '../catalog/index.ts';
import type { SentListings } from '../load-context/index.ts';
import type { PageContext } from './page-context.ts';
import { BadInput } from './problem.ts';

/** Maximum listings per run, as many as are shown at a time. */
const MAX_LISTINGS = 50;

const ListingIdSchema = z.string().regex(/^lst_[0-9a-z]{26}$/);

const StartSchema = z.object({
  requestId: z.uuid(),
  products: boundedArray(
    z.object({
      listingId: ListingIdSchema,
      id: z.string().max(100),
      title: z.string().max(1_000).transform(toStorableText),
    }),
    MAX_LISTINGS,
  ),
});

/** Number of listings that wait for this shop. */
export async function countSent(page: PageContext): Promise<number> {
  return (await waiting(page)).length;
}

export async function readSent(page: PageContext): Promise<SentListings> {
  const listings = await waiting(page);
  return {
    listings: listings.map(({ product, ...listing }) => ({
      ...listing,
      product: product && { id: productGid(product.id), title: product.name },
    })),
  };
}

function waiting({ app, visit }: PageContext): Promise<SentListing[]> {
  const ctx = { ...app.connect, publishing: app.publishing };
  return listSent({ ctx, input: { store: visit.shop } });
}

/** Starts a run that proposes sent listings for the products that the merchant chose. */
export async function startSent(
  { app, visit }: PageContext,
  input: unknown,
): Promise<{ readonly runId: RunId }> {
  const { requestId: key, products } = StartSchema.parse(input);
  const chosen = products.flatMap(({ listingId, id, title }) => {
    const number = productNumber(id);
    return number === undefined ? [] : [{ listingId, id: number, name: title }];
  });
  if (chosen.length === 0) throw new BadInput('no_sent_products');
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) {
    throw new BadInput('same_product');
  }
  const { shop } = visit;
  const runId = await startSentRun({
    ctx: { ...app.connect, publishing: app.publishing },
    input: { store: shop, products: chosen, settings: readRunSettings(shop.preferences), key },
  });
  return { runId };
}

/** Removes one from the list; it stays in the account's history. */
export async function dismissSent({ app, visit }: PageContext, input: unknown): Promise<null> {
  const { listingId } = z.object({ listingId: ListingIdSchema }).parse(input);
  const ctx = { ...app.connect, publishing: app.publishing };
  await dismiss({ ctx, input: { store: visit.shop, listingId } });
  return null;
}
