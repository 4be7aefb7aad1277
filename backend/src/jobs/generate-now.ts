import { setTimeout as wait } from 'node:timers/promises';
import type {
  GenerateRequest,
  Listing,
  Platform,
  Scope,
  Tone,
  Usage,
} from '@wareword/shared-schema';
import { presentUsage } from '../credits/index.ts';
import { brandName } from '../brands/index.ts';
import { GenerationError, type GeneratedListing, type Generator } from '../generation/index.ts';
import { newId, type BrandId, type JobId, type ListingId } from '../identifiers.ts';
import { Refusal, type RateState } from '../refusal.ts';
import type { Credential } from '../tokens/index.ts';
import { accept } from './accept.ts';
import { completeJobs } from './complete-jobs.ts';
import { MAX_ATTEMPTS, type JobsContext } from './context.ts';
import { failJob } from './fail-attempt.ts';
import type { Leases } from './leases.ts';
import { runAttempt } from './run-attempt.ts';
import { whileDatabaseIsAway } from './while-database-is-away.ts';

export interface SyncContext extends JobsContext {
  readonly leases: Leases;
  readonly generator: Generator;
  readonly generationTimeoutMs: number;
  readonly onGenerationError: (jobId: JobId, error: GenerationError) => void;
}

export interface SyncGeneration {
  readonly listing: Listing;
  readonly listingId: ListingId;
  readonly platform: Platform;
  readonly tone: Tone;
  readonly brandId: BrandId | null;
  readonly usage: Usage;
  readonly rate: RateState | undefined;
}

/** A sync generation is never requeued, so its attempts are all one to the job's row. */
const ATTEMPT = 1;

/**
 * Writes one listing while the caller waits (document, "POST /generate"; decisions 16). The credit
 * is reserved first, under a lease: whoever fails, leaves or dies, it is given back.
 * @param input.signal ends the generation, as when the caller has gone
 * @throws {Refusal} `internal_error` where no listing came out; the credit is back by then
 */
export async function generateNow({
  ctx,
  input,
}: {
  ctx: SyncContext;
  input: {
    credential: Credential;
    scopes: readonly Scope[];
    request: GenerateRequest;
    signal: AbortSignal;
  };
}): Promise<SyncGeneration> {
  const { leases } = ctx;
  const { request } = input;
  const accepted = await accept(ctx, {
    caller: input.credential,
    scopes: input.scopes,
    request,
    kind: 'sync',
    lease: { holder: leases.holder, ms: leases.leaseMs },
  });
  const held = { jobId: accepted.jobId, attempt: ATTEMPT };
  const lost = new AbortController();
  const letGo = leases.hold(held.jobId, () => lost.abort());
  const signal = AbortSignal.any([input.signal, lost.signal]);
  const deadline = performance.now() + ctx.generationTimeoutMs;
  try {
    const name = await brandName({ ctx, input: { brandId: accepted.brandId } });
    const generated = await generateInTime(
      ctx,
      held.jobId,
      { ...request, brand_name: name },
      { signal, deadline },
    );
    const listingId = newId('lst');
    const finished = [{ ...held, listingId, generated }];
    const completed = await whileDatabaseIsAway(
      () => completeJobs({ ctx, input: { holder: leases.holder, finished } }),
      { forMs: deadline - performance.now(), signal },
    );
    if (!completed.has(held.jobId)) throw new GenerationError('Too late.', { transient: true });
    const { used, limit, plan } = presentUsage(ctx.plans, accepted.plan, accepted.used);
    return {
      listing: generated.listing,
      listingId,
      platform: request.platform,
      tone: request.tone,
      brandId: accepted.brandId,
      usage: { used, limit, plan },
      rate: accepted.rate,
    };
  } catch (error) {
    await failJob({ ctx, input: { ...held, holder: leases.holder, code: 'generation_failed' } });
    if (!(error instanceof GenerationError)) throw error;
    throw new Refusal(
      'internal_error',
      'The listing could not be written, and the credit was given back. Try again.',
      accepted.rate,
    );
  } finally {
    letGo();
  }
}

/** Tries again at once after a transient failure, while the time and the attempts last. */
async function generateInTime(
  ctx: SyncContext,
  jobId: JobId,
  request: Parameters<Generator['generate']>[0],
  { signal, deadline }: { signal: AbortSignal; deadline: number },
): Promise<GeneratedListing> {
  for (let attempt = 1; ; attempt++) {
    try {
      const timeoutMs = deadline - performance.now();
      return await runAttempt(ctx.generator, request, { signal, timeoutMs });
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      ctx.onGenerationError(jobId, error);
      const waitMs = error.retryAfterMs ?? 0;
      const inTime = performance.now() + waitMs < deadline;
      if (!error.transient || attempt === MAX_ATTEMPTS || signal.aborted || !inTime) throw error;
      // Rejects only where the signal ends it, which the next attempt looks at.
      await wait(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
