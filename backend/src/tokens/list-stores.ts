import type { StorePlatform } from '@wareword/shared-schema';
import type { Database } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import { listLiveTokens, type TokenCursor } from './live-tokens.ts';

/** A connected store as shown in its workspace. */
export interface StoreView {
  readonly id: TokenId;
  /** Its host, which is the connection's name. */
  readonly host: string;
  readonly siteUrl: string;
  readonly platform: StorePlatform;
  readonly connectedAt: Date;
  /** Accurate to a few seconds. */
  readonly lastUsedAt: Date | null;
  readonly connectedBy: { readonly userId: UserId; readonly email: string };
}

export interface StorePage {
  /** Most recently connected first. */
  readonly stores: readonly StoreView[];
  /** Cursor of the next page; absent on the last page. */
  readonly next: TokenCursor | undefined;
}

/** A page of the stores connected to a workspace. */
export async function listStores({
  ctx,
  input,
}: {
  ctx: Pick<Database, 'sql'>;
  input: { workspaceId: WorkspaceId; after?: TokenCursor | undefined };
}): Promise<StorePage> {
  const { tokens, next } = await listLiveTokens({ ctx, input: { ...input, scopes: ['plugin'] } });
  return {
    // A store's token always has both.
    stores: tokens.flatMap(({ siteUrl, platform, ...token }) =>
      siteUrl === null || platform === null
        ? []
        : {
            id: token.id,
            host: token.name,
            siteUrl,
            platform,
            connectedAt: token.createdAt,
            lastUsedAt: token.lastUsedAt,
            connectedBy: token.createdBy,
          },
    ),
    next,
  };
}
