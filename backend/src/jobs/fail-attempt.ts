import { refundFailed } from '../credits/index.ts';
import type { JobErrorCode } from '../database/index.ts';
import type { GenerationError } from '../generation/index.ts';
import type { JobId } from '../identifiers.ts';
import type { JobsContext } from './context.ts';
import { isLastAttempt } from './generate-fallback.ts';
import { announceEnded } from '../webhooks/index.ts';

export type AttemptOutcome = 'retried' | 'failed' | 'lost';

interface FailedAttempt {
  readonly jobId: JobId;
  readonly attempt: number;
  readonly holder: string;
}

/**
 * Ends a failed attempt: back to `queued` with a delay if the failure was transient and attempts
 * are left, otherwise `failed` with `generation_failed` and the credit refunded (contract §7.4).
 * @returns `lost` if the job no longer belonged to this attempt and nothing was changed
 */
export async function failAttempt({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database' | 'settings'>;
  input: FailedAttempt & { error: GenerationError; random?: () => number };
}): Promise<AttemptOutcome> {
  if (isLastAttempt(input.attempt, input.error)) {
    return (await failJob({ ctx, input: { ...input, code: 'generation_failed' } }))
      ? 'failed'
      : 'lost';
  }
  const delayMs = retryDelayMs(ctx.settings.retryDelayMs, input);
  return (await requeue(ctx, input, { delayMs, counts: true })) ? 'retried' : 'lost';
}

/**
 * Returns a job that this process will not finish to the queue, without counting the attempt.
 * @returns whether the job still belonged to this attempt
 */
export function requeueJob({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database'>;
  input: FailedAttempt;
}): Promise<boolean> {
  return requeue(ctx, input, { delayMs: 0, counts: false });
}

/**
 * Fails a job permanently and refunds its credit.
 * @returns whether the job still belonged to this attempt
 */
export async function failJob({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database'>;
  input: FailedAttempt & { code: JobErrorCode };
}): Promise<boolean> {
  const { sql } = ctx.database;
  const rows = await sql`
    with failed as (
      update jobs set
        status = 'failed', error_code = ${input.code}, finished_at = now(),
        lease_holder = null, lease_expires_at = null
      where id = ${input.jobId} and status = 'processing'
        and lease_holder = ${input.holder} and attempts = ${input.attempt}
      returning id, workspace_id, kind
    ),
    ${refundFailed(sql)},
    ${announceEnded(sql, 'failed')}
    select id from failed
  `;
  return rows.length > 0;
}

async function requeue(
  ctx: Pick<JobsContext, 'database'>,
  { jobId, attempt, holder }: FailedAttempt,
  { delayMs, counts }: { delayMs: number; counts: boolean },
): Promise<boolean> {
  const { sql } = ctx.database;
  const rows = await sql`
    with requeued as (
      update jobs set
        status = 'queued', attempts = attempts - ${counts ? 0 : 1},
        run_at = now() + ${delayMs} * interval '1 ms',
        lease_holder = null, lease_expires_at = null
      where id = ${jobId} and status = 'processing'
        and lease_holder = ${holder} and attempts = ${attempt}
      returning id
    )
    select enqueue_jobs(array[id], ${delayMs}) from requeued
  `;
  return rows.length > 0;
}

/** Delay before each retry, as a multiple of the first (contract §7.5: about 2, 8 and 30 s). */
const RETRY_FACTORS = [1, 4, 15] as const;
const MAX_RETRY_AFTER_MS = 60_000;

function retryDelayMs(
  firstMs: number,
  input: { attempt: number; error: GenerationError; random?: () => number },
): number {
  const random = input.random ?? Math.random;
  const factor = RETRY_FACTORS[input.attempt - 1] ?? RETRY_FACTORS[2];
  const jittered = firstMs * factor * (0.8 + 0.4 * random());
  const requestedMs = Math.min(input.error.retryAfterMs ?? 0, MAX_RETRY_AFTER_MS);
  return Math.max(jittered, requestedMs);
}
