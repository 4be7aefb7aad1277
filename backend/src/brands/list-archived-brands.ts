import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { brands, type Orm } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';

/** Archived brands per page. */
const PAGE_SIZE = 50;

export interface ArchivedBrandPage {
  /** Most recently archived first. */
  readonly brands: readonly { readonly id: BrandId; readonly name: string }[];
  /** Cursor of the next page; absent on the last page. */
  readonly next: { readonly at: string; readonly id: string } | undefined;
}

/** A page of a workspace's archived brands, which can be restored. */
export async function listArchivedBrands({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: {
    workspaceId: WorkspaceId;
    after?: { readonly at: string; readonly id: string } | undefined;
  };
}): Promise<ArchivedBrandPage> {
  const { after } = input;
  const rows = await ctx.orm
    .select({ id: brands.id, name: brands.name, at: sql<string>`${brands.archivedAt}::text` })
    .from(brands)
    .where(
      and(
        eq(brands.workspaceId, input.workspaceId),
        isNotNull(brands.archivedAt),
        after &&
          sql`(${brands.archivedAt}, ${brands.id}) < (${after.at}::timestamptz, ${after.id}::text)`,
      ),
    )
    .orderBy(desc(brands.archivedAt), desc(brands.id))
    .limit(PAGE_SIZE + 1);
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    brands: rows.slice(0, PAGE_SIZE).map(({ at: _, ...brand }) => brand),
    next: last && { at: last.at, id: last.id },
  };
}
