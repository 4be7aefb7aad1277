import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import {
  ConnectExchangeRequestSchema,
  CreateJobRequestSchema,
  GenerateRequestSchema,
  ListJobsQuerySchema,
} from './requests.ts';
import {
  AccountSnapshotSchema,
  ConnectExchangeResponseSchema,
  GenerateResponseSchema,
  JobEnvelopeSchema,
  JobListSchema,
  type Scope,
} from './responses.ts';

/** The chapters of the API's reference, and what each is about. */
export const TAGS = {
  Listings: 'Write a listing while the caller waits.',
  Jobs: 'Queue listings and poll them; every request is fast.',
  Account: 'Plan, credits, token and brands.',
  Connect: 'Obtain a token for a store without copying a secret.',
} as const;

/** One endpoint of the API, as router, OpenAPI document, client and contract tests see it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Below `{api_url}`; parameters stand in braces. */
  readonly path: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description: string;
  /** Types of token that may call it; `null` where no token is used. */
  readonly scopes: readonly Scope[] | null;
  /** Whether a call counts against the token's rate (document, "Limits"). */
  readonly rateLimited: boolean;
  /** Whether an `Idempotency-Key` header is honoured. */
  readonly idempotent: boolean;
  readonly query: z.ZodObject | null;
  readonly body: z.ZodObject | null;
  readonly reply: {
    readonly status: number;
    readonly description: string;
    readonly schema: z.ZodType;
  };
  /** Codes of its own; those of authentication and transport go without saying. */
  readonly errors: readonly ErrorCode[];
  /** Milliseconds after which a client gives up (document, "Endpoints"). */
  readonly timeoutMs: number;
}

const BOTH_SCOPES = ['api', 'plugin'] as const satisfies readonly Scope[];
const TOKEN_ERRORS = [
  'missing_authorization',
  'invalid_api_key',
  'plan_required',
  'scope_forbidden',
] as const satisfies readonly ErrorCode[];
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

/** Every endpoint of v1 (document, "Endpoints"). */
export const ENDPOINTS = {
  generate: {
    method: 'POST',
    path: '/generate',
    tag: 'Listings',
    summary: 'Write one listing and wait for it',
    description:
      'Writes one listing, saves it to the history and counts one credit. The request stays open ' +
      'for the whole generation, typically 15 to 35 seconds: use a timeout of at least 60 seconds.',
    scopes: BOTH_SCOPES,
    rateLimited: true,
    idempotent: false,
    query: null,
    body: GenerateRequestSchema,
    reply: { status: 200, description: 'The listing.', schema: GenerateResponseSchema },
    errors: GENERATION_ERRORS,
    timeoutMs: 60_000,
  },
  createJob: {
    method: 'POST',
    path: '/jobs',
    tag: 'Jobs',
    summary: 'Queue one listing',
    description:
      'Reserves one credit and queues the listing. Send an `Idempotency-Key`: the same key within ' +
      '24 hours answers with the first job and costs nothing.',
    scopes: BOTH_SCOPES,
    rateLimited: true,
    idempotent: true,
    query: null,
    body: CreateJobRequestSchema,
    reply: { status: 202, description: 'The job, new or replayed.', schema: JobEnvelopeSchema },
    errors: GENERATION_ERRORS,
    timeoutMs: 15_000,
  },
  listJobs: {
    method: 'GET',
    path: '/jobs',
    tag: 'Jobs',
    summary: 'List the most recent jobs',
    description: "The account's most recent jobs, newest first.",
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: ListJobsQuerySchema,
    body: null,
    reply: { status: 200, description: 'The jobs.', schema: JobListSchema },
    errors: [...TOKEN_ERRORS, 'internal_error'],
    timeoutMs: 15_000,
  },
  getJob: {
    method: 'GET',
    path: '/jobs/{id}',
    tag: 'Jobs',
    summary: 'Poll a job',
    description:
      'Poll every `poll_after_ms`. A 200 does not imply success: read `status` first. A job that ' +
      'nobody polls for 20 minutes fails with `job_expired`.',
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The job as it stands.', schema: JobEnvelopeSchema },
    errors: [...TOKEN_ERRORS, 'job_not_found', 'internal_error'],
    timeoutMs: 15_000,
  },
  me: {
    method: 'GET',
    path: '/me',
    tag: 'Account',
    summary: 'Read the account',
    description: 'Plan, credits left, the token that asks, and the brands it can write to.',
    scopes: BOTH_SCOPES,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: null,
    reply: { status: 200, description: 'The account snapshot.', schema: AccountSnapshotSchema },
    errors: [...TOKEN_ERRORS, 'internal_error'],
    timeoutMs: 15_000,
  },
  connectExchange: {
    method: 'POST',
    path: '/connect/exchange',
    tag: 'Connect',
    summary: 'Exchange a connect code for a store token',
    description:
      'The last step of the connect flow, called server to server. Connecting a store again ' +
      'revokes the token that it had.',
    scopes: null,
    rateLimited: false,
    idempotent: false,
    query: null,
    body: ConnectExchangeRequestSchema,
    reply: {
      status: 200,
      description: 'The store connection token, shown this once.',
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
