import { NO_BRAND } from '@wareword/shared-schema';
import { capitalize, formatList } from '@wareword/shared-schema/format';
import { listBrands } from '../brands/index.ts';
import { PLAN_NAMES, type PlanName, type Plans } from '../config.ts';
import { presentUsage, readUsed, usageLimitMessage } from '../credits/index.ts';
import type { BrandId, UserId } from '../identifiers.ts';
import { conflict, type DomainError, forbidden, limitExceeded, notFound } from '../errors.ts';
import type { BulkContext } from './context.ts';
import type { RunInput } from './run-view.ts';

/** A run, the user, and their plan. */
export type MemberInput = RunInput & { readonly userId: UserId; readonly plan: PlanName };

/**
 * Bulk writing is only part of some plans (contract §9.2).
 * @throws {DomainError} `forbidden`
 */
export function requireBulk(plans: Plans, plan: PlanName): void {
  if (plans[plan].bulk) return;
  const names = PLAN_NAMES.filter((name) => plans[name].bulk).map(capitalize);
  throw forbidden(
    `Bulk writing is available on the ${formatList(names)} plans. Upgrade to continue. Your file is saved.`,
    'plan_required',
  );
}

/**
 * A run that could not write a single product is not started.
 * @throws {DomainError} `limit_exceeded`
 */
export async function requireCredit(ctx: BulkContext, input: MemberInput): Promise<void> {
  const used = await readUsed({ ctx: { orm: ctx.database.orm }, input });
  const { remaining, limit } = presentUsage(ctx.plans, input.plan, used);
  if (remaining > 0) return;
  throw limitExceeded(`${usageLimitMessage(limit)} Your file is saved.`, 'credits');
}

/** @throws {DomainError} `not_found`, `forbidden` */
export async function requireBrand(
  ctx: BulkContext,
  input: MemberInput & { brandId: string | undefined },
): Promise<BrandId | typeof NO_BRAND | undefined> {
  if (input.brandId === undefined || input.brandId === NO_BRAND) return input.brandId;
  const { orm } = ctx.database;
  const brands = await listBrands({ ctx: { orm, plans: ctx.plans }, input });
  const brand = brands.find(({ id }) => id === input.brandId);
  if (brand === undefined) {
    throw notFound('This brand is no longer in this workspace. Choose another.', 'brand');
  }
  if (brand.locked) {
    throw forbidden(
      'This brand is locked because your plan includes fewer brands. Choose another, or upgrade.',
      'brand_locked',
    );
  }
  return brand.id;
}

/** The page showed an outdated state. */
export function runChanged(what: string): DomainError {
  return conflict(what);
}
