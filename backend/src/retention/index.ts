/** Deletes listings and jobs that are past the retention the operator has set. */
export type { RetentionSettings } from './deletions.ts';
export { Retention } from './retention.ts';
