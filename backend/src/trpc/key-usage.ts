import { currentPeriod, readUsageDays } from '../credits/index.ts';
import type { Database, StoredTokenError } from '../database/index.ts';
import type { TokenId, WorkspaceId } from '../identifiers.ts';
import { readTokenUsage } from '../tokens/index.ts';

/** What a key did this month. */
export interface KeyUsage {
  /** Also those that were refused. */
  readonly requests: number;
  readonly listings: number;
  /** Days in UTC on which it was used, in order. */
  readonly days: readonly {
    readonly day: string;
    readonly requests: number;
    readonly listings: number;
  }[];
  /** The last ones, newest first. */
  readonly errors: readonly StoredTokenError[];
}

/**
 * The usage of keys of a workspace. Listings are counted as on the Plan page, requests to the last ten
 * seconds.
 */
export async function readKeyUsage({
  ctx,
  input: { workspaceId, tokenIds },
}: {
  ctx: { database: Database };
  input: { workspaceId: WorkspaceId; tokenIds: readonly TokenId[] };
}): Promise<(tokenId: TokenId) => KeyUsage> {
  const [used, written] = await Promise.all([
    readTokenUsage({ ctx: ctx.database, input: { workspaceId, tokenIds, from: currentPeriod() } }),
    readUsageDays({ ctx, input: { workspaceId } }),
  ]);
  const requestsOf = Map.groupBy(used.days, ({ tokenId }) => tokenId);
  return (tokenId) => {
    const requests = new Map(requestsOf.get(tokenId)?.map((one) => [one.day, one.requests]));
    const listings = new Map(written.map(({ day, byKey }) => [day, byKey?.[tokenId] ?? 0]));
    const days = [...new Set([...requests.keys(), ...listings.keys()])]
      .toSorted()
      .map((day) => ({
        day,
        requests: requests.get(day) ?? 0,
        listings: listings.get(day) ?? 0,
      }))
      .filter((day) => day.requests + day.listings > 0);
    return {
      requests: days.reduce((sum, day) => sum + day.requests, 0),
      listings: days.reduce((sum, day) => sum + day.listings, 0),
      days,
      errors: used.errors.get(tokenId) ?? [],
    };
  };
}
