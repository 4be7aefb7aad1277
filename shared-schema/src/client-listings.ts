import { assertId, includeQuery, type IncludeOptions } from './client-jobs.ts';
import { listQuery, type ListOptions } from './client-lists.ts';
import type { CallOptions, ClientTransport } from './client-transport.ts';
import { ENDPOINTS } from './endpoints.ts';
import type {
  DeletedListing,
  EditListingRequestInput,
  ListingList,
  ListingResponse,
  ListingFilters,
  SavedListing,
  TakenListing,
} from './lists.ts';

export interface EditListingOptions extends CallOptions {
  /**
   * The `revision` that the edit is based on: if the listing has changed since, the call rejects with
   * `listing_changed` and saves nothing.
   */
  readonly revision?: number | undefined;
}

/** The workspace's listings: `client.listings`. Calls reject with a `WarewordError`. */
export class ListingsClient {
  readonly #transport: ClientTransport;

  constructor(transport: ClientTransport) {
    this.#transport = transport;
  }

  /** A page of listings, newest first (`GET /listings`). */
  async page(options: ListOptions & ListingFilters = {}): Promise<ListingList> {
    const { signal, timeoutMs, sent } = options;
    const query = { ...listQuery(options), ...(sent !== undefined && { sent: String(sent) }) };
    return this.#transport.call(ENDPOINTS.listListings, { query }, { signal, timeoutMs });
  }

  /** Every listing that matches, page by page, newest first. */
  async *all(options: ListOptions & ListingFilters = {}): AsyncGenerator<SavedListing> {
    let { cursor } = options;
    do {
      const page: ListingList = await this.page({ limit: 50, ...options, cursor });
      yield* page.listings;
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  /** The current version of a listing (`GET /listings/{id}`). */
  async get(
    id: string,
    { include, ...options }: CallOptions & IncludeOptions = {},
  ): Promise<ListingResponse> {
    assertId('listing', id);
    const query = includeQuery(include);
    return this.#transport.call(ENDPOINTS.getListing, { path: { id }, query }, options);
  }

  /** Replaces text of a listing (`PATCH /listings/{id}`). Free. */
  async edit(
    id: string,
    listing: EditListingRequestInput['listing'],
    { revision, ...options }: EditListingOptions = {},
  ): Promise<ListingResponse> {
    assertId('listing', id);
    const body = { listing, ...(revision !== undefined && { revision }) };
    return this.#transport.call(ENDPOINTS.editListing, { path: { id }, body }, options);
  }

  /** Acknowledges a listing that was sent to this store (`POST /listings/{id}/take`). */
  async take(id: string, options: CallOptions = {}): Promise<TakenListing> {
    assertId('listing', id);
    return this.#transport.call(ENDPOINTS.takeListing, { path: { id } }, options);
  }

  /** Deletes a listing (`DELETE /listings/{id}`), which can be restored for 30 days. */
  async delete(id: string, options: CallOptions = {}): Promise<DeletedListing> {
    assertId('listing', id);
    return this.#transport.call(ENDPOINTS.deleteListing, { path: { id } }, options);
  }

  /** Brings a deleted listing back (`POST /listings/{id}/restore`). */
  async restore(id: string, options: CallOptions = {}): Promise<ListingResponse> {
    assertId('listing', id);
    return this.#transport.call(ENDPOINTS.restoreListing, { path: { id } }, options);
  }
}
