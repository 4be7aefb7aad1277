/** Deletes what is older than the operator keeps, as they set it. */
export type { RetentionSettings } from './deletions.ts';
export { Retention } from './retention.ts';
