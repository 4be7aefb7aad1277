/** The history: finding and reading listings that were written. */
export { readListing, type ListingView } from './read-listing.ts';
export {
  MAX_SEARCH_LENGTH,
  searchListings,
  type HistoryEntry,
  type HistoryPage,
  type HistoryPlace,
} from './search-listings.ts';
