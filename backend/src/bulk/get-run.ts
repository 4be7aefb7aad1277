import type { PlanName } from '../config.ts';
import { presentUsage, readUsed } from '../credits/index.ts';
import type { BulkFile } from '../database/index.ts';
import type { BulkContext } from './context.ts';
import {
  runNotFound,
  readRun,
  runColumns,
  runView,
  type BulkRunRow,
  type BulkRunView,
  type RunInput,
} from './run-view.ts';

export interface BulkRunDetails extends BulkRunView {
  /** Products being written now. */
  readonly writing: number;
  readonly waiting: number;
  /** Listings left this month. */
  readonly remaining: number;
  readonly file:
    | (Pick<BulkFile, 'encoding' | 'unused' | 'keyColumn'> & Required<Pick<BulkFile, 'columns'>>)
    | null;
}

/**
 * A run and its progress. Pages poll this, so it does not read anything that grows with the file.
 * @throws {DomainError} `not_found`
 */
export async function getRun({
  ctx,
  input,
}: {
  ctx: BulkContext;
  input: RunInput & { plan: PlanName };
}): Promise<BulkRunDetails> {
  const { orm, sql } = ctx.database;
  const { id } = await readRun(ctx, input);
  const [[found], used] = await Promise.all([
    // In one statement: rows that finish in between would not be counted anywhere.
    sql<(BulkRunRow & { writing: number; file: BulkFile | null })[]>`
      select ${runColumns(sql)}, r.file, (
        select count(*)::int from bulk_rows
        where workspace_id = r.workspace_id and run_id = r.id and state = 'writing'
      ) as writing
      from bulk_runs r where r.workspace_id = ${input.workspaceId} and r.id = ${id}
    `,
    readUsed({ ctx: { orm }, input }),
  ]);
  if (found === undefined) throw runNotFound();
  const { file, writing, ...run } = runView(found);
  const { written, failed, products } = run;
  return {
    ...run,
    writing,
    waiting: Math.max(0, products - written - failed - writing),
    remaining: presentUsage(ctx.plans, input.plan, used).remaining,
    file: file && {
      encoding: file.encoding,
      columns: file.columns ?? [],
      unused: file.unused,
      keyColumn: file.keyColumn,
    },
  };
}
