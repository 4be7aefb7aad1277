import { capitalize, formatCount, formatList, formatNumber } from '@wareword/shared-schema/format';
import type { TransactionSql } from 'postgres';
import { PLAN_NAMES, type Plans } from '../config.ts';
import { presentUsage, usageLimitMessage } from '../credits/index.ts';
import { retryOnDeadlock } from '../database/index.ts';
import { DomainError, forbidden, invalid, limitExceeded } from '../errors.ts';
import { newId, type BatchId, type JobId } from '../identifiers.ts';
import { refuseCaller, type Caller } from '../tokens/index.ts';
import type { BatchItemInput, PlannedItem } from './batch-item.ts';
import { BrandChoices } from './brand-choices.ts';
import type { BatchesContext } from './context.ts';
import { findUnchanged } from './find-unchanged.ts';
import { readBatch, type BatchPage } from './read-batch.ts';
import { saveBatch } from './save-batch.ts';
import { enforceUnchargedLimit } from './enforce-uncharged-limit.ts';

export interface BatchInput {
  readonly caller: Caller;
  readonly items: readonly BatchItemInput[];
  /** Whether to accept what can be written; otherwise it is all or nothing. */
  readonly partial: boolean;
  readonly idempotencyKey: string | undefined;
}

/**
 * Batches are only part of some plans (contract §14.2).
 * @throws {DomainError} `forbidden`
 */
export function requireBatches(plans: Plans, { plan, rate }: Caller): void {
  if (plans[plan].bulk) return;
  const names = PLAN_NAMES.filter((name) => plans[name].bulk).map(capitalize);
  const message = `Batches are available on the ${formatList(names)} plans. Upgrade, or create jobs one by one.`;
  throw forbidden(message, 'plan_required', { rate });
}

/**
 * Queues a batch of listings and reserves their credits, in one transaction: all of them, or with
 * `partial` as many as can be written (contract §14.4). A key that is still remembered returns its
 * batch (contract §14.6).
 * @throws {DomainError} what is wrong with the first request that cannot be written
 */
export async function createBatch({
  ctx,
  input,
}: {
  ctx: BatchesContext;
  input: BatchInput;
}): Promise<BatchPage & { readonly replayed: boolean }> {
  const { sql } = ctx.database;
  const { workspaceId } = input.caller;
  const { page, ...accepted } = await retryOnDeadlock(() =>
    sql.begin(async (tx) => {
      const saved = await accept(tx, ctx, input);
      const { batchId } = saved;
      // Nothing may fail once it is charged: a caller without an idempotency key couldn't find the batch
      // again.
      const created = await readBatch({
        ctx: { database: { sql: tx } },
        input: { batchId, workspaceId },
      });
      return { ...saved, page: created };
    }),
  );
  for (const jobId of accepted.jobIds) ctx.notifier.notify(jobId, workspaceId, 'bulk');
  const { used, limit, plan } = presentUsage(ctx.plans, input.caller.plan, accepted.used);
  return {
    ...page,
    replayed: accepted.replayed,
    usage: accepted.replayed ? undefined : { used, limit, plan },
  };
}

interface AcceptedBatch {
  readonly batchId: BatchId;
  readonly replayed: boolean;
  /** The jobs of the requests that are written, in order. */
  readonly jobIds: readonly JobId[];
  /** Credits used this month, with this batch. */
  readonly used: number;
}

/** Locks in the order of accept_generations (database/functions): the counter, then keys. */
async function accept(
  tx: TransactionSql,
  ctx: BatchesContext,
  { caller, items, partial, idempotencyKey }: BatchInput,
): Promise<AcceptedBatch> {
  const { workspaceId, plan, rate } = caller;
  await requireLiveCaller(tx, caller);
  const [{ used }] = await tx<[{ used: number }]>`
    insert into usage_counters as c (workspace_id, period, used)
    values (${workspaceId}, date_trunc('month', now() at time zone 'UTC')::date, 0)
    on conflict (workspace_id, period) do update set used = c.used
    returning c.used
  `;
  const batchId = newId('bat');
  if (idempotencyKey !== undefined) {
    const earlier = await claimKey(tx, ctx, { workspaceId, key: idempotencyKey, batchId });
    if (earlier !== undefined) return { batchId: earlier, replayed: true, jobIds: [], used };
  }
  const brands = await BrandChoices.read(tx, { caller, items, plans: ctx.plans });
  const { limit, remaining } = presentUsage(ctx.plans, plan, used);
  const unchanged = await findUnchanged(tx, { workspaceId, items, brands });
  const planned = planItems(items, { brands, unchanged, remaining, limit });
  const firstRejected = planned.find((item) => 'error' in item);
  if (!partial && firstRejected !== undefined) {
    throw wholeRefusal(planned, firstRejected, { remaining, rate });
  }
  const jobIds = planned.flatMap((item) => ('jobId' in item ? [item.jobId] : []));
  if (jobIds.length === 0)
    await enforceUnchargedLimit(tx, { workspaceId, items: planned.length, rate });
  await saveBatch(tx, { caller, batchId, planned, used, limit });
  return { batchId, replayed: false, jobIds, used: used + jobIds.length };
}

/**
 * The caller was admitted before the body arrived, which they can delay: their token may have been
 * revoked, or their workspace closed, since then.
 * @throws {DomainError} `unauthenticated`
 */
async function requireLiveCaller(tx: TransactionSql, { tokenId }: Caller): Promise<void> {
  const live = await tx`
    select from tokens t join workspaces w on w.id = t.workspace_id
    where t.id = ${tokenId} and t.revoked_at is null and w.erase_at is null
  `;
  if (live.length === 0) throw refuseCaller('invalid_api_key');
}

/** @returns the batch that the key belongs to already */
async function claimKey(
  tx: TransactionSql,
  ctx: BatchesContext,
  { workspaceId, key, batchId }: { workspaceId: string; key: string; batchId: BatchId },
): Promise<BatchId | undefined> {
  const claimed = await tx`
    insert into idempotency_keys as k (workspace_id, kind, key, job_id)
    values (${workspaceId}, 'batch', ${key}, ${batchId})
    on conflict (workspace_id, kind, key)
    do update set job_id = excluded.job_id, created_at = excluded.created_at
    where k.created_at <= now() - ${ctx.settings.idempotencyTtlMs} * interval '1 ms'
    returning key
  `;
  if (claimed.length > 0) return undefined;
  const [earlier] = await tx<[{ id: BatchId }]>`
    select job_id as id from idempotency_keys
    where workspace_id = ${workspaceId} and kind = 'batch' and key = ${key}
  `;
  return earlier.id;
}

function planItems(
  items: readonly BatchItemInput[],
  {
    brands,
    unchanged,
    remaining,
    limit,
  }: {
    brands: BrandChoices;
    unchanged: ReadonlyMap<number, JobId>;
    remaining: number;
    limit: number;
  },
): PlannedItem[] {
  let left = remaining;
  return items.map((item, position): PlannedItem => {
    if ('rejection' in item) return { ...item, error: invalid(item.rejection.message) };
    const { external_ref: externalRef } = item.request;
    const brand = brands.choose(item.request.brand_id);
    if ('error' in brand) return { externalRef, ...brand };
    const unchangedJobId = unchanged.get(position);
    if (unchangedJobId !== undefined) return { externalRef, unchangedJobId };
    if (left === 0) {
      const message = usageLimitMessage(limit);
      return {
        externalRef,
        rejection: { code: 'usage_limit_reached', message },
        error: limitExceeded(message, 'credits'),
      };
    }
    left -= 1;
    return { externalRef, jobId: newId('job'), request: item.request, brandId: brand.brandId };
  });
}

/** Why the whole batch is refused: its first unusable request, or too few listings left. */
function wholeRefusal(
  planned: readonly PlannedItem[],
  first: Extract<PlannedItem, { error: DomainError }>,
  { remaining, rate }: { remaining: number; rate: Caller['rate'] },
): DomainError {
  const { error, rejection } = first;
  if (rejection.code === 'usage_limit_reached') {
    const needed = formatCount(
      planned.filter((item) => !('unchangedJobId' in item)).length,
      'listing',
    );
    const message = `This batch needs ${needed}, and you have ${formatNumber(remaining)} left this month. Send fewer requests, set partial=true, or upgrade.`;
    return limitExceeded(message, 'credits', { rate });
  }
  const place = rejection.code === 'validation_error' ? '' : `requests.${planned.indexOf(first)}: `;
  return new DomainError(error.kind, place + error.message, error.reason, { rate });
}
