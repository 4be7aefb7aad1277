import type { Database, StoredTokenError } from '../database/index.ts';
import type { TokenId, WorkspaceId } from '../identifiers.ts';

/** The usage of tokens. */
export interface TokenUsage {
  readonly days: readonly TokenDay[];
  /** Newest first. */
  readonly errors: ReadonlyMap<TokenId, readonly StoredTokenError[]>;
}

interface TokenDay {
  readonly tokenId: TokenId;
  /** In UTC, as `2026-11-21`. */
  readonly day: string;
  readonly requests: number;
}

/** Requests by day, and the last errors, of some tokens. Accurate to a few seconds. */
export async function readTokenUsage({
  ctx: { sql },
  input: { workspaceId, tokenIds, from },
}: {
  ctx: Pick<Database, 'sql'>;
  input: {
    readonly workspaceId: WorkspaceId;
    readonly tokenIds: readonly TokenId[];
    /** The first day, in UTC, as `2026-11-21`. */
    readonly from: string;
  };
}): Promise<TokenUsage> {
  const theirs = sql`workspace_id = ${workspaceId} and token_id = any(${sql.array([...tokenIds])}::text[])`;
  const [days, failed] = await Promise.all([
    sql<TokenDay[]>`
      select token_id as "tokenId", day::text, requests from token_days
      where ${theirs} and day >= ${from}::text::date
    `,
    sql<{ tokenId: TokenId; errors: readonly StoredTokenError[] }[]>`
      select token_id as "tokenId", errors from token_errors where ${theirs}
    `,
  ]);
  return { days, errors: new Map(failed.map(({ tokenId, errors }) => [tokenId, errors])) };
}
