import {
  createRun,
  findProductsOfItems,
  type ActionContext,
  type PickedProduct,
  type RunId,
  type RunSettings,
} from '@wareword/publishing';
import { WarewordError, type WarewordClient } from '@wareword/shared-schema/client';
import { connectionProblemOf, type ConnectedStore } from '../connect/index.ts';
import { ConnectError } from '../errors/index.ts';
import { serviceClient, type ServiceContext } from '../service/index.ts';

/** Listings that are offered at a time; the others follow once these are taken. */
const PAGE_SIZE = 50;

interface Context extends ServiceContext {
  readonly publishing: ActionContext;
}

/** A listing that waits for this store. */
export interface SentListing {
  readonly listingId: string;
  readonly productName: string;
  readonly title: string;
  /** The product that it was written for by this store; null if its owner has to choose one. */
  readonly product: { readonly id: string; readonly name: string } | null;
}

/**
 * The sent listings that wait for a store. None if it is not connected, or the service cannot be
 * reached: the connection's status says so.
 */
export async function listSent({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly store: ConnectedStore };
}): Promise<SentListing[]> {
  const { store } = input;
  const client = serviceClient(ctx, store);
  if (client === undefined) return [];
  const listings = await readWaiting(client);
  const refs = listings.flatMap(({ external_ref }) => external_ref ?? []);
  const products = await findProductsOfItems({
    ctx: ctx.publishing,
    input: { storeId: store.id, refs },
  });
  return listings.map(({ listing_id, product_name, listing, external_ref }) => ({
    listingId: listing_id,
    productName: product_name,
    title: listing.title,
    product: products.get(external_ref ?? '') ?? null,
  }));
}

async function readWaiting(client: WarewordClient) {
  try {
    return (await client.listings.page({ sent: true, limit: PAGE_SIZE })).listings;
  } catch (error) {
    if (error instanceof WarewordError) return [];
    throw error;
  }
}

/**
 * Starts a run that proposes sent listings for products. They are written and paid for already, so it
 * uses none of the plan's listings and does not ask what the plan allows.
 * @throws ConnectError `not_connected`
 * @throws PublishingError `nothing_to_do`, `too_many_runs`
 */
export async function startSentRun({
  ctx,
  input,
}: {
  ctx: Context;
  input: {
    readonly store: ConnectedStore;
    readonly products: readonly Required<PickedProduct>[];
    readonly settings: RunSettings;
    /** Two calls with one key create one run. */
    readonly key: string;
  };
}): Promise<RunId> {
  const { store, products, settings, key } = input;
  requireClient(ctx, store);
  return createRun({
    ctx: ctx.publishing,
    input: { storeId: store.id, key, settings, picked: { products } },
  });
}

/**
 * Ends a listing's wait, because the owner does not want it in this store. It stays in the history.
 * @throws ConnectError `not_connected`, `token_revoked`, `service_unreachable`
 */
export async function dismissSent({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly store: ConnectedStore; readonly listingId: string };
}): Promise<void> {
  try {
    await requireClient(ctx, input.store).listings.take(input.listingId);
  } catch (error) {
    if (!(error instanceof WarewordError)) throw error;
    // It was deleted, so it no longer waits.
    if (error.code === 'listing_not_found') return;
    const { code, message } = connectionProblemOf(error);
    throw new ConnectError(code, message);
  }
}

function requireClient(ctx: Context, store: ConnectedStore): WarewordClient {
  const client = serviceClient(ctx, store);
  if (client === undefined) {
    throw new ConnectError('not_connected', 'Connect your store to Wareword first.');
  }
  return client;
}
