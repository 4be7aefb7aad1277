import type { ListedListing } from '../../listings/index.ts';

/** The fields of a saved listing (contract §15.3) as JSON text, without the braces around them. */
export function presentListing(entry: ListedListing): string {
  return `${presentDetails(entry)},"listing":${entry.listing}${presentEdits(entry)}`;
}

/** What a saved listing is about, without its text, as JSON text without the braces around it. */
export function presentDetails(entry: ListedListing): string {
  const fields = JSON.stringify({
    listing_id: entry.id,
    job_id: entry.jobId ?? undefined,
    created_at: entry.createdAt.toISOString(),
    revision: entry.revision,
    product_name: entry.productName,
    platform: entry.platform,
    tone: entry.tone,
    brand_id: entry.brandId,
    external_ref: entry.externalRef ?? undefined,
    writer: entry.writer,
  });
  return fields.slice(1, -1);
}

/** What was changed since the listing was written, as JSON text; empty if nothing was (contract §5.7). */
export function presentEdits({
  editedAt,
  editedFields,
  brokenRules,
}: {
  readonly editedAt: Date | null;
  readonly editedFields: readonly string[] | null;
  readonly brokenRules: string | null;
}): string {
  if (editedAt === null) return '';
  return `,"edited_at":"${editedAt.toISOString()}","edited_fields":${JSON.stringify(editedFields ?? [])},"broken_rules":${brokenRules ?? '[]'}`;
}
