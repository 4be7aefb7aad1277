/** Listings that someone sent to this store in Wareword's dashboard. */
export { dismissSent, listSent, startSentRun, type SentListing } from './sent-listings.ts';
