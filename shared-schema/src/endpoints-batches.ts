import {
  BatchSchema,
  CreateBatchQuerySchema,
  CreateBatchRequestSchema,
  GetBatchQuerySchema,
} from './batches.ts';
import { API_AND_STORE, GENERATION_ERRORS, TOKEN_ERRORS, type Endpoint } from './endpoint.ts';

/** The endpoints of batches (contract §14, §16). */
export const BATCH_ENDPOINTS = {
  createBatch: {
    method: 'POST',
    path: '/batches',
    tag: 'Batches',
    summary: 'Create a batch',
    description:
      'Queues up to 1,000 listings and counts as one request toward the rate limit. Needs a plan with bulk writing. Send ' +
      '`{"requests": […]}`, or one request per line as `application/jsonl`. With `partial=true`, invalid requests ' +
      'and those beyond the monthly limit are rejected individually. No two requests can have the same `external_ref`.',
    scopes: API_AND_STORE,
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
      "A batch's counts and a page of its items, each with its job and, once that is complete, its listing. You " +
      "don't need to poll the jobs of a batch.",
    scopes: API_AND_STORE,
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
      'Server-sent events as an alternative to polling: `event: batch` with the current batch, then at most one event per ' +
      'second while it changes. The stream ends when the batch is `complete`. Events have no items: get them ' +
      'from `GET /batches/{id}`. `Last-Event-ID` and the stream limit work as in `GET /jobs/{id}/events`.',
    scopes: API_AND_STORE,
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
      "Cancels the jobs that haven't started: they fail with `job_cancelled`, and don't count toward " +
      'your plan. Jobs that have already started run to completion.',
    scopes: API_AND_STORE,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The batch, with its first items.', schema: BatchSchema },
    errors: [...TOKEN_ERRORS, 'batch_not_found', 'job_in_progress', 'internal_error'],
    timeoutMs: 15_000,
  },
} as const satisfies Record<string, Endpoint>;
