/** CSV files of products, written as one run and exported in the format a store imports. */
export { cancelRun } from './cancel-run.ts';
export { DownloadSlots } from './download-slots.ts';
export { FEED_TASK, type BulkContext, type FeedContext, type ReceivingContext } from './context.ts';
export { exportListing } from './export/export-listing.ts';
export { exportListings, LISTING_EXPORTS } from './export/export-listings.ts';
export { exportRun } from './export/export-run.ts';
export { EXPORT_FORMATS, type ExportFormat } from './export/format.ts';
export { feedRun, type FeedPass } from './feed-run.ts';
export { withApostrophe } from './formula.ts';
export { getRun, type BulkRunDetails } from './get-run.ts';
export {
  MAX_BYTES,
  MAX_MEGABYTES,
  MAX_ROWS,
  MAX_UNPACKED_RATIO,
  MIN_UNPACKED_BYTES,
} from './limits.ts';
export { listRows, type BulkRowState, type BulkRowView } from './list-rows.ts';
export { listRuns } from './list-runs.ts';
export { pauseRun } from './pause-run.ts';
export { pauseMemberRuns } from './pause-member-runs.ts';
export { receiveFile } from './receive-file.ts';
export { ReadAheadRoom } from './upload/read-ahead.ts';
export { removeRun } from './remove-run.ts';
export { resumeRun } from './resume-run.ts';
export { retryFailed } from './retry-failed.ts';
export type { BulkRunState, BulkRunView } from './run-view.ts';
export { startRun } from './start-run.ts';
export { TEMPLATE_CSV } from './template.ts';
export { enqueueRunLater, enqueueLostRuns } from './enqueue-runs.ts';
