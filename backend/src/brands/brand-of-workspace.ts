import { and, eq, type SQL } from 'drizzle-orm';
import { brands } from '../database/index.ts';
import { parseId, type WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

/** A brand as people name it from outside: it counts only in their own workspace. */
export interface BrandOfWorkspace {
  readonly workspaceId: WorkspaceId;
  readonly brandId: string;
}

/**
 * The condition that finds it.
 * @throws {Refusal} `brand_forbidden` for a misshapen id: nobody's brand (decisions 3)
 */
export function isBrand({ workspaceId, brandId }: BrandOfWorkspace): SQL | undefined {
  const id = parseId('brd', brandId);
  if (id === undefined) throw noSuchBrand();
  return and(eq(brands.id, id), eq(brands.workspaceId, workspaceId));
}

export function noSuchBrand(): Refusal {
  return new Refusal(
    'brand_forbidden',
    'There is no such brand in this workspace, or it was archived meanwhile. Load the page again.',
  );
}
