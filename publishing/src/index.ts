/**
 * Runs over many products of a store: generate, review, publish and undo listings.
 * Platform-independent; `store.ts` is the interface to a platform (ADR-0013).
 */
export type {
  AutomaticGrant,
  ActionContext,
  OpenStore,
  PublishingContext,
  Statements,
} from './context.ts';
export {
  FIELDS,
  fieldsOf,
  ITEM_STATES,
  RUN_STATES,
  type Field,
  type FieldFormat,
  type FieldValues,
  type ItemState,
  type RunState,
  type StoreField,
  type StoreFields,
  type Stage,
} from './fields.ts';
export { ItemIdSchema, RunIdSchema, type ItemId, type RunId } from './identifiers.ts';
export {
  queuePublish,
  replaceListings,
  retryItems,
  skipItems,
  queueUndo,
  type ItemActionInput,
} from './items/item-actions.ts';
export { editItem } from './items/edit-item.ts';
export { findNeighbors } from './items/find-neighbors.ts';
export { previewPublish, type PublishPreview } from './items/preview-publish.ts';
export { countLatestItems, latestItems, type LatestItem } from './items/latest-items.ts';
export {
  getItem,
  listItems,
  type FieldView,
  type ItemSummary,
  type ItemView,
} from './items/read-items.ts';
export { PublishingError, type PublishingErrorCode } from './publishing-error.ts';
export { stopAutomaticRuns } from './runs/stop-automatic-runs.ts';
export { cancelRun, pauseRun, resumeRun } from './runs/change-state.ts';
export { findProductsOfItems } from './items/find-products.ts';
export { createRun, type PickedProduct, type ProductChoice } from './runs/create-run.ts';
export { publishNewProduct } from './runs/publish-new-product.ts';
export { getRun, listRuns, type RunView } from './runs/read-runs.ts';
export { findStoreOfRun } from './runs/find-store-of-run.ts';
export { deleteOldRuns } from './runs/delete-old-runs.ts';
export { eraseStore } from './runs/erase-store.ts';
export { endLeases } from './runs/end-leases.ts';
export { stopRuns } from './runs/stop-runs.ts';
export { wakeDueRuns, wakeNextRunOf } from './runs/wake-due-runs.ts';
export { advanceRun, type PassOutcome } from './steps/advance-run.ts';
export {
  BATCH_SIZE,
  StoreError,
  type Json,
  type ProductDetails,
  type ProductWrite,
  type StoreCatalog,
  type StoreProduct,
  type Unrestorable,
  type WriteOutcome,
} from './store.ts';
export {
  publishingTables,
  type SkippedField,
  type PublishingTables,
  type Reason,
  type RunSettings,
  type Waiting,
} from './tables.ts';
export { differences, type DifferencePart } from './text/difference.ts';
export {
  mediaInHtml,
  NO_MEDIA,
  type Media,
  type MediaKind,
  type MediaMarkers,
} from './text/media.ts';
export { textForm } from './text/text-form.ts';
