import { sql, type SQL } from 'drizzle-orm';
import type { ActionContext } from '../context.ts';

/**
 * The change that stops an item: it is skipped, unless its request was saved. That one may have
 * been sent and charged, so it is looked up, like a listing in progress, and then either collected
 * or skipped.
 */
export function stopQueued({ tables, now }: Pick<ActionContext, 'tables' | 'now'>): {
  readonly state: SQL;
  readonly pollAt: SQL;
} {
  const { items } = tables;
  const mayBeSent = sql`${items.state} = 'queued' and ${items.request} is not null`;
  const at = now().toISOString();
  return {
    state: sql`case when ${mayBeSent} then 'generating' else 'skipped' end`,
    pollAt: sql`case when ${mayBeSent} then ${at}::timestamptz else ${items.pollAt} end`,
  };
}
