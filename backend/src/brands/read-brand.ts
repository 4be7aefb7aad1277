import type { BrandStyle } from '@wareword/shared-schema';
import type { PlanName, Plans } from '../config.ts';
import type { Database } from '../database/index.ts';
import { parseId, type BrandId } from '../identifiers.ts';
import { brandNotFound, type BrandReference } from './brand-reference.ts';
import type { BrandView } from './list-brands.ts';

/** A brand as the API shows it, archived ones included. */
export interface BrandDetails extends BrandView {
  readonly archived: boolean;
  readonly active: boolean;
}

/**
 * One brand of a workspace.
 * @throws {DomainError} `not_found`
 */
export async function readBrand({
  ctx,
  input,
}: {
  ctx: { database: Database; plans: Plans };
  input: BrandReference & { plan: PlanName };
}): Promise<BrandDetails> {
  const id = parseId('brd', input.brandId);
  if (id === undefined) throw brandNotFound();
  const [brand] = await ctx.database.sql<BrandDetails[]>`
    select
      b.id, b.name, b.style, b.created_at as "createdAt", f.archived,
      f.locked and not f.archived as locked, w.active_brand_id is not distinct from b.id as active
    from brands b
    join workspaces w on w.id = b.workspace_id
    join lateral find_brand(${input.workspaceId}, b.id, ${ctx.plans[input.plan].brands}) f on true
    where b.id = ${id} and b.workspace_id = ${input.workspaceId}
  `;
  if (brand === undefined) throw brandNotFound();
  return brand;
}

/** What the writers read of a brand. */
export interface BrandForWriting {
  readonly name: string;
  readonly style: BrandStyle | null;
}

/** The brand that a listing is written for; undefined without one. */
export async function readBrandForWriting({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { brandId: BrandId | null };
}): Promise<BrandForWriting | undefined> {
  if (input.brandId === null) return undefined;
  const [brand] = await ctx.database.sql<BrandForWriting[]>`
    select name, style from brands where id = ${input.brandId}
  `;
  return brand;
}
