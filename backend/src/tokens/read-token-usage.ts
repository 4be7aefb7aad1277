import { and, eq, gte, inArray } from 'drizzle-orm';
import { tokenDays, tokenErrors, type Orm, type StoredTokenError } from '../database/index.ts';
import type { TokenId, WorkspaceId } from '../identifiers.ts';

/** What tokens did. */
export interface TokenUsage {
  readonly days: readonly {
    readonly tokenId: TokenId;
    readonly day: string;
    readonly requests: number;
  }[];
  /** Newest first. */
  readonly errors: ReadonlyMap<TokenId, readonly StoredTokenError[]>;
}

/** Requests by day, and the last errors, of some tokens. Accurate to a few seconds. */
export async function readTokenUsage({
  ctx: { orm },
  input,
}: {
  ctx: { orm: Orm };
  input: {
    readonly workspaceId: WorkspaceId;
    readonly tokenIds: readonly TokenId[];
    /** The first day, in UTC, as `2026-11-21`. */
    readonly from: string;
  };
}): Promise<TokenUsage> {
  const ids = [...input.tokenIds];
  const [days, failed] = await Promise.all([
    orm
      .select({
        tokenId: tokenDays.tokenId,
        day: tokenDays.day,
        requests: tokenDays.requests,
      })
      .from(tokenDays)
      .where(
        and(
          eq(tokenDays.workspaceId, input.workspaceId),
          inArray(tokenDays.tokenId, ids),
          gte(tokenDays.day, input.from),
        ),
      ),
    orm
      .select()
      .from(tokenErrors)
      .where(
        and(eq(tokenErrors.workspaceId, input.workspaceId), inArray(tokenErrors.tokenId, ids)),
      ),
  ]);
  return { days, errors: new Map(failed.map(({ tokenId, errors }) => [tokenId, errors])) };
}
