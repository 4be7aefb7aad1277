import type { StorePlatform } from '@wareword/shared-schema';
import { connectCodes, type Orm, type OrmTransaction } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { hashCode, makeCode } from './code.ts';

/**
 * Creates the one-time code that an approved connection returns (contract §11.6).
 * @param input.siteUrl an origin, as normalized by `storeOrigin`
 * @param input.codeChallenge base64url of the PKCE verifier's SHA-256, if one was sent
 * @param input.clientId the trusted store app that requested it, the only one that may exchange it, if
 *   any
 * @returns the code, for the return URL and nowhere else
 */
export async function issueCode({
  ctx,
  input,
}: {
  ctx: { orm: Orm | OrmTransaction; connectCodeTtlMs: number };
  input: {
    workspaceId: WorkspaceId;
    userId: UserId;
    siteUrl: string;
    platform: StorePlatform;
    codeChallenge?: string | undefined;
    clientId?: string | undefined;
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
    clientId: input.clientId ?? null,
    expiresAt: new Date(Date.now() + ctx.connectCodeTtlMs),
  });
  return code;
}
