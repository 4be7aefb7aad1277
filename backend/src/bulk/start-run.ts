import type { Platform, Tone } from '@wareword/shared-schema';
import { invalid } from '../errors.ts';
import type { BulkContext } from './context.ts';
import {
  runChanged,
  requireBrand,
  requireBulk,
  requireCredit,
  type MemberInput,
} from './preconditions.ts';
import { readRun } from './run-view.ts';
import { enqueueRuns } from './enqueue-runs.ts';

/**
 * Starts a draft. From now on each product reserves a credit when its turn comes.
 * @throws {DomainError}
 */
export async function startRun({
  ctx,
  input,
}: {
  ctx: BulkContext;
  input: MemberInput & { platform: Platform; tone: Tone; brandId: string | undefined };
}): Promise<void> {
  const run = await readRun(ctx, input);
  requireBulk(ctx.plans, input.plan);
  if (run.products === 0) {
    throw invalid('None of the rows in this file can be used.', 'no_usable_rows');
  }
  await requireCredit(ctx, input);
  const brandId = await requireBrand(ctx, input);
  const { sql } = ctx.database;
  const started = await sql`
    with started as (
      update bulk_runs set
        state = 'running', feeding = true, started_at = now(), platform = ${input.platform},
        tone = ${input.tone}, brand_id = ${brandId ?? null}, user_id = ${input.userId}
      where id = ${run.id} and workspace_id = ${input.workspaceId} and state = 'draft'
      returning id
    )
    ${enqueueRuns(sql, 'started')}
  `;
  if (started.length === 0) throw runChanged('This file was already started.');
}
