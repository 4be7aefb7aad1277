import type { BatchItemError, CreateJobRequest } from '@wareword/shared-schema';
import type { DomainError } from '../errors.ts';
import type { BrandId, JobId } from '../identifiers.ts';

/** One request in a batch as it arrived: valid, or with the reason why it is not. */
export type BatchItemInput =
  | { readonly request: CreateJobRequest }
  | { readonly externalRef: string | undefined; readonly rejection: ItemRejection };

/** Why a request gets no job. */
export interface ItemRejection {
  readonly code: BatchItemError;
  readonly message: string;
}

/** The outcome of one request: a job, or a rejection. */
export type PlannedItem = { readonly externalRef: string | undefined } & (
  | {
      readonly jobId: JobId;
      readonly request: CreateJobRequest;
      readonly brandId: BrandId | null;
    }
  /** An earlier job of the same facts, which costs nothing. */
  | { readonly unchangedJobId: JobId }
  | { readonly rejection: ItemRejection; readonly error: DomainError }
);
