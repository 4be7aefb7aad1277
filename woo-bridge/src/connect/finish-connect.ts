import { CONNECT_CODE_PARAMETER } from '@wareword/shared-schema';
import { WarewordError } from '@wareword/shared-schema/client';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { connectRequests, stores } from '../database/index.ts';
import { BridgeRefusal } from '../refusal.ts';
import { hashToken, sameHash } from '../secrets/index.ts';
import type { Session } from '../sessions/index.ts';
import { anonymousClient } from '../stores/index.ts';
import type { ConnectContext } from './context.ts';

/** What the service appended to the return address. */
export interface ConnectReturn {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly error?: string | undefined;
}

/** Reads a whole return address, or only its query, as an owner may have pasted either. */
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
 * Exchanges the code for the store's token, server to server. The state must be the one that this
 * very session began with, at most ten minutes ago, and it works once.
 * @throws BridgeRefusal `connect_expired`, `connect_denied`, `connect_failed`
 */
export async function finishConnect({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: { readonly session: Session; readonly returned: ConnectReturn };
}): Promise<void> {
  const { session, returned } = input;
  const { orm } = ctx.database;
  const [request] = await orm
    .select({ connect: connectRequests, url: stores.url })
    .from(connectRequests)
    .innerJoin(stores, eq(stores.id, connectRequests.storeId))
    .where(eq(connectRequests.sessionHash, session.hash));
  const stateHash = hashToken(returned.state ?? '');
  if (request === undefined || !sameHash(request.connect.stateHash, stateHash)) throw expired();
  const used = await orm
    .update(connectRequests)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(connectRequests.stateHash, stateHash),
        eq(connectRequests.sessionHash, session.hash),
        isNull(connectRequests.usedAt),
        gt(connectRequests.expiresAt, ctx.now()),
      ),
    )
    .returning({ storeId: connectRequests.storeId });
  if (used.length === 0) throw expired();
  if (returned.error !== undefined) {
    throw new BridgeRefusal(
      'connect_denied',
      'You did not connect the store. Nothing was changed.',
    );
  }
  if (returned.code === undefined) throw expired();
  const { storeId, verifier } = request.connect;
  const connection = await exchange(ctx, {
    code: returned.code,
    site: new URL(request.url).origin,
    codeVerifier: ctx.vault.open(verifier, `connect_requests:${stateHash}:verifier`),
  });
  await orm
    .update(stores)
    .set({
      token: ctx.vault.seal(connection.token, `stores:${storeId}:token`),
      tokenPrefix: connection.token_prefix,
      connectedAt: ctx.now(),
    })
    .where(eq(stores.id, storeId));
}

async function exchange(
  ctx: ConnectContext,
  input: { code: string; site: string; codeVerifier: string },
) {
  try {
    return await anonymousClient(ctx).connect.exchange(input);
  } catch (error) {
    if (!(error instanceof WarewordError)) throw error;
    if (error.code === 'invalid_code') throw expired();
    throw new BridgeRefusal(
      'connect_failed',
      'Wareword could not be asked for the connection. Try again in a moment.',
    );
  }
}

function expired(): BridgeRefusal {
  return new BridgeRefusal(
    'connect_expired',
    'This was not begun in this browser, was used already, or took over ten minutes. Start again.',
  );
}
