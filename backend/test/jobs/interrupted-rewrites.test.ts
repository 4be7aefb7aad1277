import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GeneratedListing } from '../../src/generation/index.ts';
import { newId, type ListingId } from '../../src/identifiers.ts';
import { deleteListing, editListing, readListing } from '../../src/listings/index.ts';
import {
  claimJobs,
  completeJobs,
  completeRewrite,
  failAttempt,
  recover,
  requestRewrite,
} from '../../src/jobs/index.ts';
import { expectBalancedLedger } from '../service.ts';
import {
  createAsync,
  createJobFixture,
  finish,
  FINAL,
  HOLDERS,
  LEASE_MS,
  LISTING,
  readJob,
  type Customer,
  type JobFixture,
} from './job-fixture.ts';

let fixture: JobFixture;
let customer: Customer;

beforeAll(async () => {
  fixture = await createJobFixture();
  const [first] = fixture.customers;
  if (first === undefined) throw new Error('The fixture has no customers.');
  customer = first;
});
afterAll(async () => {
  await expectBalancedLedger(fixture.database);
  await fixture.close();
});

const [HOLDER, OTHER] = HOLDERS;
const NEW_TITLE = 'Walnut Organizer for a Desk';
const REWRITTEN: GeneratedListing = {
  ...LISTING,
  listing: { ...LISTING.listing, title: NEW_TITLE },
};

async function writeListing(): Promise<ListingId> {
  const { job } = await createAsync(fixture, customer);
  const [claimed] = await claimJobs({
    ctx: fixture.ctx,
    input: { jobIds: [job.id], holder: HOLDER, leaseMs: LEASE_MS },
  });
  if (claimed === undefined) throw new Error('The job was not claimed.');
  const finished = finish(claimed);
  await completeJobs({ ctx: fixture.ctx, input: { holder: HOLDER, finished: [finished] } });
  return finished.listingId;
}

/** A rewrite of a title that a worker has claimed, and what that worker and others can do. */
async function claimedRewrite(leaseMs = LEASE_MS) {
  const { ctx } = fixture;
  const listingId = await writeListing();
  const { jobId } = await requestRewrite({
    ctx,
    input: {
      ...customer,
      listingId,
      field: 'title',
      tone: 'Bold',
      idempotencyKey: newId('job'),
    },
  });
  const claim = async (holder: string) => {
    const input = { jobIds: [jobId], holder, leaseMs };
    const [job] = await claimJobs({ ctx, input });
    if (job?.request.rewrite === undefined) throw new Error('The rewrite was not claimed.');
    const { rewrite } = job.request;
    return { workspaceId: job.workspaceId, rewrite, jobId, attempt: job.attempt, holder };
  };
  const attempt = await claim(HOLDER);
  const read = () => readListing({ ctx, input: { ...customer, listingId } });
  return {
    ctx,
    listingId,
    claim,
    attempt,
    read,
    complete: (by = attempt, generated = REWRITTEN) =>
      completeRewrite({ ctx, input: { ...by, generated } }),
    job: () => readJob(fixture.database, jobId),
    edit: async (field: 'title' | 'backend_terms', value: string) =>
      editListing({
        ctx,
        input: {
          ...{ ...customer, listingId, fields: { [field]: value }, session: newId('ses') },
          revision: (await read()).revision,
        },
      }),
  };
}

it('completes, spends the credit and changes the title together', async () => {
  const { complete, job, read } = await claimedRewrite();
  expect(await job()).toMatchObject({ status: 'processing', credit: 'reserved' });
  expect(await complete()).toBe('complete');
  expect(await job()).toMatchObject({ status: 'complete', credit: 'spent' });
  expect((await read()).listing.title).toBe(NEW_TITLE);
});

it('a second completion, after a response was lost, changes nothing', async () => {
  const { complete, edit, job, read } = await claimedRewrite();
  await complete();
  const { revision } = await read();
  expect(await complete()).toBe('complete');
  await edit('title', 'Mine');
  expect(await complete()).toBe('complete');
  expect(await job()).toMatchObject({ status: 'complete', credit: 'spent' });
  expect(await read()).toMatchObject({ revision: revision + 1, listing: { title: 'Mine' } });
});

it('a worker that lost its lease changes nothing, and the next one is charged once', async () => {
  const { attempt, claim, complete, ctx, job, read } = await claimedRewrite(-1);
  await recover({ ctx });
  expect(await job()).toMatchObject({ status: 'queued', credit: 'reserved' });
  const next = await claim(OTHER);
  expect(await complete(attempt)).toBe('lost');
  expect((await read()).listing.title).toBe(LISTING.listing.title);
  expect(await complete(next)).toBe('complete');
  expect(await job()).toMatchObject({ status: 'complete', credit: 'spent', attempts: 2 });
});

it('workers that die four times cost nothing', async () => {
  const { claim, ctx, job, read } = await claimedRewrite(-1);
  for (let attempt = 2; attempt <= 4; attempt++) {
    await recover({ ctx });
    await claim(OTHER);
  }
  await recover({ ctx });
  expect(await job()).toMatchObject({ status: 'failed', credit: 'refunded' });
  expect(await read()).toMatchObject({ revision: 1 });
});

it('a writer that fails permanently costs nothing', async () => {
  const { attempt, ctx, job } = await claimedRewrite();
  await failAttempt({ ctx, input: { ...attempt, error: FINAL } });
  expect(await job()).toMatchObject({ status: 'failed', credit: 'refunded' });
});

it('edits during a rewrite are kept: of other fields, and of the same field as a version', async () => {
  const { complete, edit, read } = await claimedRewrite();
  await edit('backend_terms', 'stationery');
  const saves = Promise.all(
    ['a', 'b', 'c'].map(async (value) => edit('backend_terms', `stationery ${value}`)),
  );
  const [outcome] = await Promise.all([complete(), saves]);
  expect(outcome).toBe('complete');
  expect((await read()).listing).toMatchObject({
    title: NEW_TITLE,
    backend_terms: expect.stringMatching(/^stationery [abc]$/) as string,
  });
});

it('a listing that is deleted in the meantime stays as it was', async () => {
  const { complete, ctx, job, listingId, read } = await claimedRewrite();
  await deleteListing({ ctx, input: { ...customer, listingId } });
  expect(await complete()).toBe('gone');
  expect(await job()).toMatchObject({ status: 'processing', credit: 'reserved' });
  expect((await read()).listing).toEqual(LISTING.listing);
});

it('a failure to save undoes everything', async () => {
  const { complete, job, read } = await claimedRewrite();
  const { sql } = fixture.database;
  await sql`alter table listing_versions add constraint no_rewrite check (cause <> 'rewritten') not valid`;
  await expect(complete()).rejects.toThrow(/no_rewrite/);
  await sql`alter table listing_versions drop constraint no_rewrite`;
  expect(await job()).toMatchObject({ status: 'processing', credit: 'reserved' });
  expect(await read()).toMatchObject({ revision: 1 });
  expect(await complete()).toBe('complete');
});
