import type { ConnectExchangeRequest, UsageWithRemaining } from '@wareword/shared-schema';
import { eq, sql } from 'drizzle-orm';
import type { PlanName, Plans } from '../config.ts';
import { presentUsage, readUsed } from '../credits/index.ts';
import { connectCodes, members, workspaces, type Orm } from '../database/index.ts';
import { Refusal } from '../refusal.ts';
import { issueStoreToken } from '../tokens/index.ts';
import { hashCode, verifierFits } from './code.ts';
import { storeOrigin } from './origin.ts';
import type { TakenStore } from './tell-former-owner.ts';

export interface Connection {
  readonly token: string;
  readonly tokenPrefix: string;
  readonly siteUrl: string;
  readonly platform: string;
  readonly plan: PlanName;
  readonly usage: UsageWithRemaining;
  /** Where it ended the connection to another workspace: whose owner has to be told. */
  readonly taken: TakenStore | undefined;
}

/**
 * Exchanges a one-time code for a store's token (document, "POST /connect/exchange"). Of several
 * exchanges at once one wins; a mismatching site does not use the code up (decisions 25).
 * @throws {Refusal} `invalid_code` or `site_mismatch`
 */
export function exchangeCode({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: ConnectExchangeRequest;
}): Promise<Connection> {
  return ctx.orm.transaction(async (tx) => {
    const [issued] = await tx
      .select({
        hash: connectCodes.hash,
        workspaceId: connectCodes.workspaceId,
        userId: connectCodes.userId,
        siteUrl: connectCodes.siteUrl,
        platform: connectCodes.platform,
        codeChallenge: connectCodes.codeChallenge,
        // Whoever approved it must still belong to the workspace.
        usable: sql<boolean>`
          ${connectCodes.usedAt} is null and ${connectCodes.expiresAt} > now() and (
            ${workspaces.ownerId} = ${connectCodes.userId} or exists (
              select 1 from ${members}
              where ${members.workspaceId} = ${connectCodes.workspaceId}
                and ${members.userId} = ${connectCodes.userId}
            )
          )`,
        plan: workspaces.plan,
      })
      .from(connectCodes)
      .innerJoin(workspaces, eq(workspaces.id, connectCodes.workspaceId))
      .where(eq(connectCodes.hash, hashCode(input.code)))
      .for('update', { of: connectCodes });
    if (issued === undefined || !issued.usable) throw invalidCode();
    if (storeOrigin(input.site) !== issued.siteUrl) {
      throw new Refusal(
        'site_mismatch',
        'This code was issued for another site. Send the origin that the connect page was opened with.',
      );
    }
    if (issued.codeChallenge !== null && !verifierFits(issued.codeChallenge, input.code_verifier)) {
      throw invalidCode();
    }
    await tx
      .update(connectCodes)
      .set({ usedAt: sql`now()` })
      .where(eq(connectCodes.hash, issued.hash));
    const { token, tokenPrefix, ended } = await issueStoreToken({
      ctx: { orm: tx },
      input: issued,
    });
    const used = await readUsed({ ctx: { orm: tx }, input: issued });
    return {
      token,
      tokenPrefix,
      siteUrl: issued.siteUrl,
      platform: issued.platform,
      plan: issued.plan,
      usage: presentUsage(ctx.plans, issued.plan, used),
      taken:
        ended === undefined || ended.workspaceId === issued.workspaceId
          ? undefined
          : { siteUrl: issued.siteUrl, formerWorkspaceId: ended.workspaceId, at: ended.at },
    };
  });
}

/** One answer for every code that cannot be used, whatever is wrong with it. */
function invalidCode(): Refusal {
  return new Refusal(
    'invalid_code',
    'This code is not valid, has expired or was used already. Start the connection again.',
  );
}
