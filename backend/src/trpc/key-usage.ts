import type { UsageDay } from '../credits/index.ts';
import type { StoredTokenError } from '../database/index.ts';
import type { TokenId } from '../identifiers.ts';
import type { TokenUsage } from '../tokens/index.ts';

/** A key's usage this month. */
export interface KeyUsage {
  /** Includes refused requests. */
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
 * The usage of each key of a workspace. Listings are counted as on the Plan page; request counts lag
 * by up to ten seconds.
 */
export function usageByKey({
  used,
  written,
}: {
  readonly used: TokenUsage;
  readonly written: readonly UsageDay[];
}): (tokenId: TokenId) => KeyUsage {
  const usedByToken = Map.groupBy(used.days, ({ tokenId }) => tokenId);
  const writtenOn = new Map(written.map(({ day, byKey }) => [day, byKey]));
  const allDays = [
    ...new Set([...writtenOn.keys(), ...used.days.map(({ day }) => day)]),
  ].toSorted();
  return (tokenId) => {
    const requestsOn = new Map(usedByToken.get(tokenId)?.map((one) => [one.day, one.requests]));
    const days = allDays
      .map((day) => ({
        day,
        requests: requestsOn.get(day) ?? 0,
        listings: writtenOn.get(day)?.[tokenId] ?? 0,
      }))
      .filter(({ requests, listings }) => requests + listings > 0);
    return {
      requests: days.reduce((sum, day) => sum + day.requests, 0),
      listings: days.reduce((sum, day) => sum + day.listings, 0),
      days,
      errors: used.errors.get(tokenId) ?? [],
    };
  };
}
