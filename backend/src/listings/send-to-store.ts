import type { Database } from '../database/index.ts';
import { conflict, notFound } from '../errors.ts';
import {
  parseId,
  type ListingId,
  type TokenId,
  type UserId,
  type WorkspaceId,
} from '../identifiers.ts';
import { findLiveListing, type ListingInput } from './read-listing.ts';

/** Listings that can wait for one store. */
const MAX_SENT = 100;

/** A connected store that a listing can be sent to. */
export interface ReceivingStore {
  readonly id: TokenId;
  readonly siteUrl: string;
  /** When the listing was sent to it; null if it is not waiting there. */
  readonly sentAt: Date | null;
}

/**
 * The connected stores of a listing's platform whose app takes listings: it has asked for them at
 * least once.
 * @throws {DomainError} `not_found`
 */
export async function listReceivingStores({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput;
}): Promise<ReceivingStore[]> {
  const { sql } = ctx.database;
  const { id, platform } = await findLiveListing(ctx, input);
  return sql<ReceivingStore[]>`
    select t.id, t.site_url as "siteUrl", s.sent_at as "sentAt"
    from tokens t
    left join sent_listings s on s.workspace_id = t.workspace_id and s.site_url = t.site_url
      and s.listing_id = ${id}
    where t.workspace_id = ${input.workspaceId} and t.scope = 'plugin' and t.revoked_at is null
      and t.takes_listings and t.platform = ${platform}
    order by t.created_at desc, t.id desc
    limit 100
  `;
}

/**
 * Sends a listing to a store: its app offers to publish it, as it is then. It costs nothing. Sending
 * it again only renews its time.
 * @throws {DomainError} `not_found`, `conflict` if too many wait for this store
 */
export async function sendToStore({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput & { readonly userId: UserId; readonly storeId: string };
}): Promise<{ readonly siteUrl: string }> {
  const { sql } = ctx.database;
  const stores = await listReceivingStores({ ctx, input });
  const store = stores.find(({ id }) => id === input.storeId);
  const listingId = parseId('lst', input.listingId);
  if (store === undefined || listingId === undefined) {
    throw notFound('This store is no longer connected, or its app needs an update.', 'store');
  }
  const { workspaceId, userId } = input;
  const sent = await sql.begin(async (tx) => {
    // If two are sent at the same time, the second waits here, so that its count includes the first.
    await tx`select from tokens where id = ${store.id} for no key update`;
    return tx`
      insert into sent_listings (workspace_id, site_url, listing_id, user_id)
      select ${workspaceId}, ${store.siteUrl}, ${listingId}, ${userId}
      where (
        select count(*) from sent_listings
        where workspace_id = ${workspaceId} and site_url = ${store.siteUrl}
          and listing_id <> ${listingId}
      ) < ${MAX_SENT}
      on conflict (workspace_id, site_url, listing_id) do update set sent_at = excluded.sent_at
      returning listing_id
    `;
  });
  if (sent.length === 0) {
    throw conflict(
      `${MAX_SENT} listings are already waiting in this store. Publish or dismiss them there first.`,
      'store_queue',
    );
  }
  return { siteUrl: store.siteUrl };
}

/** Withdraws a listing that the store's app has not acknowledged yet. */
export async function withdrawFromStore({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput & { readonly storeId: string };
}): Promise<void> {
  await ctx.database.sql`
    delete from sent_listings s using tokens t
    where t.id = ${input.storeId} and t.workspace_id = ${input.workspaceId}
      and s.workspace_id = t.workspace_id and s.site_url = t.site_url
      and s.listing_id = ${input.listingId}
  `;
}

/** A store connection that asks for its listings. */
interface Receiver {
  readonly workspaceId: WorkspaceId;
  readonly tokenId: TokenId;
}

/** Records that a store's app receives listings, so that the dashboard offers to send them. */
export async function markStoreReceivesListings({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: Receiver;
}): Promise<void> {
  await ctx.database.sql`
    update tokens set takes_listings = true
    where id = ${input.tokenId} and scope = 'plugin' and not takes_listings
  `;
}

/**
 * Acknowledges a listing that was sent to the caller's store: the app has it, or the store's owner
 * dismissed it. Idempotent.
 * @throws {DomainError} `not_found` if the workspace has no such listing
 */
export async function acknowledgeSentListing({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: Receiver & { readonly listingId: string };
}): Promise<ListingId> {
  const { id } = await findLiveListing(ctx, input);
  await ctx.database.sql`
    delete from sent_listings s using tokens t
    where t.id = ${input.tokenId} and s.workspace_id = ${input.workspaceId}
      and s.site_url = t.site_url and s.listing_id = ${id}
  `;
  return id;
}
