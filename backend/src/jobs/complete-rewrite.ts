import type { Listing, Provenance } from '@wareword/shared-schema';
import { spendCompleted } from '../credits/index.ts';
import { retryOnDeadlock, type Database } from '../database/index.ts';
import {
  reviewListing,
  sealProvenance,
  type GeneratedListing,
  type RewriteTarget,
} from '../generation/index.ts';
import { DomainError } from '../errors.ts';
import type { JobId, WorkspaceId } from '../identifiers.ts';
import {
  findLiveListing,
  readOriginal,
  requestOf,
  saveChange,
  type ListingChange,
  type StoredListing,
} from '../listings/index.ts';
import { dollars, storedTokenCount } from './complete-jobs.ts';
import { undoRewriteAttempt } from './request-rewrite.ts';

/**
 * The outcome of a rewrite: `unchanged` if the writer returned the current text, `gone`
 * if the listing was deleted, `lost` if the job no longer belonged to this attempt. Only `complete`
 * has changed anything.
 */
export type RewriteOutcome = 'complete' | 'unchanged' | 'gone' | 'lost';

interface RewriteAttempt {
  readonly jobId: JobId;
  readonly attempt: number;
  readonly holder: string;
  readonly workspaceId: WorkspaceId;
  readonly rewrite: RewriteTarget;
  readonly generated: GeneratedListing;
}

/** The editor saves while someone types, so the listing may change between a read and the save. */
const MAX_TRIES = 20;

/**
 * Puts the new text of a field into its listing, completes the job, marks its credit as spent, and
 * takes the rewrite off the count of unchanged ones, in one transaction: all of it happens, or none.
 * What else was edited meanwhile stays. It can be repeated: if the response was lost, the job is complete.
 */
export async function completeRewrite({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: RewriteAttempt;
}): Promise<RewriteOutcome> {
  const outcome = await putIntoListing(ctx, input);
  if (outcome === 'complete') return outcome;
  return (await wasCompletedEarlier(ctx, input)) ? 'complete' : outcome;
}

/** A separate statement, so that it sees the job that the first one had to wait for. */
async function wasCompletedEarlier(
  { database: { sql } }: { database: Database },
  { jobId, attempt }: RewriteAttempt,
): Promise<boolean> {
  const completed = await sql`
    select from jobs where id = ${jobId} and status = 'complete' and attempts = ${attempt}
  `;
  return completed.count > 0;
}

async function putIntoListing(
  ctx: { database: Database },
  input: RewriteAttempt,
): Promise<RewriteOutcome> {
  const { workspaceId, rewrite, generated } = input;
  for (let tries = 1; ; tries++) {
    const current = await findTarget(ctx, workspaceId, rewrite.listingId);
    if (current === undefined) return 'gone';
    const value = generated.listing[rewrite.field];
    if (JSON.stringify(value) === JSON.stringify(current.listing[rewrite.field])) {
      return 'unchanged';
    }
    const original = await readOriginal(ctx.database.sql, current, workspaceId);
    const change = { ...(await changeOf(current, input)), original };
    const outcome = await retryOnDeadlock(() => save(ctx, input, change));
    if (outcome !== 'changed meanwhile') return outcome;
    if (tries === MAX_TRIES) throw new Error('The listing kept changing.');
  }
}

async function findTarget(
  ctx: { database: Database },
  workspaceId: WorkspaceId,
  listingId: string,
): Promise<StoredListing | undefined> {
  try {
    return await findLiveListing(ctx, { workspaceId, listingId });
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return undefined;
    throw error;
  }
}

async function changeOf(
  current: StoredListing,
  { workspaceId, rewrite, generated }: RewriteAttempt,
): Promise<Omit<ListingChange, 'userId' | 'original'>> {
  const { field } = rewrite;
  const texts: Listing = { ...current.listing, [field]: generated.listing[field] };
  const { seo_scores, pro_tip, brokenRules, placements } = await reviewListing(
    texts,
    requestOf(current),
  );
  const listing = { ...texts, seo_scores, pro_tip, ...placements };
  return {
    ...{ listingId: current.id, workspaceId, revision: current.revision },
    ...{ cause: 'rewritten', field, session: null },
    ...{ listing, brokenRules },
    provenance: await updateProvenance(listing, field, current.provenance, generated.provenance),
    editedFields: current.editedFields.filter((edited) => edited !== field),
  };
}

/** Both texts cite the same input, so the new text's citations replace those of the old one. */
async function updateProvenance(
  listing: Listing,
  field: RewriteTarget['field'],
  before: Provenance | null,
  after: Provenance | undefined,
): Promise<Provenance | null> {
  if (before === null) return null;
  const fields = { ...before.fields, [field]: after?.fields[field] ?? [] };
  return sealProvenance(listing, { input: before.input, fields });
}

class ChangedMeanwhile extends Error {}

async function save(
  { database }: { database: Database },
  { jobId, attempt, holder, workspaceId, rewrite, generated }: RewriteAttempt,
  change: Omit<ListingChange, 'userId'>,
): Promise<'complete' | 'lost' | 'changed meanwhile'> {
  const { usage } = generated;
  try {
    return await database.sql.begin(async (sql) => {
      const [job] = await sql<{ userId: ListingChange['userId'] }[]>`
        with completed as (
          update jobs set
            status = 'complete', listing_id = ${rewrite.listingId}, finished_at = now(),
            lease_holder = null, lease_expires_at = null
          where id = ${jobId} and status = 'processing'
            and lease_holder = ${holder} and attempts = ${attempt}
          returning id, user_id
        ),
        ${spendCompleted(sql)}
        select user_id as "userId" from completed
      `;
      if (job === undefined) return 'lost';
      const saved = await saveChange(sql, { ...change, userId: job.userId });
      // Also rolls back the job's completion.
      if (saved === undefined) throw new ChangedMeanwhile();
      await sql`
        update listings set
          input_tokens = least(coalesce(input_tokens, 0)::bigint + ${storedTokenCount(usage?.inputTokens) ?? 0}, 2147483647),
          output_tokens = least(coalesce(output_tokens, 0)::bigint + ${storedTokenCount(usage?.outputTokens) ?? 0}, 2147483647),
          cost_usd = least(coalesce(cost_usd, 0) + ${dollars(usage?.cost)}::numeric, 999999)
        where id = ${change.listingId} and ${usage !== undefined}
      `;
      await undoRewriteAttempt({ ctx: { database: { sql } }, input: { workspaceId } });
      return 'complete';
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'changed meanwhile';
    throw error;
  }
}
