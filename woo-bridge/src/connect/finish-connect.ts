import * as flow from '@wareword/store-app/connect';
import { and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { sessions, stores } from '../database/index.ts';
import type { Session } from '../sessions/index.ts';
import { findStoreById } from '../stores/index.ts';
import { connectFlowContext, type ConnectContext } from './context.ts';
import { trustedClientFor } from './trusted-client.ts';

const NOT_SAVED =
  "You were signed out of your store while it was being connected, so the connection wasn't saved. Sign in and connect again, or revoke the connection in Wareword.";

/**
 * Finishes the connect flow that this session started. The token is saved only while the session and
 * the store's keys are still there: whoever gives the store access next must not find it connected
 * to another's account.
 * @throws AppError `connect_not_saved` if they are gone
 * @throws ConnectError `connect_expired`, `connect_denied`, `store_taken`, `connect_failed`
 */
export async function finishConnect({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: { readonly session: Session; readonly returned: flow.ConnectReturn };
}): Promise<void> {
  const { session, returned } = input;
  const { id: storeId, url } = await findStoreById({ ctx, input: session });
  const save = (token: flow.StoreToken) =>
    ctx.database.orm.transaction(async (tx) => {
      // Locked first: what ends sessions or removes keys holds this row, and is seen below.
      const thisStore = and(eq(stores.id, storeId), isNotNull(stores.keys));
      const kept = await tx.select({ id: stores.id }).from(stores).where(thisStore).for('update');
      const signedIn = await tx
        .select({ hash: sessions.hash })
        .from(sessions)
        .where(eq(sessions.hash, session.hash))
        .for('share');
      if (kept.length === 0 || signedIn.length === 0) return false;
      await tx
        .update(stores)
        .set({ ...token, tokenRefusedAt: null })
        .where(eq(stores.id, storeId));
      return true;
    });
  const saved = await flow.finishConnect({
    ctx: connectFlowContext(ctx),
    input: {
      holder: session.hash,
      storeId,
      site: new URL(url).origin,
      client: trustedClientFor(ctx.service, url),
      returned,
      save,
    },
  });
  if (!saved) throw new AppError('connect_not_saved', NOT_SAVED);
}
