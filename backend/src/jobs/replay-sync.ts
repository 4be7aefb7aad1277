import {
  PLATFORMS,
  TONES,
  WRITERS,
  type BrandStyle,
  type Listing,
  type ListingTextField,
} from '@wareword/shared-schema';
import { z } from 'zod';
import { presentUsage } from '../credits/index.ts';
import { parseUnions } from '../database/index.ts';
import { conflict } from '../errors.ts';
import type { ListingRequest } from '../generation/index.ts';
import type { BrandId, ListingId } from '../identifiers.ts';
import type { AcceptanceResult } from './accept-generation.ts';
import type { JobsContext } from './context.ts';
import type { SyncGeneration } from './sync-generation.ts';

const Unions = z.object({
  platform: z.enum(PLATFORMS),
  tone: z.enum(TONES),
  /** Null until the listing is saved. */
  writer: z.enum(WRITERS).nullable(),
});

interface StoredGeneration {
  readonly brandId: BrandId | null;
  readonly listingId: ListingId | null;
  readonly listing: Listing | null;
  readonly edits: SyncGeneration['edits'];
  readonly provenance: string | null;
  readonly editedFields: readonly ListingTextField[];
  readonly request: ListingRequest;
  readonly brandName: string | null;
  readonly brandStyle: BrandStyle | null;
}

/**
 * The listing of the generation that an idempotency key belongs to (contract §8.5, §8.6). If
 * it failed meanwhile, its key is free again, so the caller is told to repeat the request in this case too.
 * @throws {DomainError} `conflict` if it is not written
 */
export async function replaySync({
  ctx,
  input: { accepted },
}: {
  ctx: Pick<JobsContext, 'database' | 'plans'>;
  input: { accepted: AcceptanceResult };
}): Promise<SyncGeneration> {
  const { sql } = ctx.database;
  const [row] = await sql<[StoredGeneration]>`
    select
      j.platform, j.tone, j.brand_id as "brandId", l.id as "listingId", l.listing,
      l.writer, l.provenance::text as provenance, l.edited_fields as "editedFields", j.request,
      b.name as "brandName", b.style as "brandStyle",
      case when l.edited_at is not null then json_build_object(
        'edited_at', to_char(l.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'edited_fields', l.edited_fields, 'broken_rules', l.broken_rules
      ) end as edits
    from jobs j
    left join listings l on l.id = j.listing_id
    left join brands b on b.id = j.brand_id
    where j.id = ${accepted.jobId}
  `;
  const { listing, listingId, writer, edits, platform, tone, brandId, ...source } = parseUnions(
    row,
    Unions,
  );
  if (listing === null || listingId === null || writer === null) {
    throw conflict(
      'An earlier request with this Idempotency-Key is still in progress. Try again in a few seconds.',
      'request_in_progress',
      { rate: accepted.rate },
    );
  }
  const { used, limit, plan } = presentUsage(ctx.plans, accepted.plan, accepted.used);
  return {
    ...{ listing, listingId, writer, edits, platform, tone, brandId },
    source: { ...source, listing, writer },
    replayed: true,
    usage: { used, limit, plan },
    rate: accepted.rate,
  };
}
