/** The history: searching and reading listings. */
export { readListing, type ListingView } from './read-listing.ts';
export {
  MAX_SEARCH_LENGTH,
  searchListings,
  type HistoryEntry,
  type HistoryPage,
  type HistoryCursor,
} from './search-listings.ts';
