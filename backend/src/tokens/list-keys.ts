import type { Orm } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import { listLiveTokens, type TokenCursor } from './live-tokens.ts';

/** An API key as shown in its workspace, without the key itself, which is not stored. */
export interface KeyView {
  readonly id: TokenId;
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

/** A page of a workspace's live API keys. */
export async function listKeys({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId; after?: TokenCursor | undefined };
}): Promise<KeyPage> {
  const { tokens, next } = await listLiveTokens({ ctx, input: { ...input, scope: 'api' } });
  return {
    keys: tokens.map(({ siteUrl: _siteUrl, platform: _platform, createdBy, ...key }) => ({
      ...key,
      createdBy: createdBy,
    })),
    next,
  };
}
