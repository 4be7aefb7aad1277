import type { JobFailureCode, JobStatus, Platform } from '@wareword/shared-schema';
import type { BrandId, JobId, ListingId } from '../identifiers.ts';

/** A job as its account may see it. */
export interface JobView {
  readonly id: JobId;
  readonly status: JobStatus;
  readonly platform: Platform;
  readonly externalRef: string | null;
  readonly brandId: BrandId | null;
  readonly errorCode: JobFailureCode | null;
  readonly listingId: ListingId | null;
  /** The listing as JSON text, as it was saved. */
  readonly listing: string | null;
}
