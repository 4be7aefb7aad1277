import { and, eq, type SQL } from 'drizzle-orm';
import { brands } from '../database/index.ts';
import { parseId, type WorkspaceId } from '../identifiers.ts';
import { type DomainError, notFound } from '../errors.ts';

/** A brand id from outside; it is only valid within the caller's workspace. */
export interface BrandReference {
  readonly workspaceId: WorkspaceId;
  readonly brandId: string;
}

/**
 * The condition that matches it.
 * @throws {DomainError} `not_found` for a malformed id, which belongs to no one (contract §3.4)
 */
export function matchesBrand({ workspaceId, brandId }: BrandReference): SQL | undefined {
  const id = parseId('brd', brandId);
  if (id === undefined) throw brandNotFound();
  return and(eq(brands.id, id), eq(brands.workspaceId, workspaceId));
}

export function brandNotFound(): DomainError {
  return notFound(
    'No brand in this workspace has this ID, or it is archived. Check your list of brands.',
    'brand_id',
  );
}
