import { WarewordError } from '@wareword/shared-schema/client';

/**
 * How a service error affects a run: `run` pauses it until the owner acts, `rate` and `later` are
 * temporary, `item` only affects this product.
 */
export type ServiceErrorEffect =
  | { readonly kind: 'run'; readonly code: string; readonly message: string }
  | { readonly kind: 'rate'; readonly waitSeconds: number }
  | { readonly kind: 'later'; readonly message: string }
  | { readonly kind: 'item'; readonly code: string; readonly message: string };

/** Wait after a 429 without a `Retry-After` (contract §9.8). */
const RATE_WINDOW_SECONDS = 60;

/** Messages for store owners; the service's own are for developers. */
const OWNER_MESSAGES: ReadonlyMap<string, string> = new Map([
  ['usage_limit_reached', "You've used all your listings this month. Nothing is lost."],
  ['invalid_api_key', 'This connection was revoked in Wareword. Connect your store again.'],
  ['missing_authorization', "Your store isn't connected to Wareword. Connect it first."],
  ['plan_required', "Your plan doesn't include this. Upgrade your Wareword plan, then resume."],
  ['scope_forbidden', "This connection isn't allowed to write listings. Connect your store again."],
  ['brand_forbidden', "Your plan doesn't include this run's brand. Choose another."],
  ['brand_archived', "This run's brand is archived. Choose another."],
  [
    'https_required',
    "This app doesn't use HTTPS to reach Wareword. Contact the administrator of this server.",
  ],
]);

/** The same, for errors that affect only this listing. */
const OWNER_MESSAGES_OF_ITEM: ReadonlyMap<string, string> = new Map([
  [
    'job_not_found',
    "This listing was requested with another Wareword account. If it was written, it's in that account's history. Try again to write it with the account you use now.",
  ],
]);

const TRANSIENT: ReadonlySet<string> = new Set([
  'network_error',
  'timeout',
  'aborted',
  'invalid_response',
  'internal_error',
  'service_unavailable',
  'request_timeout',
]);

/** @throws the error itself if it did not come from the service */
export function effectOf(error: unknown): ServiceErrorEffect {
  if (!(error instanceof WarewordError)) throw error;
  const { code, status } = error;
  if (code === 'rate_limited') {
    return { kind: 'rate', waitSeconds: error.retryAfterSeconds ?? RATE_WINDOW_SECONDS };
  }
  const message = OWNER_MESSAGES.get(code);
  if (message !== undefined) return { kind: 'run', code, message };
  if (TRANSIENT.has(code) || (status !== undefined && status >= 500)) {
    return { kind: 'later', message: "We can't reach Wareword right now." };
  }
  return { kind: 'item', code, message: OWNER_MESSAGES_OF_ITEM.get(code) ?? error.message };
}

export const NOT_CONNECTED = {
  code: 'not_connected',
  message: "Your store isn't connected to Wareword. Connect it, then resume.",
} as const;
