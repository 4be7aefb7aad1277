import { JOB_FAILURE_CODES, JOB_STATUSES, PLATFORMS, WRITERS } from '@wareword/shared-schema';
import { z } from 'zod';
import { parseUnions } from '../database/index.ts';
import type { BrandId, JobId, ListingId, WorkspaceId } from '../identifiers.ts';

const Unions = z.object({
  status: z.enum(JOB_STATUSES),
  platform: z.enum(PLATFORMS),
  errorCode: z.enum(JOB_FAILURE_CODES).nullable(),
  /** Who wrote it; null without a listing. */
  writer: z.enum(WRITERS).nullable(),
});

/** A job as a statement returns it, see `jobColumns`. */
export interface JobRow {
  readonly id: JobId;
  readonly workspaceId: WorkspaceId;
  readonly externalRef: string | null;
  readonly brandId: BrandId | null;
  readonly listingId: ListingId | null;
  /** The listing as JSON text, as it was saved. */
  readonly listing: string | null;
  /** When the listing was last changed since it was written; null if it was not. */
  readonly editedAt: Date | null;
  /** The fields that were edited; null without a listing. */
  readonly editedFields: readonly string[] | null;
  /** The platform rules that it now breaks, as JSON text; null without a listing. */
  readonly brokenRules: string | null;
  /** Whether its listing was deleted: the job is then reported as not found, too. */
  readonly deleted: boolean;
}

/** A job as shown to its account. */
export type JobView = JobRow & z.infer<typeof Unions>;

export function jobView(row: JobRow): JobView {
  return parseUnions(row, Unions);
}
