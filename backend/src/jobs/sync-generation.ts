import type { GenerateResponse, Listing, Platform, Tone, Usage } from '@wareword/shared-schema';
import type { GeneratedListing } from '../generation/index.ts';
import type { BrandId, ListingId } from '../identifiers.ts';
import type { InclusionSource } from '../listings/index.ts';
import type { RateState } from '../errors.ts';

/** What `POST /generate` returns (contract §6.1). */
export interface SyncGeneration {
  readonly listing: Listing;
  readonly writer: GeneratedListing['writer'];
  readonly listingId: ListingId;
  readonly platform: Platform;
  readonly tone: Tone;
  readonly brandId: BrandId | null;
  /** How the listing was changed since; null if it was not. */
  readonly edits: Pick<GenerateResponse, 'edited_at' | 'edited_fields' | 'broken_rules'> | null;
  /** What its inclusions are made from, so that nothing is read once it is charged. */
  readonly source: InclusionSource;
  /** Whether the key belongs to an earlier generation, whose listing this is. */
  readonly replayed: boolean;
  readonly usage: Usage;
  readonly rate: RateState | undefined;
}
