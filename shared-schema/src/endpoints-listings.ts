import { AuditSchema, CreateAuditRequestSchema } from './audits.ts';
import {
  DeletedListingSchema,
  EditListingRequestSchema,
  ListingListSchema,
  ListingResponseSchema,
  ListListingsQuerySchema,
  TakenListingSchema,
} from './lists.ts';
import { GenerateRequestSchema, IncludeQuerySchema } from './requests.ts';
import { GenerateResponseSchema } from './responses.ts';
import { API_AND_STORE, GENERATION_ERRORS, TOKEN_ERRORS, type Endpoint } from './endpoint.ts';

/** The endpoints that write, audit and manage listings (contract §6, §15, §18). */
export const LISTING_ENDPOINTS = {
  generate: {
    method: 'POST',
    path: '/generate',
    tag: 'Listings',
    summary: 'Generate a listing',
    description:
      'Generates a listing, saves it to the history and uses one of the monthly listings. Responds ' +
      'when the listing is ready, typically after 15 to 35 seconds if a model writes it. Set a timeout of at least 60 seconds. ' +
      'Send an `Idempotency-Key` to retry safely: the same key returns the same listing, without using a second one.',
    scopes: API_AND_STORE,
    rateLimited: true,
    idempotent: true,
    query: IncludeQuerySchema,
    body: GenerateRequestSchema,
    reply: { status: 200, description: 'The listing.', schema: GenerateResponseSchema },
    errors: [...GENERATION_ERRORS, 'request_in_progress'],
    timeoutMs: 60_000,
  },
  listListings: {
    method: 'GET',
    path: '/listings',
    tag: 'Listings',
    summary: 'List listings',
    description:
      "The workspace's listings, newest first, in their current version: from the API, the dashboard, bulk runs " +
      'and stores. A page can have fewer listings than `limit` and still have a `next_cursor`: ' +
      'follow it until it is `null`.',
    scopes: API_AND_STORE,
    rateLimited: false,
    idempotent: false,
    query: ListListingsQuerySchema,
    body: null,
    reply: { status: 200, description: 'The listings.', schema: ListingListSchema },
    errors: [...TOKEN_ERRORS, 'validation_error', 'internal_error'],
    timeoutMs: 15_000,
  },
  getListing: {
    method: 'GET',
    path: '/listings/{id}',
    tag: 'Listings',
    summary: 'Get a listing',
    description: 'The current version of a listing.',
    scopes: API_AND_STORE,
    rateLimited: false,
    idempotent: false,
    query: IncludeQuerySchema,
    body: null,
    reply: { status: 200, description: 'The listing.', schema: ListingResponseSchema },
    errors: [...TOKEN_ERRORS, 'listing_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  editListing: {
    method: 'PATCH',
    path: '/listings/{id}',
    tag: 'Listings',
    summary: 'Edit a listing',
    description:
      'Replaces the fields you send and recomputes the scores, for free. Text that breaks one of the ' +
      "platform's rules is still saved, so check `broken_rules`. The dashboard keeps each change as a version. " +
      'You can make up to 120 changes per minute.',
    scopes: ['api'],
    rateLimited: false,
    idempotent: false,
    query: null,
    body: EditListingRequestSchema,
    reply: { status: 200, description: 'The listing.', schema: ListingResponseSchema },
    errors: [
      ...TOKEN_ERRORS,
      'invalid_json',
      'validation_error',
      'listing_not_found',
      'listing_changed',
      'rate_limited',
      'internal_error',
    ],
    timeoutMs: 15_000,
  },
  deleteListing: {
    method: 'DELETE',
    path: '/listings/{id}',
    tag: 'Listings',
    summary: 'Delete a listing',
    description:
      'Deletes a listing from the history. Its job then returns `job_not_found`. You can restore the listing for ' +
      '30 days; after that, its text is erased. Deleting it again changes nothing.',
    scopes: ['api'],
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: {
      status: 200,
      description: 'How long the listing can still be restored.',
      schema: DeletedListingSchema,
    },
    errors: [...TOKEN_ERRORS, 'listing_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  restoreListing: {
    method: 'POST',
    path: '/listings/{id}/restore',
    tag: 'Listings',
    summary: 'Restore a deleted listing',
    description:
      "Brings a deleted listing back unchanged. A listing that isn't deleted stays as it is.",
    scopes: ['api'],
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The listing.', schema: ListingResponseSchema },
    errors: [...TOKEN_ERRORS, 'listing_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  takeListing: {
    method: 'POST',
    path: '/listings/{id}/take',
    tag: 'Listings',
    summary: 'Acknowledge a sent listing',
    description:
      "For store apps: acknowledges a listing that was sent from the dashboard to the token's store, so " +
      '`GET /listings?sent=true` no longer returns it. Idempotent.',
    scopes: API_AND_STORE,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The acknowledged listing.', schema: TakenListingSchema },
    errors: [...TOKEN_ERRORS, 'listing_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  createAudit: {
    method: 'POST',
    path: '/audits',
    tag: 'Listings',
    summary: 'Audit a listing',
    description:
      'Checks any text against product details, and returns claims that the details do not support, broken ' +
      'platform rules, and scores. It saves nothing and is free. ' +
      'The checks are designed for English, and can miss false claims.',
    scopes: API_AND_STORE,
    rateLimited: true,
    idempotent: false,
    query: null,
    body: CreateAuditRequestSchema,
    reply: { status: 200, description: 'The findings.', schema: AuditSchema },
    errors: [...TOKEN_ERRORS, 'rate_limited', 'invalid_json', 'validation_error', 'internal_error'],
    timeoutMs: 15_000,
  },
} as const satisfies Record<string, Endpoint>;
