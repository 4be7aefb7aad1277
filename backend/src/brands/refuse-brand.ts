import { capitalize, formatCount } from '@wareword/shared-schema/format';
import type { PlanName, Plans } from '../config.ts';
import { conflict, type DomainError, forbidden, notFound, type RateState } from '../errors.ts';

/** Why a listing can't use a brand. */
export const BRAND_VERDICTS = ['brand_forbidden', 'brand_locked', 'brand_archived'] as const;
export type BrandVerdict = (typeof BRAND_VERDICTS)[number];

/** The error for a request with a brand that cannot be used (contract §9.5, §9.6). */
export function refuseBrand(
  verdict: BrandVerdict,
  { plans, plan, rate }: { plans: Plans; plan: PlanName; rate?: RateState | undefined },
): DomainError {
  switch (verdict) {
    case 'brand_forbidden':
      return notFound(
        "This brand isn't in this workspace. GET /me lists your brands and their IDs.",
        'brand',
        { rate },
      );
    case 'brand_locked':
      return forbidden(
        `This brand is locked: the ${capitalize(plan)} plan includes ${formatCount(plans[plan].brands, 'brand')}. Upgrade, or use a brand that isn't locked.`,
        'brand_locked',
        { rate },
      );
    case 'brand_archived':
      return conflict(
        'This brand is archived. Restore it, or use another brand.',
        'brand_archived',
        { rate },
      );
  }
}
