import { WarewordError } from '@wareword/shared-schema/client';

/** Why the service did not do what it was asked. Apps have a text for each. */
export type ServiceProblemCode =
  | 'not_connected'
  | 'token_revoked'
  | 'usage_limit_reached'
  | 'plan_required'
  | 'scope_forbidden'
  | 'brand_forbidden'
  | 'brand_archived'
  | 'https_required'
  | 'job_not_found'
  | 'listing_not_found'
  | 'request_refused'
  | 'generation_failed'
  | 'job_cancelled';

/** A code to branch on, and a sentence for the store's owner; the service's own are for developers. */
interface ServiceProblem {
  readonly code: ServiceProblemCode;
  readonly message: string;
}

/**
 * How a service error affects a run: `run` pauses it until the owner acts, `rate` and `later` are
 * temporary, `item` only affects this product.
 */
export type ServiceErrorEffect =
  | (ServiceProblem & { readonly kind: 'run' })
  | (ServiceProblem & { readonly kind: 'item' })
  | { readonly kind: 'rate'; readonly waitSeconds: number }
  | { readonly kind: 'later'; readonly message: string };

/** Wait after a 429 without a `Retry-After` (contract §9.8). */
const RATE_WINDOW_SECONDS = 60;

export const NOT_CONNECTED = {
  code: 'not_connected',
  message: "Your store isn't connected to Wareword. Connect it, then resume.",
} as const;

/** What pauses a run, by the service's code. */
const RUN_PROBLEMS: Readonly<Record<string, ServiceProblem>> = {
  missing_authorization: NOT_CONNECTED,
  invalid_api_key: {
    code: 'token_revoked',
    message:
      'This connection was revoked in Wareword. Your runs are saved. Connect your store again to continue.',
  },
  usage_limit_reached: {
    code: 'usage_limit_reached',
    message: "You've used all your listings this month. Nothing is lost.",
  },
  plan_required: {
    code: 'plan_required',
    message: "Your plan doesn't include this. Upgrade your Wareword plan, then resume.",
  },
  scope_forbidden: {
    code: 'scope_forbidden',
    message: "This connection isn't allowed to write listings. Connect your store again.",
  },
  brand_forbidden: {
    code: 'brand_forbidden',
    message:
      "This run's brand is locked on your plan, or it isn't in the Wareword account you use now. Unlock it in Wareword, then resume. Or cancel this run and start one with another brand.",
  },
  brand_archived: {
    code: 'brand_archived',
    message:
      "This run's brand is archived. Restore it in Wareword, then resume. Or cancel this run and start one with another brand.",
  },
  https_required: {
    code: 'https_required',
    message:
      "This app doesn't use HTTPS to reach Wareword. Contact the administrator of this server.",
  },
};

/** What affects only one listing, by the service's code. */
const ITEM_PROBLEMS: Readonly<Record<string, ServiceProblem>> = {
  job_not_found: {
    code: 'job_not_found',
    message:
      "This listing was requested with another Wareword account. If it was written, it's in that account's history. Try again to write it with the account you use now.",
  },
  listing_not_found: {
    code: 'listing_not_found',
    message: 'This listing was deleted in Wareword, or it belongs to another Wareword account.',
  },
};

const REQUEST_REFUSED: ServiceProblem = {
  code: 'request_refused',
  message:
    "Wareword couldn't use this product's details. Check them in your store, then try again.",
};

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
  const problem = RUN_PROBLEMS[code];
  if (problem !== undefined) return { kind: 'run', ...problem };
  if (TRANSIENT.has(code) || (status !== undefined && status >= 500)) {
    return { kind: 'later', message: "We can't reach Wareword right now." };
  }
  return { kind: 'item', ...(ITEM_PROBLEMS[code] ?? REQUEST_REFUSED) };
}

/** Why a job has no listing, by its own code. */
export function jobProblemOf(code: string): ServiceProblem {
  if (code === 'job_cancelled') {
    return {
      code,
      message:
        "This listing was canceled in Wareword. It doesn't count toward your plan. Try again to write it.",
    };
  }
  return {
    code: 'generation_failed',
    message: "Wareword couldn't write this listing. It doesn't count toward your plan. Try again.",
  };
}
