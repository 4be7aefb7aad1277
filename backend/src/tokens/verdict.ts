import { type DomainError, forbidden, limitExceeded, type RateState } from '../errors.ts';
import { z } from 'zod';
import type { Plans } from '../config.ts';
import { invalidToken } from './authorization.ts';
import { rateLimitMessage } from '../rate-limits/index.ts';

/** The plans that include API keys, as the database functions need them. */
export function plansWithApiKeys(plans: Plans): string[] {
  return Object.entries(plans).flatMap(([name, plan]) => (plan.apiAccess ? [name] : []));
}

export interface RateRow {
  readonly rate_remaining: number | null;
  readonly rate_reset: number | null;
}

export function rateState(row: RateRow, limit: number): RateState | undefined {
  if (row.rate_remaining === null || row.rate_reset === null) return undefined;
  return { limit, remaining: row.rate_remaining, resetSeconds: row.rate_reset };
}

/** The reasons for which `identify` and `admit` (database/functions) refuse a caller. */
export const CallerVerdict = z.enum([
  'invalid_api_key',
  'plan_required',
  'scope_forbidden',
  'rate_limited',
]);

export function refuseCaller(
  verdict: z.infer<typeof CallerVerdict>,
  rate?: RateState,
): DomainError {
  switch (verdict) {
    case 'invalid_api_key':
      return invalidToken();
    case 'plan_required':
      return forbidden(
        'API keys are available on the Agency plan. Upgrade, or use a connected store.',
        'plan_required',
      );
    case 'scope_forbidden':
      return forbidden("This type of token can't be used with this endpoint.", 'scope');
    case 'rate_limited':
      return limitExceeded(rateLimitMessage(rate?.limit), 'rate', { rate });
  }
}
