import { API_VERSION, type GenerateResponse, type Includable } from '@wareword/shared-schema';
import type { Database } from '../../database/index.ts';
import type { SyncGeneration } from '../../jobs/index.ts';
import { readInclusions } from '../../listings/index.ts';

/** The response of `POST /generate` (contract §6.1) as JSON text. */
export async function presentGenerated(
  ctx: { database: Database },
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
  const included = await readInclusions({
    ctx,
    input: { listingId: generated.listingId, include },
  });
  return `${JSON.stringify(body).slice(0, -1)}${included}}`;
}
