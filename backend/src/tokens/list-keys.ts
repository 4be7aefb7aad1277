import type { Scope } from '@wareword/shared-schema';
import type { Database } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import { listLiveTokens, type TokenCursor } from './live-tokens.ts';

/** What is listed and revoked together: API keys, and agents that were connected by OAuth. */
export const KEY_SCOPES = ['api', 'agent'] as const satisfies readonly Scope[];

/** An API key or agent as shown in its workspace, without the token itself, which is not stored. */
export interface KeyView {
  readonly id: TokenId;
  readonly isAgent: boolean;
  readonly name: string;
  /** The first characters, to tell keys apart. */
  readonly prefix: string;
  readonly createdAt: Date;
  /** Accurate to a few seconds. */
  readonly lastUsedAt: Date | null;
  readonly createdBy: { readonly userId: UserId; readonly email: string };
}

export interface KeyPage {
  /** Newest first. */
  readonly keys: readonly KeyView[];
  /** Cursor of the next page; absent on the last page. */
  readonly next: TokenCursor | undefined;
}

/** A page of a workspace's live API keys and agents. */
export async function listKeys({
  ctx,
  input,
}: {
  ctx: Pick<Database, 'sql'>;
  input: { workspaceId: WorkspaceId; after?: TokenCursor | undefined };
}): Promise<KeyPage> {
  const { tokens, next } = await listLiveTokens({ ctx, input: { ...input, scopes: KEY_SCOPES } });
  return {
    keys: tokens.map(({ siteUrl: _siteUrl, platform: _platform, scope, ...key }) => ({
      ...key,
      isAgent: scope === 'agent',
    })),
    next,
  };
}
