import { and, eq, isNull } from 'drizzle-orm';
import { brands, type Orm } from '../database/index.ts';
import { brandNotFound, matchesBrand, type BrandReference } from './brand-reference.ts';
import { changeStyle, type StyleChanges } from './change-style.ts';
import { lockBrands } from './lock-brands.ts';
import { parseBrandName } from './parse-brand-name.ts';
import { requireFreeName } from './require-free-name.ts';

/**
 * Changes a brand's name and how it sounds; omitted fields stay as they are. The changes apply
 * to new listings.
 * @throws {DomainError} `not_found`, `invalid`, `conflict`
 */
export async function updateBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: BrandReference & StyleChanges & { name?: string | undefined };
}): Promise<void> {
  const { workspaceId } = input;
  await ctx.orm.transaction(async (tx) => {
    await lockBrands(tx, workspaceId);
    const [brand] = await tx
      .select({ id: brands.id, name: brands.name, style: brands.style })
      .from(brands)
      .where(and(matchesBrand(input), isNull(brands.archivedAt)));
    if (brand === undefined) throw brandNotFound();
    const name = input.name === undefined ? brand.name : parseBrandName(input.name);
    const style = changeStyle(input, brand.style);
    const renamed = name !== brand.name;
    if (!renamed && JSON.stringify(style) === JSON.stringify(brand.style)) return;
    if (renamed) await requireFreeName(tx, { workspaceId, name, except: brand.id });
    await tx
      .update(brands)
      .set({ name, style, updatedAt: new Date() })
      .where(eq(brands.id, brand.id));
  });
}
