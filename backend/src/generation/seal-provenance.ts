import { hash } from 'node:crypto';
import {
  sealProvenance as seal,
  type Listing,
  type Provenance,
  type ProvenanceParts,
} from '@wareword/shared-schema';

/**
 * Seals with Node's own hash: the one of Web Crypto goes through the thread pool, which takes a tenth of a
 * listing's time.
 */
export function sealProvenance(listing: Listing, parts: ProvenanceParts): Promise<Provenance> {
  return seal(listing, parts, (bytes) => hash('sha256', bytes));
}
