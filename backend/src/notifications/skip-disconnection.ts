import { sql } from 'drizzle-orm';
import type { OrmTransaction } from '../database/index.ts';
import type { TokenId, WorkspaceId } from '../identifiers.ts';

/**
 * Records that a store's owner learns in another way that its connection ended, so that no email
 * about a disconnected store follows. Belongs in the transaction that ends the connection.
 */
export async function skipDisconnection({
  ctx,
  input,
}: {
  ctx: { orm: OrmTransaction };
  input: { workspaceId: WorkspaceId; tokenId: TokenId };
}): Promise<void> {
  await ctx.orm.execute(sql`
    insert into notifications (workspace_id, kind, event, user_id, sent_at)
    select id, 'store_disconnected', ${input.tokenId}, owner_id, now()
    from workspaces where id = ${input.workspaceId}
    on conflict do nothing
  `);
}
