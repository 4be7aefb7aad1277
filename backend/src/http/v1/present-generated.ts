import { API_VERSION, type GenerateResponse, type Includable } from '@wareword/shared-schema';
import type { SyncGeneration } from '../../jobs/index.ts';
import { inclusionsOf } from '../../listings/index.ts';

/** The response of `POST /generate` (contract §6.1) as JSON text. */
export async function presentGenerated(
  generated: Omit<SyncGeneration, 'rate'>,
  include: readonly Includable[],
): Promise<string> {
  const body: GenerateResponse = {
    api_version: API_VERSION,
    listing: generated.listing,
    listing_id: generated.listingId,
    ...generated.edits,
    writer: generated.writer,
    platform: generated.platform,
    tone: generated.tone,
    brand_id: generated.brandId,
    usage: generated.usage,
  };
  return `${JSON.stringify(body).slice(0, -1)}${await inclusionsOf(generated.source, include)}}`;
}
