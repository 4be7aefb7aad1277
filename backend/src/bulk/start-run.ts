import type { Platform, Tone } from '@wareword/shared-schema';
import { Refusal } from '../refusal.ts';
import type { BulkContext } from './context.ts';
import {
  changed,
  requireBrand,
  requireBulk,
  requireCredit,
  type MemberInput,
} from './preconditions.ts';
import { readRun } from './run-view.ts';
import { wake } from './wake.ts';

/**
 * Starts a draft. From here on each product reserves a credit when its turn comes.
 * @throws {Refusal}
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
    throw new Refusal('validation_error', 'No row of this file can become a listing.');
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
    ${wake(sql, 'started')}
  `;
  if (started.length === 0) throw changed('It was started already.');
}
