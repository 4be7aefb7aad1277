import { setTimeout as wait } from 'node:timers/promises';
import type { GenerateRequest, Scope } from '@wareword/shared-schema';
import { presentUsage } from '../credits/index.ts';
import { readBrandForWriting } from '../brands/index.ts';
import { GenerationError, type GeneratedListing, type Generator } from '../generation/index.ts';
import { newId, type JobId } from '../identifiers.ts';
import { unavailable } from '../errors.ts';
import type { Credential } from '../tokens/index.ts';
import { acceptGeneration } from './accept-generation.ts';
import { completeJobs, provenanceOf } from './complete-jobs.ts';
import type { JobsContext } from './context.ts';
import { recordUnchargedGeneration } from './record-uncharged-generation.ts';
import { failJob } from './fail-attempt.ts';
import { generateFallback, isLastAttempt, type FallbackContext } from './generate-fallback.ts';
import type { Leases } from './leases.ts';
import { replaySync } from './replay-sync.ts';
import type { SyncGeneration } from './sync-generation.ts';
import { runAttempt } from './run-attempt.ts';
import { retryWhileDatabaseDown } from './retry-while-database-down.ts';

export interface SyncContext extends JobsContext, FallbackContext {
  readonly leases: Leases;
  readonly generator: Generator;
  readonly generationTimeoutMs: number;
  readonly onGenerationError: (jobId: JobId, error: GenerationError) => void;
}

/** A sync generation is never requeued, so its row only ever has one attempt. */
const SYNC_ATTEMPT = 1;

/**
 * An attempt with less time left is not started: no model responds that fast, and its provider may
 * charge for it.
 * Also, a timer may fire a millisecond before its time, while the deadline is still ahead.
 */
const MIN_ATTEMPT_MS = 50;

/**
 * Writes one listing while the caller waits (contract §6.1, §6.2). The credit is reserved first,
 * under a lease, and refunded if the generation fails or the process dies. It is also refunded if
 * the caller disconnects, up to the daily limit; beyond that, the listing is written, saved and
 * charged.
 * A key that belongs to a written listing returns that listing at no charge (contract §8.5).
 * @param input.disconnected aborted when the caller has disconnected
 * @param input.signal aborts the generation, for example on shutdown
 * @throws {DomainError} `unavailable` if no listing could be written; the credit has been refunded
 *   by then; `conflict` while another request with this key is being answered
 */
export async function generateSync({
  ctx,
  input,
}: {
  ctx: SyncContext;
  input: {
    credential: Credential;
    scopes: readonly Scope[];
    request: GenerateRequest;
    idempotencyKey: string | undefined;
    disconnected: AbortSignal;
    signal: AbortSignal;
  };
}): Promise<SyncGeneration> {
  const { leases } = ctx;
  const { request } = input;
  const accepted = await acceptGeneration(ctx, {
    caller: input.credential,
    scopes: input.scopes,
    request,
    kind: 'sync',
    idempotencyKey: input.idempotencyKey,
    lease: { holder: leases.holder, ms: leases.leaseMs },
  });
  if (accepted.replayed) return replaySync({ ctx, input: { accepted } });
  const held = { jobId: accepted.jobId, attempt: SYNC_ATTEMPT };
  const lost = new AbortController();
  const release = leases.hold(held.jobId, () => lost.abort());
  const refundable = new AbortController();
  const onDisconnect = (): void => {
    const { workspaceId } = accepted;
    void recordUnchargedGeneration({ ctx, input: { workspaceId, reason: 'disconnect' } }).then(
      ({ allowed }) => allowed && refundable.abort(),
      // It cannot be counted now, so the listing is written.
      () => undefined,
    );
  };
  if (input.disconnected.aborted) onDisconnect();
  else input.disconnected.addEventListener('abort', onDisconnect, { once: true });
  const signal = AbortSignal.any([input.signal, lost.signal, refundable.signal]);
  const deadline = performance.now() + ctx.generationTimeoutMs;
  try {
    const brand = await readBrandForWriting({ ctx, input: { brandId: accepted.brandId } });
    const writerRequest = {
      ...request,
      brand_name: brand?.name,
      brand_style: brand?.style ?? undefined,
      workspaceId: accepted.workspaceId,
    };
    const listingId = newId('lst');
    const save = async (generated: GeneratedListing): Promise<GeneratedListing> => {
      const finished = [{ ...held, listingId, generated }];
      const completed = await retryWhileDatabaseDown(
        () => completeJobs({ ctx, input: { holder: leases.holder, finished } }),
        { timeoutMs: deadline - performance.now(), signal },
      );
      if (!completed.has(held.jobId)) {
        const message = 'The job had already ended when the listing was ready.';
        throw new GenerationError(message, { transient: true });
      }
      return generated;
    };
    const generated = await generateWithRetries(ctx, held.jobId, writerRequest, {
      signal,
      deadline,
    }).then((written) =>
      save(written).catch((cause: unknown) =>
        saveFallback({ ctx, jobId: held.jobId, request: writerRequest, cause, signal, save }),
      ),
    );
    const { used, limit, plan } = presentUsage(ctx.plans, accepted.plan, accepted.used);
    return {
      listing: generated.listing,
      writer: generated.writer,
      listingId,
      platform: request.platform,
      tone: request.tone,
      brandId: accepted.brandId,
      edits: null,
      source: {
        ...{ listing: generated.listing, writer: generated.writer, editedFields: [] },
        ...{ provenance: provenanceOf(generated), request },
        ...{ brandName: brand?.name ?? null, brandStyle: brand?.style ?? null },
      },
      replayed: false,
      usage: { used, limit, plan },
      rate: accepted.rate,
    };
  } catch (error) {
    await failJob({ ctx, input: { ...held, holder: leases.holder, code: 'generation_failed' } });
    if (!(error instanceof GenerationError)) throw error;
    throw unavailable(
      "We couldn't write the listing. It doesn't count toward your plan. Try again.",
      'generation_failed',
      { rate: accepted.rate },
    );
  } finally {
    input.disconnected.removeEventListener('abort', onDisconnect);
    release();
  }
}

/**
 * If the database rejects the model's listing, saves one by the rule-based writer: a model's output
 * must not be a way to get the credit back.
 */
async function saveFallback(failed: {
  ctx: SyncContext;
  jobId: JobId;
  request: Parameters<Generator['generate']>[0];
  cause: unknown;
  signal: AbortSignal;
  save: (generated: GeneratedListing) => Promise<GeneratedListing>;
}): Promise<GeneratedListing> {
  const { ctx, cause, signal } = failed;
  if (cause instanceof GenerationError) throw cause;
  const error = new GenerationError('The listing could not be saved.', { transient: false, cause });
  ctx.onGenerationError(failed.jobId, error);
  const written = await generateFallback(ctx, failed.request, { error, signal });
  if (written === undefined) throw error;
  return failed.save(written);
}

/** Retries immediately after a transient failure, while time and attempts last. */
async function generateWithRetries(
  ctx: SyncContext,
  jobId: JobId,
  request: Parameters<Generator['generate']>[0],
  { signal, deadline }: { signal: AbortSignal; deadline: number },
): Promise<GeneratedListing> {
  let unusable = false;
  for (let attempt = 1; ; attempt++) {
    try {
      const timeoutMs = deadline - performance.now();
      return await runAttempt(ctx.generator, request, { signal, timeoutMs });
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      ctx.onGenerationError(jobId, error);
      // Even if time runs out afterward.
      unusable ||= error.unusable;
      const waitMs = error.retryAfterMs ?? 0;
      const inTime = performance.now() + waitMs + MIN_ATTEMPT_MS < deadline;
      if (isLastAttempt(attempt, error) || signal.aborted || !inTime) {
        const generated = await generateFallback(ctx, request, { error, unusable, signal });
        if (generated === undefined) throw error;
        return generated;
      }
      // Only rejects when aborted by the signal, which the next attempt checks.
      await wait(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
