import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { brands, type OrmTransaction } from '../database/index.ts';
import { conflict } from '../errors.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';

/**
 * Checks that no other brand has a name, whatever its letter case. The caller holds the workspace's
 * row, so that two calls cannot both find it free. The name of an archived brand is free.
 * @throws {DomainError} `conflict`
 */
export async function requireFreeName(
  tx: OrmTransaction,
  { workspaceId, name, except }: { workspaceId: WorkspaceId; name: string; except?: BrandId },
): Promise<void> {
  const taken = await tx.$count(
    brands,
    and(
      eq(brands.workspaceId, workspaceId),
      isNull(brands.archivedAt),
      sql`lower(${brands.name}) = lower(${name})`,
      except && ne(brands.id, except),
    ),
  );
  if (taken > 0) {
    throw conflict(`You already have a brand named ${name}. Choose another name.`, 'brand_name');
  }
}
