/**
 * Runs over many products of a store: listings asked for, read, chosen, published and taken back.
 * Knows no shop platform: what it needs of one is the port in `store.ts` (decision 13).
 */
export type { ClickContext, OpenStore, PublishingContext } from './context.ts';
export {
  changedFields,
  FIELDS,
  isEmpty,
  ITEM_STATES,
  RUN_STATES,
  type Field,
  type FieldFormat,
  type FieldFormats,
  type FieldValues,
  type ItemState,
  type RunState,
  type Stage,
} from './fields.ts';
export type { ItemId, RunId } from './identifiers.ts';
export {
  pushItems,
  regenerateItems,
  retryItems,
  skipItems,
  undoItems,
  type ClickInput,
} from './items/clicks.ts';
export { editItem } from './items/edit-item.ts';
export { latestItems, type LatestItem } from './items/latest-items.ts';
export {
  getItem,
  listItems,
  type FieldView,
  type ItemSummary,
  type ItemView,
} from './items/read-items.ts';
export { PublishingRefusal, type RefusalCode } from './refusal.ts';
export { cancelRun, pauseRun, resumeRun } from './runs/change-state.ts';
export { createRun, type Picked } from './runs/create-run.ts';
export { getRun, listRuns, type RunView } from './runs/read-runs.ts';
export { wakeDueRuns } from './runs/wake-due-runs.ts';
export { advanceRun } from './steps/advance-run.ts';
export {
  BATCH_SIZE,
  StoreFailure,
  type Json,
  type ProductMaterial,
  type ProductWrite,
  type StoreCatalogue,
  type StoreProduct,
  type WriteOutcome,
} from './store.ts';
export {
  publishingTables,
  type PublishingTables,
  type Reason,
  type RunSettings,
  type Waiting,
} from './tables.ts';
export { differences, type DifferencePart } from './text/difference.ts';
export { textForm } from './text/text-form.ts';
