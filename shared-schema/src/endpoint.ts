import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { Scope } from './responses.ts';

/** The sections of the API reference. */
export const TAGS = {
  Listings: 'Generate a listing and wait for it. Read, edit, delete and audit listings.',
  Jobs: 'Generate listings in the background.',
  Batches: 'Queue up to 1,000 listings with one request.',
  Brands: 'Manage brands and their voice.',
  Webhooks: 'Get notified when something happens, instead of polling.',
  Account: 'Your plan, remaining listings, token and brands.',
  Connect: 'Get a token for a store without copying a secret.',
} as const;

/** One endpoint of the API, used by router, OpenAPI document, client and contract tests. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to `{api_url}`; parameters are in braces. */
  readonly path: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description: string;
  /** Token scopes that may call it; `null` if no token is used. */
  readonly scopes: readonly Scope[] | null;
  /** Whether a call counts against the token's rate limit (contract §9.7, §9.8). */
  readonly rateLimited: boolean;
  /** Whether an `Idempotency-Key` header is honored. */
  readonly idempotent: boolean;
  readonly query: z.ZodObject | null;
  readonly body: z.ZodObject | null;
  readonly reply: {
    readonly status: number;
    readonly description: string;
    readonly schema: z.ZodType;
    /** JSON unless given; of a stream, `schema` is the data of each event. */
    readonly mediaType?: 'text/event-stream';
  };
  /** Its specific error codes; those of authentication and transport are implied. */
  readonly errors: readonly ErrorCode[];
  /** Milliseconds after which a client gives up (contract §6.5, §7.12). */
  readonly timeoutMs: number;
}

export const API_AND_STORE = ['api', 'plugin'] as const satisfies readonly Scope[];
/** Error codes of every endpoint that needs a token. */
export const TOKEN_ERRORS = [
  'missing_authorization',
  'invalid_api_key',
  'plan_required',
  'scope_forbidden',
] as const satisfies readonly ErrorCode[];
/** Error codes of every endpoint that writes listings. */
export const GENERATION_ERRORS = [
  ...TOKEN_ERRORS,
  'rate_limited',
  'invalid_json',
  'validation_error',
  'brand_forbidden',
  'brand_archived',
  'usage_limit_reached',
  'internal_error',
] as const satisfies readonly ErrorCode[];

/** Named examples of an endpoint's body and reply. */
export interface EndpointExamples {
  readonly body: Readonly<Record<string, object>>;
  readonly reply: Readonly<Record<string, object>>;
}
