import * as flow from '@wareword/store-app/connect';
import { eq } from 'drizzle-orm';
import { stores } from '../database/index.ts';
import type { Session } from '../sessions/index.ts';
import { findStoreById } from '../stores/index.ts';
import { connectFlowContext, type ConnectContext } from './context.ts';
import { trustedClientFor } from './trusted-client.ts';

/**
 * Finishes the connect flow that this session started.
 * @throws ConnectError `connect_expired`, `connect_denied`, `connect_failed`
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
  const token = await flow.finishConnect({
    ctx: connectFlowContext(ctx),
    input: {
      holder: session.hash,
      storeId,
      site: new URL(url).origin,
      client: trustedClientFor(ctx.service, url),
      returned,
    },
  });
  await ctx.database.orm.update(stores).set(token).where(eq(stores.id, storeId));
}
