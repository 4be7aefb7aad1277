import type { BrokenRule } from '@wareword/shared-schema';
import type { Database } from '../../database/index.ts';
import { findLiveListing, translateProblems, type ListingInput } from '../../listings/index.ts';
import { exportListings, type ExportedSelection, type ListingExport } from './export-listings.ts';

/** A file to save. */
export interface ListingFile extends Pick<ExportedSelection, 'contentType' | 'text'> {
  readonly fileName: string;
  /** Rules of the platform that the listing breaks. An import has no column that could say so. */
  readonly brokenRules: readonly BrokenRule[];
}

/**
 * One listing as a file, see {@link exportListings}.
 * @throws {DomainError} `not_found`
 */
export async function exportListing({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: ListingInput & { format: ListingExport };
}): Promise<ListingFile> {
  const { workspaceId, format } = input;
  const { id, productName, brokenRules } = await translateProblems(
    await findLiveListing(ctx, input),
  );
  const { ending, contentType, text } = await exportListings({
    ctx,
    input: { workspaceId, ids: [id], format },
  });
  const name = productName.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^-|-$/gu, '');
  return { fileName: `${name || 'listing'}.${ending}`, contentType, text, brokenRules };
}
