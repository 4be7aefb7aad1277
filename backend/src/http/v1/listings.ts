import { API_VERSION, ENDPOINTS } from '@wareword/shared-schema';
import type { z } from 'zod';
import { conflict } from '../../errors.ts';
import type { TokenId, WorkspaceId } from '../../identifiers.ts';
import {
  deleteListing as remove,
  editListing as edit,
  listListings as list,
  readInclusions,
  readSavedListing,
  restoreListing as restore,
  markStoreReceivesListings,
  acknowledgeSentListing,
  type ListedListing,
} from '../../listings/index.ts';
import { callerOf, callerWithBody, idOf } from './caller-of.ts';
import { sendJson, type ApiContext, type Handler } from './handler.ts';
import { presentListing } from './present-listing.ts';
import { readQuery } from './read-query.ts';

/** How many times to retry an edit without a revision when another edit was saved first. */
const MAX_EDIT_ATTEMPTS = 5;

/** `GET /listings`. */
export const listListings: Handler = async ({ ctx, request, response }) => {
  const { scopes, query, reply } = ENDPOINTS.listListings;
  const caller = await callerOf(ctx, request, scopes);
  const options = readQuery(request, query);
  if (options.sent !== undefined) await markStoreReceivesListings({ ctx, input: caller });
  const { entries, nextCursor } = await readPage(ctx, caller, options);
  const listings = entries.map((entry) => `{${presentListing(entry)}}`).join(',');
  sendJson(
    response,
    reply.status,
    `{"api_version":"${API_VERSION}","listings":[${listings}],"next_cursor":${JSON.stringify(nextCursor)}}`,
  );
};

/** A page of a workspace's listings, and the cursor of the next one. */
export async function readPage(
  ctx: Pick<ApiContext, 'cursors' | 'database'>,
  { workspaceId, tokenId }: { workspaceId: WorkspaceId; tokenId?: TokenId },
  { limit, cursor, ...filters }: z.output<typeof ENDPOINTS.listListings.query>,
): Promise<{ entries: readonly ListedListing[]; nextCursor: string | null }> {
  const scope = { list: 'listings', workspaceId, filters } as const;
  const after = cursor === undefined ? undefined : ctx.cursors.open(scope, cursor);
  const { entries, next } = await list({
    ctx,
    input: { workspaceId, tokenId, limit, after, filters },
  });
  return { entries, nextCursor: next === undefined ? null : ctx.cursors.seal(scope, next) };
}

/** `GET /listings/{id}`. */
export const getListing: Handler = async ({ ctx, request, response }) => {
  const { scopes, query, reply } = ENDPOINTS.getListing;
  const { workspaceId } = await callerOf(ctx, request, scopes);
  const { include } = query.parse(request.query);
  const found = await readSavedListing({ ctx, input: { workspaceId, listingId: idOf(request) } });
  const included = await readInclusions({ ctx, input: { listingId: found.id, include } });
  sendJson(response, reply.status, presentSaved(found, included));
};

/** `PATCH /listings/{id}`. */
export const editListing: Handler = async ({ ctx, request, response }) => {
  const call = await callerWithBody({ ctx, request, response }, ENDPOINTS.editListing);
  if (call === undefined) return;
  const { workspaceId, userId } = call.caller;
  const listing = { workspaceId, listingId: idOf(request) };
  const { revision, listing: fields } = call.body;
  for (let attempt = 1; ; attempt++) {
    const base = revision ?? (await readSavedListing({ ctx, input: listing })).revision;
    const { saved } = await edit({
      ctx,
      input: { ...listing, userId, revision: base, fields, session: null },
    });
    if (saved) break;
    if (revision !== undefined || attempt === MAX_EDIT_ATTEMPTS) {
      throw conflict(
        'This listing has changed since you read it. Get it again, then send your change with the new revision.',
        'listing_changed',
      );
    }
  }
  sendJson(
    response,
    ENDPOINTS.editListing.reply.status,
    presentSaved(await readSavedListing({ ctx, input: listing })),
  );
};

/** `DELETE /listings/{id}`. */
export const deleteListing: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.deleteListing;
  const { workspaceId } = await callerOf(ctx, request, scopes);
  const { id, restorableUntil } = await remove({
    ctx,
    input: { workspaceId, listingId: idOf(request) },
  });
  response.status(reply.status).json({
    api_version: API_VERSION,
    listing_id: id,
    restorable_until: restorableUntil.toISOString(),
  });
};

/** `POST /listings/{id}/restore`. */
export const restoreListing: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.restoreListing;
  const { workspaceId } = await callerOf(ctx, request, scopes);
  const listing = { workspaceId, listingId: idOf(request) };
  await restore({ ctx, input: listing });
  sendJson(response, reply.status, presentSaved(await readSavedListing({ ctx, input: listing })));
};

/** `POST /listings/{id}/take` acknowledges a sent listing; "take" is v1's word for it. */
export const takeListing: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.takeListing;
  const caller = await callerOf(ctx, request, scopes);
  const id = await acknowledgeSentListing({ ctx, input: { ...caller, listingId: idOf(request) } });
  response.status(reply.status).json({ api_version: API_VERSION, listing_id: id });
};

/** The response with one saved listing (contract §15.3) as JSON text. */
export function presentSaved(listing: ListedListing, included = ''): string {
  return `{"api_version":"${API_VERSION}",${presentListing(listing)}${included}}`;
}
