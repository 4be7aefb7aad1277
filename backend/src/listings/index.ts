/** The history: searching, reading and changing listings. */
export { countListings, type HistoryCounts } from './count-listings.ts';
export {
  deleteListing,
  deleteListings,
  eraseDeletedListings,
  RESTORABLE_DAYS,
  restoreListing,
  restoreListings,
} from './delete-listing.ts';
export { listDeletedListings } from './list-deleted.ts';
export { duplicateListing } from './duplicate-listing.ts';
export {
  editListing,
  requestOf,
  requestWithoutImages,
  type EditedListing,
  type EditOutcome,
} from './edit-listing.ts';
export { explainScores } from './explain-scores.ts';
export {
  listListings,
  readSavedListing,
  type ListedListing,
  type ListingFilters,
} from './list-listings.ts';
export { listVersions, readVersion, type ListingVersion } from './list-versions.ts';
export {
  findLiveListing,
  readListing,
  type ListingInput,
  type ListingView,
  type StoredListing,
} from './read-listing.ts';
export { inclusionsOf, readInclusions, type InclusionSource } from './read-inclusions.ts';
export { readSample } from './read-sample.ts';
export { restoreVersion } from './restore-version.ts';
export { readOriginal, saveChange, type ListingChange } from './save-change.ts';
export {
  HISTORY_ORDERS,
  HISTORY_STATES,
  MAX_SEARCH_LENGTH,
  type HistoryCursor,
} from './history-filter.ts';
export { searchListings, type HistoryEntry, type HistoryPage } from './search-listings.ts';
export {
  listReceivingStores,
  markStoreReceivesListings,
  sendToStore,
  acknowledgeSentListing,
  withdrawFromStore,
} from './send-to-store.ts';
export { translateProblems } from './translate-problems.ts';
export { MAX_SELECTED, selectListings } from './select-listings.ts';
