import type { StorePlatform } from '@wareword/shared-schema';
import { connectCodes, type Orm } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { hashCode, makeCode } from './code.ts';

/**
 * Makes the one-time code that an approved connection is handed back with (document, "Connect
 * code").
 * @param input.siteUrl an origin, as `storeOrigin` makes it
 * @param input.codeChallenge base64url of the PKCE verifier's SHA-256, where one was sent
 * @returns the code, for the return address and nowhere else
 */
export async function issueCode({
  ctx,
  input,
}: {
  ctx: { orm: Orm; connectCodeTtlMs: number };
  input: {
    workspaceId: WorkspaceId;
    userId: UserId;
    siteUrl: string;
    platform: StorePlatform;
    codeChallenge?: string | undefined;
  };
}): Promise<string> {
  const code = makeCode();
  await ctx.orm.insert(connectCodes).values({
    hash: hashCode(code),
    workspaceId: input.workspaceId,
    userId: input.userId,
    siteUrl: input.siteUrl,
    platform: input.platform,
    codeChallenge: input.codeChallenge ?? null,
    expiresAt: new Date(Date.now() + ctx.connectCodeTtlMs),
  });
  return code;
}
