import { index, text, timestamp, type AnyPgColumn, type PgSchema } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The owner of a flow, in the app's own terms. */
interface FlowOwner {
  readonly column: string;
  readonly index: string;
  /** The row whose deletion ends the flow, if any. */
  readonly references?: () => AnyPgColumn;
}

/**
 * The table of connect flows in progress, in the app's own schema; the service's response is
 * compared with it.
 * @param options.store the column with the id of a store; deleting the store deletes its flows
 */
export function connectRequestsTable(
  schema: PgSchema,
  options: { readonly holder: FlowOwner; readonly store: () => AnyPgColumn },
) {
  const { holder } = options;
  const holderColumn = text(holder.column).notNull();
  return schema.table(
    'connect_requests',
    {
      stateHash: text('state_hash').primaryKey(),
      /** Who started it; only they can finish it. */
      holder:
        holder.references === undefined
          ? holderColumn
          : holderColumn.references(holder.references, { onDelete: 'cascade' }),
      storeId: text('store_id').notNull().references(options.store, { onDelete: 'cascade' }),
      /** PKCE verifier, encrypted. */
      verifier: text().notNull(),
      expiresAt: time('expires_at').notNull(),
      usedAt: time('used_at'),
    },
    (table) => [
      index(holder.index).on(table.holder),
      index('connect_requests_expiry').on(table.expiresAt),
    ],
  );
}

export type ConnectRequests = ReturnType<typeof connectRequestsTable>;
