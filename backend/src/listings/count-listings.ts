import { PLATFORMS, type Platform } from '@wareword/shared-schema';
import { z } from 'zod';
import { LISTING_ORIGINS, parseUnions, type Database } from '../database/index.ts';
import type { BrandId, WorkspaceId } from '../identifiers.ts';
import {
  hasWords,
  HISTORY_STATES,
  MAX_SCANNED,
  orderedListings,
  type HistoryFacets,
  type HistoryFilter,
  type HistoryState,
  type ListingOrigin,
} from './history-filter.ts';

const Unions = z.object({ platform: z.enum(PLATFORMS), origin: z.enum(LISTING_ORIGINS) });

interface GroupRow {
  readonly brandId: BrandId | null;
  readonly edited: boolean;
  readonly broken: boolean;
  readonly count: number;
}
type Group = GroupRow & z.infer<typeof Unions>;

/** How many listings match, and would match with each value of a facet instead of the chosen one. */
export interface HistoryCounts {
  readonly total: number;
  readonly platform: Partial<Record<Platform, number>>;
  readonly brandId: Partial<Record<BrandId, number>>;
  readonly origin: Partial<Record<ListingOrigin, number>>;
  readonly state: Partial<Record<HistoryState, number>>;
  /** Whether there may be older listings, which are not counted: each number is a minimum. */
  readonly hasMore: boolean;
}

/** Counts a workspace's newest listings by what the history is filtered by. */
export async function countListings({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: HistoryFilter & { workspaceId: WorkspaceId };
}): Promise<HistoryCounts> {
  const { sql } = ctx.database;
  const rows = await sql<(GroupRow & { scanned: number })[]>`
    select platform, origin, brand_id as "brandId", edited_at is not null as edited,
      breaks_rules as broken, count(*) filter (where ${hasWords(ctx.database, input)})::int as count,
      count(*)::int as scanned
    from (${orderedListings(ctx.database, input, { order: 'newest', limit: MAX_SCANNED })}) walked
    group by 1, 2, 3, 4, 5
  `;
  const groups = rows.map((row) => parseUnions(row, Unions));
  return {
    ...countBy(groups, input),
    hasMore: groups.reduce((sum, { scanned }) => sum + scanned, 0) === MAX_SCANNED,
  };
}

/** The values that a group has, by facet. */
function valuesOf(group: Group): Readonly<Record<keyof HistoryFacets, readonly (string | null)[]>> {
  return {
    platform: [group.platform],
    brandId: [group.brandId],
    origin: [group.origin],
    state: HISTORY_STATES.filter((state) => group[state]),
  };
}

const FACETS = ['platform', 'brandId', 'origin', 'state'] as const;

function countBy(groups: readonly Group[], chosen: HistoryFacets): Omit<HistoryCounts, 'hasMore'> {
  const counts: Record<keyof HistoryFacets, Record<string, number>> = {
    platform: {},
    brandId: {},
    origin: {},
    state: {},
  };
  let total = 0;
  for (const group of groups.filter(({ count }) => count > 0)) {
    const values = valuesOf(group);
    const missed = FACETS.filter((facet) => {
      const value = chosen[facet];
      return value !== undefined && !values[facet].includes(value);
    });
    if (missed.length === 0) total += group.count;
    for (const facet of FACETS) {
      if (missed.some((other) => other !== facet)) continue;
      for (const value of values[facet]) {
        if (value !== null) counts[facet][value] = (counts[facet][value] ?? 0) + group.count;
      }
    }
  }
  return { total, ...counts };
}
