import { WarewordError } from '@wareword/shared-schema/client';

/**
 * What a refusal of the service means for a run: `run` stops it until its owner has done something,
 * `rate` and `later` pass by themselves, `item` is this product's trouble alone.
 */
export type Trouble =
  | { readonly kind: 'run'; readonly code: string; readonly message: string }
  | { readonly kind: 'rate'; readonly waitSeconds: number }
  | { readonly kind: 'later'; readonly message: string }
  | { readonly kind: 'item'; readonly code: string; readonly message: string };

/** Waited where a 429 names no time (document, "Limits"). */
const RATE_WINDOW_S = 60;

/** In the owner's words; the service's own are for developers. */
const OWNER_MESSAGES: ReadonlyMap<string, string> = new Map([
  ['usage_limit_reached', 'All listings of this month are used. Nothing that was made is lost.'],
  ['invalid_api_key', 'The connection to Wareword was revoked. Connect the store again.'],
  ['missing_authorization', 'The store is not connected to Wareword. Connect it first.'],
  ['plan_required', 'Your plan does not allow this. Connect the store again.'],
  ['scope_forbidden', 'This connection may not write listings. Connect the store again.'],
  ['brand_forbidden', 'The brand of this run cannot be written to on your plan. Choose another.'],
  ['brand_archived', 'The brand of this run is archived. Choose another.'],
  ['https_required', 'Wareword was asked over plain http. Tell whoever runs this bridge.'],
]);

const PASSING: ReadonlySet<string> = new Set([
  'network_error',
  'timeout',
  'aborted',
  'invalid_response',
  'internal_error',
  'service_unavailable',
  'request_timeout',
]);

/** @throws the error itself where it is not the service's */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof WarewordError)) throw error;
  const { code, status } = error;
  if (code === 'rate_limited') {
    return { kind: 'rate', waitSeconds: error.retryAfterSeconds ?? RATE_WINDOW_S };
  }
  const message = OWNER_MESSAGES.get(code);
  if (message !== undefined) return { kind: 'run', code, message };
  if (PASSING.has(code) || (status !== undefined && status >= 500)) {
    return { kind: 'later', message: 'Wareword cannot be reached. This goes on by itself.' };
  }
  return { kind: 'item', code, message: error.message };
}

export const NOT_CONNECTED = {
  code: 'not_connected',
  message: 'The store is not connected to Wareword. Connect it, and go on.',
} as const;
