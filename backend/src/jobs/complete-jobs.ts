import { spendCompleted } from '../credits/index.ts';
import type { GeneratedListing } from '../generation/index.ts';
import type { JobId, ListingId } from '../identifiers.ts';
import { retryOnDeadlock } from '../database/index.ts';
import type { JobsContext } from './context.ts';
import { announceEnded } from '../webhooks/index.ts';

export interface FinishedAttempt {
  readonly jobId: JobId;
  readonly attempt: number;
  readonly listingId: ListingId;
  readonly generated: GeneratedListing;
}

/** Largest token count that is stored; some endpoints report arbitrary ones. */
const MAX_MODEL_TOKENS = 2 ** 31 - 1;
/** Largest cost that is stored, in US dollars. */
const MAX_COST = 999_999;

/**
 * Saves listings, completes their jobs and marks the credits as spent, in one statement. A job that
 * no longer belongs to this attempt, or has expired in the meantime, keeps its state, and the late
 * listing is discarded (contract §7.7).
 *
 * It may be called again with the same listings if the response was lost.
 * @returns the jobs that are completed with these listings
 */
export async function completeJobs({
  ctx,
  input,
}: {
  ctx: Pick<JobsContext, 'database'>;
  input: { holder: string; finished: readonly FinishedAttempt[] };
}): Promise<Set<JobId>> {
  const { sql } = ctx.database;
  const column = <Value>(read: (finished: FinishedAttempt) => Value) => input.finished.map(read);
  // JSON texts have no line breaks. As an array, each of their quotes would have to be escaped.
  const lines = (read: (finished: FinishedAttempt) => string) => column(read).join('\n');
  const save = async () =>
    await sql<{ id: JobId }[]>`
    with finished as (
      select * from unnest(
        ${sql.array(column(({ jobId }) => jobId))}::text[],
        ${sql.array(column(({ attempt }) => attempt))}::int[],
        ${sql.array(column(({ listingId }) => listingId))}::text[],
        string_to_array(${lines(({ generated }) => JSON.stringify(generated.listing))}, E'\\n'),
        string_to_array(${lines(({ generated }) => provenanceOf(generated) ?? '')}, E'\\n', ''),
        ${sql.array(column(({ generated }) => generated.writer))}::text[],
        ${sql.array(column(({ generated }) => storedTokenCount(generated.usage?.inputTokens)))}::int[],
        ${sql.array(column(({ generated }) => storedTokenCount(generated.usage?.outputTokens)))}::int[],
        ${sql.array(column(({ generated }) => dollars(generated.usage?.cost)))}::numeric[]
      ) as f (
        job_id, attempt, listing_id, listing, provenance, writer, input_tokens, output_tokens,
        cost_usd
      )
    ),
    completed as (
      update jobs set
        status = 'complete', listing_id = f.listing_id, finished_at = now(),
        lease_holder = null, lease_expires_at = null
      from finished f
      where jobs.id = f.job_id and jobs.status = 'processing'
        and jobs.lease_holder = ${input.holder} and jobs.attempts = f.attempt
      returning jobs.*
    ),
    saved as (
      insert into listings (
        id, workspace_id, job_id, user_id, brand_id, platform, tone, product_name, listing,
        provenance, writer, input_tokens, output_tokens, cost_usd, origin, run_id
      )
      select
        f.listing_id, c.workspace_id, c.id, c.user_id, c.brand_id, c.platform, c.tone,
        c.request ->> 'product_name', f.listing::json, f.provenance::json, f.writer,
        f.input_tokens, f.output_tokens, f.cost_usd,
        case
          when c.kind = 'bulk' then 'bulk'
          when c.token_id is null then 'dashboard'
          when (select scope from tokens where id = c.token_id) = 'plugin' then 'store'
          else 'api'
        end,
        case when c.kind = 'bulk' then (
          select run_id from bulk_rows where workspace_id = c.workspace_id and job_id = c.id
        ) end
      from completed c join finished f on f.job_id = c.id
    ),
    ${spendCompleted(sql)},
    ${announceEnded(sql, 'completed')}
    select id from completed
  `;
  const rows = await retryOnDeadlock(save);
  const completed = new Set(rows.map(({ id }) => id));
  const others = input.finished.filter(({ jobId }) => !completed.has(jobId));
  for (const jobId of await findCompletedEarlier(ctx, others)) completed.add(jobId);
  return completed;
}

/** A separate statement, so that it sees the rows the first one had to wait for. */
async function findCompletedEarlier(
  ctx: Pick<JobsContext, 'database'>,
  finished: readonly FinishedAttempt[],
): Promise<JobId[]> {
  if (finished.length === 0) return [];
  const { sql } = ctx.database;
  const rows = await sql<{ id: JobId }[]>`
    select jobs.id
    from unnest(
      ${sql.array(finished.map(({ jobId }) => jobId))}::text[],
      ${sql.array(finished.map(({ listingId }) => listingId))}::text[]
    ) as f (job_id, listing_id)
    join jobs on jobs.id = f.job_id and jobs.listing_id = f.listing_id
  `;
  return rows.map(({ id }) => id);
}

/** The provenance as JSON; null if it is unknown. */
export function provenanceOf({ provenance }: GeneratedListing): string | null {
  return provenance === undefined ? null : JSON.stringify(provenance);
}

/** The cost as text, to keep all digits, capped at what the column can hold. */
export function dollars(cost: number | undefined): string | null {
  return cost === undefined || !Number.isFinite(cost) ? null : Math.min(cost, MAX_COST).toFixed(6);
}

/** Capped at what the column can hold. */
export function storedTokenCount(count: number | undefined): number | null {
  return count === undefined ? null : Math.min(count, MAX_MODEL_TOKENS);
}
