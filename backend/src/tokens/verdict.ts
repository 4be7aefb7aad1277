import { Refusal, type RateState } from '../refusal.ts';
import type { Plans } from '../config.ts';
import { invalidToken } from './authorization.ts';

/** What the database's functions need to know of the plans to judge a caller. */
export function plansWithApiKeys(plans: Plans): string[] {
  return Object.entries(plans).flatMap(([name, plan]) => (plan.agency ? [name] : []));
}

export interface RateRow {
  readonly rate_remaining: number | null;
  readonly rate_reset: number | null;
}

export function rateState(row: RateRow, limit: number): RateState | undefined {
  if (row.rate_remaining === null || row.rate_reset === null) return undefined;
  return { limit, remaining: row.rate_remaining, resetSeconds: row.rate_reset };
}

/** The refusal for what `identify` and `admit` (migrations) found against a caller. */
export function refuseCaller(verdict: string, rate?: RateState): Refusal {
  switch (verdict) {
    case 'invalid_api_key':
      return invalidToken();
    case 'plan_required':
      return new Refusal(
        'plan_required',
        'API keys work on the Agency plan. Upgrade the plan, or use a connected store.',
      );
    case 'scope_forbidden':
      return new Refusal('scope_forbidden', 'This type of token cannot be used here.');
    case 'rate_limited':
      return new Refusal(
        'rate_limited',
        `At most ${rate?.limit ?? 'that many'} requests a minute pass. Wait as Retry-After says, then try again.`,
        rate,
      );
    default:
      throw new Error(`Unknown verdict ${verdict}`);
  }
}
