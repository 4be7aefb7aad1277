import { listBrands } from '../brands/index.ts';
import { PLAN_NAMES, type PlanName, type Plans } from '../config.ts';
import { presentUsage, readUsed } from '../credits/index.ts';
import type { BrandId, UserId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import type { BulkContext } from './context.ts';
import type { RunInput } from './run-view.ts';

/** A run, who asks, and the plan that they ask on. */
export type MemberInput = RunInput & { readonly userId: UserId; readonly plan: PlanName };

/**
 * Bulk is part of some plans (decisions 18).
 * @throws {Refusal} `plan_required`
 */
export function requireBulk(plans: Plans, plan: PlanName): void {
  if (plans[plan].bulk) return;
  const names = PLAN_NAMES.filter((name) => plans[name].bulk).map(
    (name) => name.slice(0, 1).toUpperCase() + name.slice(1),
  );
  throw new Refusal(
    'plan_required',
    `Bulk is part of the plans ${names.join(' and ')}. Change the plan to go on; nothing is lost.`,
  );
}

/**
 * A run that cannot begin a single product is not begun.
 * @throws {Refusal} `usage_limit_reached`
 */
export async function requireCredit(ctx: BulkContext, input: MemberInput): Promise<void> {
  const used = await readUsed({ ctx: { orm: ctx.database.orm }, input });
  const { remaining, limit } = presentUsage(ctx.plans, input.plan, used);
  if (remaining > 0) return;
  throw new Refusal(
    'usage_limit_reached',
    `All ${limit} listings of this month are used. Upgrade the plan, or go on next month; the file stays here.`,
  );
}

/** @throws {Refusal} `brand_forbidden` */
export async function requireBrand(
  ctx: BulkContext,
  input: MemberInput & { brandId: string | undefined },
): Promise<BrandId | undefined> {
  if (input.brandId === undefined) return undefined;
  const { orm } = ctx.database;
  const brands = await listBrands({ ctx: { orm, plans: ctx.plans }, input });
  const brand = brands.find(({ id }) => id === input.brandId);
  if (brand === undefined) {
    throw new Refusal(
      'brand_forbidden',
      'This brand is not in this workspace any more. Choose another.',
    );
  }
  if (brand.locked) {
    throw new Refusal(
      'brand_forbidden',
      'This brand is locked on your plan. Choose another, or upgrade.',
    );
  }
  return brand.id;
}

/** The page showed something that is no longer so. */
export function changed(what: string): Refusal {
  return new Refusal('validation_error', `${what} The page shows how it stands now.`);
}
