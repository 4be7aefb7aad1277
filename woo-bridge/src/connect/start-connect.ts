import * as flow from '@wareword/store-app/connect';
import type { Orm } from '@wareword/store-app/database';
import { eq } from 'drizzle-orm';
import { signedOut } from '../app-error.ts';
import { sessions, stores } from '../database/index.ts';
import type { Session } from '../sessions/index.ts';
import type { Store } from '../stores/index.ts';
import { CONNECT_RETURN_PATH, returnPluginUrl } from '../woocommerce/index.ts';
import { connectFlowContext, type ConnectContext } from './context.ts';
import { trustedClientFor } from './trusted-client.ts';

/**
 * How the browser returns. The return URL must be on the store's own origin: the app is mounted
 * there (`mounted`), the WordPress plugin redirects from there (`plugin`), or the owner copies the
 * URL from their address bar (`pasted`).
 */
export type ReturnMethod = 'mounted' | 'plugin' | 'pasted';

export interface StartedConnect {
  /** The service's consent page. */
  readonly url: string;
  readonly returnMethod: ReturnMethod;
}

/**
 * Starts the connect flow for the session's store. Flows started in other tabs stay valid.
 * @throws AppError `signed_out` if the session ended in the meantime
 */
export async function startConnect({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: {
    readonly session: Session;
    readonly store: Store;
    /** Whether the WordPress plugin is active there. */
    readonly hasReturnPlugin: boolean;
  };
}): Promise<StartedConnect> {
  const { session, store } = input;
  const site = new URL(store.url).origin;
  const away = input.hasReturnPlugin ? 'plugin' : 'pasted';
  const returnMethod = new URL(ctx.publicUrl).origin === site ? 'mounted' : away;
  const url = await flow.startConnect({
    ctx: connectFlowContext(ctx),
    input: {
      holder: session.hash,
      storeId: store.id,
      site,
      returnUrl: returnUrl(ctx, store, returnMethod),
      client: trustedClientFor(ctx.service, store.url),
      lock: (tx) => lockSession(tx, session),
    },
  });
  if (url === undefined) throw signedOut();
  return { url, returnMethod };
}

/** The store first, as whatever ends its sessions does. */
async function lockSession(tx: Orm, { hash, storeId }: Session): Promise<boolean> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('key share');
  const alive = await tx
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(eq(sessions.hash, hash))
    .for('key share');
  return alive.length > 0;
}

function returnUrl(ctx: ConnectContext, store: Store, returnMethod: ReturnMethod): string {
  switch (returnMethod) {
    case 'mounted':
      return ctx.publicUrl + CONNECT_RETURN_PATH;
    case 'plugin':
      return returnPluginUrl(store.url);
    case 'pasted':
      return `${store.url}/`;
  }
}
