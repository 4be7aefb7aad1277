import type { Sql } from 'postgres';
import { newId, type WorkspaceId } from '../../../backend/src/identifiers.ts';
import {
  hashToken,
  makeToken,
  TOKEN_PREFIX_LENGTH,
} from '../../../backend/src/tokens/token-format.ts';

export interface SeededAccount {
  readonly workspaceId: WorkspaceId;
  /** An API key. */
  readonly token: string;
}

/** Accounts in one statement: their columns must fit in a message to Postgres. */
const BATCH = 5000;

/**
 * Makes accounts on the Agency plan, each with a workspace and a key, that have been in use: the
 * month's counter and the rate's window are there, as for any but a key's very first request.
 */
export async function seedAccounts(sql: Sql, count: number): Promise<SeededAccount[]> {
  const accounts: SeededAccount[] = [];
  while (accounts.length < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - accounts.length) }, () => ({
      userId: newId('usr'),
      workspaceId: newId('wks'),
      tokenId: newId('tok'),
      token: makeToken('api'),
    }));
    await sql`
      with account as materialized (
        select * from unnest(
          ${sql.array(batch.map(({ userId }) => userId))}::text[],
          ${sql.array(batch.map(({ workspaceId }) => workspaceId))}::text[],
          ${sql.array(batch.map(({ tokenId }) => tokenId))}::text[],
          ${sql.array(batch.map(({ token }) => hashToken(token).toString('hex')))}::text[],
          ${sql.array(batch.map(({ token }) => token.slice(0, TOKEN_PREFIX_LENGTH)))}::text[]
        ) as a (user_id, workspace_id, token_id, hash, prefix)
      ),
      person as (
        insert into users (id, email, name, current_workspace_id)
        select user_id, user_id || '@shop.example', 'Bench', workspace_id from account
      ),
      workspace as (
        insert into workspaces (id, owner_id, plan)
        select workspace_id, user_id, 'agency' from account
      ),
      key as (
        insert into tokens (id, hash, prefix, scope, name, workspace_id, user_id, last_used_at)
        select token_id, decode(hash, 'hex'), prefix, 'api', 'Bench', workspace_id, user_id,
          now() - interval '1 hour'
        from account
      ),
      counter as (
        insert into usage_counters (workspace_id, period, used)
        select workspace_id, date_trunc('month', now() at time zone 'UTC')::date, 0 from account
      )
      insert into token_rates (workspace_id, token_id, passes)
      select workspace_id, token_id, array[now() - interval '1 hour'] from account
    `;
    accounts.push(...batch);
  }
  return accounts;
}

/** What a caller with this account's key sends. */
export function authorization(account: SeededAccount): Record<string, string> {
  return { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' };
}
