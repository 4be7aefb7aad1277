import type { ConnectClient } from '@wareword/security/settings';
import { CONNECT_CODE_PARAMETER } from '@wareword/shared-schema';
import { WarewordError, type ConnectExchangeInput } from '@wareword/shared-schema/client';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { ConnectError } from '../errors/index.ts';
import { hashSecret } from '@wareword/security/secrets';
import { anonymousClient, revokeToken, sealToken } from '../service/index.ts';
import type { ConnectContext } from './context.ts';

/** What the service appended to the return URL. */
export interface ConnectReturn {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
}

/** A store's connection, for the app to save. */
export interface StoreToken {
  /** Sealed. */
  readonly token: string;
  /** The first characters of the token, to find it in the service's list. */
  readonly tokenPrefix: string;
  readonly connectedAt: Date;
}

/** Parses a return URL or only its query, because an owner may paste either. */
export function readReturn(address: string): ConnectReturn {
  const query = address
    .trim()
    .replace(/^[^?]*\?/, '')
    .replace(/#.*$/s, '');
  const parameters = new URLSearchParams(query);
  return {
    code: parameters.get(CONNECT_CODE_PARAMETER) ?? undefined,
    state: parameters.get('state') ?? undefined,
    error: parameters.get('error') ?? undefined,
  };
}

/**
 * Exchanges the code for the store's token, server to server. The state must be from a flow that
 * this holder started for this store at most ten minutes ago, and works once. A token that is not saved is
 * revoked.
 * @param input.save returns whether the store may still have the token, and has it now
 * @returns whether it was saved
 * @throws ConnectError `connect_expired`, `connect_denied`, `store_taken`, `connect_failed`
 */
export async function finishConnect({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: {
    readonly holder: string;
    readonly storeId: string;
    readonly site: string;
    readonly client: ConnectClient | undefined;
    readonly returned: ConnectReturn;
    readonly save: (token: StoreToken) => Promise<boolean>;
  };
}): Promise<boolean> {
  const { holder, storeId, site, client, returned, save } = input;
  const { connectRequests } = ctx;
  const stateHash = hashSecret(returned.state ?? '');
  const [used] = await ctx.orm
    .update(connectRequests)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(connectRequests.stateHash, stateHash),
        eq(connectRequests.holder, holder),
        eq(connectRequests.storeId, storeId),
        isNull(connectRequests.usedAt),
        gt(connectRequests.expiresAt, ctx.now()),
      ),
    )
    .returning({ verifier: connectRequests.verifier });
  if (used === undefined) throw expired();
  if (returned.error !== undefined) {
    throw new ConnectError('connect_denied', "You didn't connect the store. Nothing changed.");
  }
  if (returned.code === undefined) throw expired();
  const { token, token_prefix: tokenPrefix } = await exchange(ctx, {
    code: returned.code,
    site,
    codeVerifier: ctx.vault.open(used.verifier, `connect_requests:${stateHash}:verifier`),
    client,
  });
  let saved = false;
  try {
    const sealed = sealToken(ctx.vault, storeId, token);
    saved = await save({ token: sealed, tokenPrefix, connectedAt: ctx.now() });
  } finally {
    if (!saved) await revokeToken(ctx.service, token);
  }
  return saved;
}

async function exchange(ctx: ConnectContext, input: ConnectExchangeInput) {
  try {
    return await anonymousClient(ctx.service).connect.exchange(input);
  } catch (error) {
    if (!(error instanceof WarewordError)) throw error;
    if (error.code === 'invalid_code') throw expired();
    if (error.code === 'store_taken') {
      throw new ConnectError(
        'store_taken',
        "This store's address is already connected to another Wareword account, so we didn't connect it to yours. Connect again to see how to move it to your account.",
      );
    }
    throw new ConnectError(
      'connect_failed',
      "We couldn't reach Wareword to finish connecting. Try again in a moment.",
    );
  }
}

function expired(): ConnectError {
  return new ConnectError(
    'connect_expired',
    'This link was opened in another browser, was already used, or is more than 10 minutes old. Start over.',
  );
}
