import { ENDPOINTS, REQUEST_LIMITS } from '@wareword/shared-schema';
import { z } from 'zod';
import { readSnapshot } from '../../accounts/index.ts';
import { readBrandOverview } from '../../brands/index.ts';
import { cancelJob, createJob, generateSync } from '../../jobs/index.ts';
import { readInclusions, readSavedListing, type ListedListing } from '../../listings/index.ts';
import { admit, identifyCaller } from '../../tokens/index.ts';
import { auditOf } from '../v1/create-audit.ts';
import { presentSaved, readPage } from '../v1/listings.ts';
import { presentAccount } from '../v1/present-account.ts';
import { presentBrands } from '../v1/present-brand.ts';
import { presentGenerated } from '../v1/present-generated.ts';
import { presentJob } from '../v1/present-job.ts';
import { presentDetails } from '../v1/present-listing.ts';
import { ADDS, defineTool, ENDS, READS, scopesOf, type Tool } from './tool.ts';
import { waitForJob } from './wait-for-job.ts';

const DEFAULT_WAIT_SECONDS = 30;
/** Most clients give up on a call after a minute. */
const MAX_WAIT_SECONDS = 50;

const idempotency = {
  idempotency_key: z
    .string('must be a string')
    .max(
      REQUEST_LIMITS.idempotency_key,
      `must be at most ${REQUEST_LIMITS.idempotency_key} characters`,
    )
    .optional()
    .meta({
      description:
        'Any unique text that identifies this request. If you retry, send the same one: the listing is then written and counted only once.',
    }),
};

const jobId = z
  .string('must be a string')
  .meta({ description: 'The `job_id` that `create_job` returned.' });
const { include } = ENDPOINTS.generate.query.shape;

/**
 * The tools, in the order in which they are listed. Their arguments are the schemas of the endpoint
 * table. None of them writes to a store: a person does that, in the store's app.
 */
export const TOOLS: readonly Tool[] = [
  defineTool({
    name: 'generate_listing',
    title: 'Generate a listing',
    description:
      'Writes a listing for one product, saves it to the history and uses one of the monthly listings. It takes up to a minute. ' +
      'A listing only says what the product details say, so send every fact you know. For many products, use create_job.',
    hints: ADDS,
    endpoint: ENDPOINTS.generate,
    input: ENDPOINTS.generate.body.safeExtend({ include, ...idempotency }),
    run: async ({ ctx, credential, signal }, { include, idempotency_key, ...request }) => {
      const generated = await generateSync({
        ctx,
        input: {
          credential,
          scopes: scopesOf(ENDPOINTS.generate),
          request,
          idempotencyKey: idempotency_key,
          disconnected: signal,
          signal: ctx.shutdownSignal,
        },
      });
      return presentGenerated(generated, include);
    },
  }),
  defineTool({
    name: 'create_job',
    title: 'Create a job',
    description:
      'Queues a job that writes a listing, and immediately returns a job_id; then call wait_for_job, or the job expires. Uses one of the monthly listings, ' +
      'or none if the job fails. Create the jobs of several products first, then wait for each.',
    hints: ADDS,
    endpoint: ENDPOINTS.createJob,
    input: ENDPOINTS.createJob.body.safeExtend(idempotency),
    run: async ({ ctx, credential }, { idempotency_key, ...request }) => {
      const scopes = scopesOf(ENDPOINTS.createJob);
      const { job, usage, unchanged } = await createJob({
        ctx,
        input: { caller: credential, scopes, request, idempotencyKey: idempotency_key },
      });
      return presentJob(job, ctx.settings, { creation: { usage, unchanged } });
    },
  }),
  defineTool({
    name: 'wait_for_job',
    title: 'Wait for a job',
    description:
      'Waits until a job is complete and returns it with its listing, or returns its current state after the timeout: if its status is still queued or processing, call this again.',
    hints: READS,
    endpoint: ENDPOINTS.getJob,
    input: z.object({
      job_id: jobId,
      timeout_seconds: z
        .int('must be a whole number')
        .min(0, 'must be at least 0')
        .max(MAX_WAIT_SECONDS, `must be at most ${MAX_WAIT_SECONDS}`)
        .default(DEFAULT_WAIT_SECONDS)
        .meta({ description: 'How long to wait; 0 returns the current state.' }),
    }),
    run: async (call, { job_id, timeout_seconds }) =>
      presentJob(
        await waitForJob(call, { jobId: job_id, timeoutMs: timeout_seconds * 1000 }),
        call.ctx.settings,
      ),
  }),
  defineTool({
    name: 'cancel_job',
    title: ENDPOINTS.cancelJob.summary,
    description: ENDPOINTS.cancelJob.description,
    hints: ENDS,
    endpoint: ENDPOINTS.cancelJob,
    input: z.object({ job_id: jobId }),
    run: async ({ ctx, credential }, { job_id }) => {
      const scopes = scopesOf(ENDPOINTS.cancelJob);
      return presentJob(
        await cancelJob({ ctx, input: { credential, scopes, jobId: job_id } }),
        ctx.settings,
      );
    },
  }),
  defineTool({
    name: 'list_listings',
    title: ENDPOINTS.listListings.summary,
    description:
      "The workspace's listings, newest first, each with its title and what it was written for. Get the full text with get_listing.",
    hints: READS,
    endpoint: ENDPOINTS.listListings,
    // Listings sent to a store are only for that store's app.
    input: ENDPOINTS.listListings.query.omit({ sent: true }),
    run: async ({ ctx, credential }, query) => {
      const scopes = scopesOf(ENDPOINTS.listListings);
      const caller = await identifyCaller({ ctx, input: { credential, scopes } });
      const { entries, nextCursor } = await readPage(ctx, caller, query);
      return `{"listings":[${entries.map(presentTitle).join(',')}],"next_cursor":${JSON.stringify(nextCursor)}}`;
    },
  }),
  defineTool({
    name: 'get_listing',
    title: ENDPOINTS.getListing.summary,
    description: ENDPOINTS.getListing.description,
    hints: READS,
    endpoint: ENDPOINTS.getListing,
    input: z.object({
      listing_id: z
        .string('must be a string')
        .meta({ description: 'A `listing_id` from list_listings or from a complete job.' }),
      include,
    }),
    run: async ({ ctx, credential }, { listing_id, include }) => {
      const scopes = scopesOf(ENDPOINTS.getListing);
      const { workspaceId } = await identifyCaller({ ctx, input: { credential, scopes } });
      const found = await readSavedListing({ ctx, input: { workspaceId, listingId: listing_id } });
      return presentSaved(
        found,
        await readInclusions({ ctx, input: { listingId: found.id, include } }),
      );
    },
  }),
  defineTool({
    name: 'audit_listing',
    title: ENDPOINTS.createAudit.summary,
    description: ENDPOINTS.createAudit.description,
    hints: READS,
    endpoint: ENDPOINTS.createAudit,
    input: ENDPOINTS.createAudit.body,
    run: async ({ ctx, credential }, request) => {
      const { workspaceId } = await admit({
        ctx,
        input: { credential, scopes: scopesOf(ENDPOINTS.createAudit) },
      });
      return JSON.stringify(await auditOf(ctx, workspaceId, request));
    },
  }),
  defineTool({
    name: 'get_usage',
    title: 'Get usage',
    description: 'The plan, how many listings are left this month, and where to get more.',
    hints: READS,
    endpoint: ENDPOINTS.me,
    input: z.object({}),
    run: async ({ ctx, credential }) => {
      const scopes = scopesOf(ENDPOINTS.me);
      const snapshot = await readSnapshot({ ctx, input: { credential, scopes } });
      return JSON.stringify(presentAccount(snapshot, ctx.upgradeUrl));
    },
  }),
  defineTool({
    name: 'list_brands',
    title: ENDPOINTS.listBrands.summary,
    description: ENDPOINTS.listBrands.description,
    hints: READS,
    endpoint: ENDPOINTS.listBrands,
    input: z.object({}),
    run: async ({ ctx, credential }) => {
      const scopes = scopesOf(ENDPOINTS.listBrands);
      const caller = await identifyCaller({ ctx, input: { credential, scopes } });
      const { database, plans } = ctx;
      const overview = await readBrandOverview({
        ctx: { orm: database.orm, plans },
        input: caller,
      });
      return JSON.stringify(presentBrands(overview));
    },
  }),
];

const Titled = z.object({ title: z.string() });

function presentTitle(entry: ListedListing): string {
  const { title } = Titled.parse(JSON.parse(entry.listing));
  return `{${presentDetails(entry)},"title":${JSON.stringify(title)}}`;
}
