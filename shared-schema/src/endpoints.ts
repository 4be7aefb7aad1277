import {
  BatchSchema,
  CreateBatchQuerySchema,
  CreateBatchRequestSchema,
  GetBatchQuerySchema,
} from './batches.ts';
import { AuditSchema, CreateAuditRequestSchema } from './audits.ts';
import { BRAND_ENDPOINTS } from './endpoints-brands.ts';
import { BOTH_SCOPES, TOKEN_ERRORS, type Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import {
  DeletedListingSchema,
  EditListingRequestSchema,
  JobListSchema,
  ListingListSchema,
  ListingResponseSchema,
  ListJobsQuerySchema,
  ListListingsQuerySchema,
} from './lists.ts';
import {
  ConnectExchangeRequestSchema,
  CreateJobRequestSchema,
  GenerateRequestSchema,
  IncludeQuerySchema,
} from './requests.ts';
import {
  AccountSnapshotSchema,
  ConnectExchangeResponseSchema,
  GenerateResponseSchema,
  JobEnvelopeSchema,
} from './responses.ts';

const GENERATION_ERRORS = [
  ...TOKEN_ERRORS,
  'rate_limited',
  'invalid_json',
  'validation_error',
  'brand_forbidden',
  'brand_archived',
  'usage_limit_reached',
  'internal_error',
] as const satisfies readonly ErrorCode[];

export { TAGS, type Endpoint } from './endpoint.ts';

/** Every endpoint of v1 (contract §13.1). */
export const ENDPOINTS = {
  generate: {
    method: 'POST',
    path: '/generate',
    tag: 'Listings',
    summary: 'Generate a listing',
    description:
      'Generates a listing, saves it to the history and uses one of the monthly listings. Responds ' +
      'when the listing is ready, typically after 15 to 35 seconds. Set a timeout of at least 60 seconds. ' +
      'Send an `Idempotency-Key` to retry safely: the same key returns the same listing, and costs nothing more.',
    scopes: BOTH_SCOPES,
    rateLimited: true,
    idempotent: true,
    query: IncludeQuerySchema,
    body: GenerateRequestSchema,
    reply: { status: 200, description: 'The listing.', schema: GenerateResponseSchema },
    errors: [...GENERATION_ERRORS, 'request_in_progress'],
    timeoutMs: 60_000,
  },
  createJob: {
    method: 'POST',
    path: '/jobs',
    tag: 'Jobs',
    summary: 'Create a job',
    description:
      'Queues a listing and uses one of the monthly listings, which is returned if the job fails. ' +
      'Send an `Idempotency-Key` to retry safely: the same key returns the same job.',
    scopes: BOTH_SCOPES,
    rateLimited: true,
    idempotent: true,
    query: null,
    body: CreateJobRequestSchema,
    reply: {
      status: 202,
      description: 'The new job, or the existing one for the same key.',
      schema: JobEnvelopeSchema,
    },
    errors: GENERATION_ERRORS,
    timeoutMs: 15_000,
  },
  listJobs: {
    method: 'GET',
    path: '/jobs',
    tag: 'Jobs',
    summary: 'List jobs',
    description:
      "The account's jobs, newest first, a page at a time. A page can have fewer jobs than `limit` and still " +
      'have a `next_cursor`: follow it until it is `null`.',
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: ListJobsQuerySchema,
    body: null,
    reply: { status: 200, description: 'The jobs.', schema: JobListSchema },
    errors: [...TOKEN_ERRORS, 'validation_error', 'internal_error'],
    timeoutMs: 15_000,
  },
  getJob: {
    method: 'GET',
    path: '/jobs/{id}',
    tag: 'Jobs',
    summary: 'Get a job',
    description:
      "Poll every `poll_after_ms` milliseconds. A 200 doesn't mean the job succeeded: check `status`. " +
      "A job that isn't polled in time fails with `job_expired`.",
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: IncludeQuerySchema,
    body: null,
    reply: { status: 200, description: 'The job.', schema: JobEnvelopeSchema },
    errors: [...TOKEN_ERRORS, 'job_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  jobEvents: {
    method: 'GET',
    path: '/jobs/{id}/events',
    tag: 'Jobs',
    summary: 'Follow a job',
    description:
      'Server-sent events, instead of polling: `event: job` with the job as it is now, and again after each change. ' +
      "The stream ends with the event of a `complete` or `failed` job. A job doesn't expire while you listen. " +
      'With `Last-Event-ID`, the state that you have is not sent again; 204 means that nothing follows. ' +
      'If you reach the limit of 100 streams per token, poll instead.',
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: {
      status: 200,
      description: 'Events. The data of each is the job, as `GET /jobs/{id}` returns it.',
      schema: JobEnvelopeSchema,
      mediaType: 'text/event-stream',
    },
    errors: [...TOKEN_ERRORS, 'job_not_found', 'rate_limited', 'internal_error'],
    timeoutMs: 15_000,
  },
  cancelJob: {
    method: 'POST',
    path: '/jobs/{id}/cancel',
    tag: 'Jobs',
    summary: 'Cancel a job',
    description:
      'Cancels a job that is not finished: it fails with `job_cancelled`, and its listing is returned to ' +
      'the plan. A finished job stays as it is and is returned, so check `status`.',
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The job.', schema: JobEnvelopeSchema },
    errors: [...TOKEN_ERRORS, 'job_not_found', 'job_in_progress', 'internal_error'],
    timeoutMs: 15_000,
  },
  createBatch: {
    method: 'POST',
    path: '/batches',
    tag: 'Batches',
    summary: 'Create a batch',
    description:
      'Queues up to 1,000 listings as one request of the rate limit, on plans with bulk writing. Send ' +
      '`{"requests": […]}`, or one request per line as `application/jsonl`. With `partial=true`, invalid requests ' +
      'and those beyond the monthly limit are rejected on their own. No two requests can have the same `external_ref`.',
    scopes: BOTH_SCOPES,
    rateLimited: true,
    idempotent: true,
    query: CreateBatchQuerySchema,
    body: CreateBatchRequestSchema,
    reply: {
      status: 202,
      description: 'The new batch, or the existing one for the same key, with its first items.',
      schema: BatchSchema,
    },
    errors: GENERATION_ERRORS,
    timeoutMs: 15_000,
  },
  getBatch: {
    method: 'GET',
    path: '/batches/{id}',
    tag: 'Batches',
    summary: 'Get a batch',
    description:
      'Its counts and a page of its items, each with its job and, once it is complete, its listing. Jobs of ' +
      'a batch do not have to be polled.',
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: GetBatchQuerySchema,
    body: null,
    reply: { status: 200, description: 'The batch.', schema: BatchSchema },
    errors: [...TOKEN_ERRORS, 'batch_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  batchEvents: {
    method: 'GET',
    path: '/batches/{id}/events',
    tag: 'Batches',
    summary: 'Follow a batch',
    description:
      'Server-sent events, instead of polling: `event: batch` with the batch as it is now, and at most once a second ' +
      'while it changes. The stream ends with the event of a `complete` batch. Events have no items: read them ' +
      'from `GET /batches/{id}`. `Last-Event-ID` and the limit of streams are those of `GET /jobs/{id}/events`.',
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: {
      status: 200,
      description: 'Events. The data of each is the batch, without items.',
      schema: BatchSchema,
      mediaType: 'text/event-stream',
    },
    errors: [...TOKEN_ERRORS, 'batch_not_found', 'rate_limited', 'internal_error'],
    timeoutMs: 15_000,
  },
  cancelBatch: {
    method: 'POST',
    path: '/batches/{id}/cancel',
    tag: 'Batches',
    summary: 'Cancel a batch',
    description:
      'Cancels the jobs that are still queued: they fail with `job_cancelled`, and their listings are ' +
      'returned to the plan. What has started is finished.',
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The batch, with its first items.', schema: BatchSchema },
    errors: [...TOKEN_ERRORS, 'batch_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  listListings: {
    method: 'GET',
    path: '/listings',
    tag: 'Listings',
    summary: 'List listings',
    description:
      'The listings of the account, newest first, a page at a time, as they are now: from the API, the dashboard, ' +
      'bulk runs and stores. A page can have fewer listings than `limit` and still have a `next_cursor`: ' +
      'follow it until it is `null`.',
    scopes: BOTH_SCOPES,
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
    description: 'A listing as it is now.',
    scopes: BOTH_SCOPES,
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
      'Replaces the texts that you send, and computes the scores again. It costs nothing. A text that breaks a ' +
      'rule of the platform is saved all the same: check `broken_rules`. The dashboard keeps each change as a version.',
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
      'Deletes a listing from the history. Its job is then `job_not_found`. It can be restored for 30 days, and ' +
      'its text is erased after that. Deleting it again changes nothing.',
    scopes: ['api'],
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: {
      status: 200,
      description: 'Until when it can be restored.',
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
      'Brings a deleted listing back as it was. One that was not deleted stays as it is.',
    scopes: ['api'],
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The listing.', schema: ListingResponseSchema },
    errors: [...TOKEN_ERRORS, 'listing_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  createAudit: {
    method: 'POST',
    path: '/audits',
    tag: 'Listings',
    summary: 'Audit a listing',
    description:
      'Judges texts that a person or a model wrote against product details: claims that the details do not ' +
      'support, rules of the platform that are broken, and scores. Nothing is saved, and it costs no listing. ' +
      'The checks are made for English; a claim that none of them finds can still be false.',
    scopes: BOTH_SCOPES,
    rateLimited: true,
    idempotent: false,
    query: null,
    body: CreateAuditRequestSchema,
    reply: { status: 200, description: 'The findings.', schema: AuditSchema },
    errors: [...TOKEN_ERRORS, 'rate_limited', 'invalid_json', 'validation_error', 'internal_error'],
    timeoutMs: 15_000,
  },
  ...BRAND_ENDPOINTS,
  me: {
    method: 'GET',
    path: '/me',
    tag: 'Account',
    summary: 'Get the account',
    description: 'The plan, listings left, the token used, and its brands.',
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The account.', schema: AccountSnapshotSchema },
    errors: [...TOKEN_ERRORS, 'internal_error'],
    timeoutMs: 15_000,
  },
  connectExchange: {
    method: 'POST',
    path: '/connect/exchange',
    tag: 'Connect',
    summary: 'Exchange a connect code for a token',
    description:
      'The last step of the connect flow, called from your server. Reconnecting a store revokes its ' +
      'previous token. To connect a store that is connected to another account, you must prove that ' +
      'it is yours. Using a code twice revokes its token.',
    scopes: null,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: ConnectExchangeRequestSchema,
    reply: {
      status: 200,
      description: 'The store connection token, which is shown only once.',
      schema: ConnectExchangeResponseSchema,
    },
    errors: [
      'invalid_json',
      'validation_error',
      'invalid_code',
      'site_mismatch',
      'rate_limited',
      'internal_error',
    ],
    timeoutMs: 15_000,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
