import type { Database } from '../database/index.ts';

export interface AuditReport {
  readonly workspaces: number;
  /** Ledger rows checked. */
  readonly rows: number;
  /**
   * Credits by which counters and ledger differ, over all workspaces and periods, plus jobs whose
   * credit is missing or in the wrong state.
   */
  readonly drift: number;
}

/**
 * Verifies the ledger's invariants: each counter equals the sum of its period's amounts that are
 * not refunded, each job has a credit, and each credit's state matches its job's. Any `drift` other
 * than 0 is a bug.
 */
export async function auditLedger({ ctx }: { ctx: { database: Database } }): Promise<AuditReport> {
  const [report] = await ctx.database.sql<[AuditReport]>`
    with ledger as (
      select workspace_id, period, sum(amount) filter (where state <> 'refunded') as used
      from credits group by workspace_id, period
    ),
    counters as (
      select coalesce(sum(abs(coalesce(l.used, 0) - coalesce(c.used, 0))), 0) as drift
      from ledger l full join usage_counters c using (workspace_id, period)
    ),
    pairs as (
      select count(*) as drift
      from jobs j left join credits c on c.id = j.id
      where c.state is distinct from (
        case j.status when 'complete' then 'spent' when 'failed' then 'refunded' else 'reserved' end
      )
    )
    select
      (select count(*)::int from workspaces) as workspaces,
      (select count(*)::int from credits) as rows,
      (counters.drift + pairs.drift)::int as drift
    from counters, pairs
  `;
  return report;
}
