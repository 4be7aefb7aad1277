import type { Scope } from '@wareword/shared-schema';
import type { Plans } from '../config.ts';
import { createBatcher, inQuerySpan, type Database } from '../database/index.ts';
import type { JobId, TokenId } from '../identifiers.ts';
import { callersOf } from '../tokens/index.ts';
import { jobColumns } from './job-columns.ts';
import type { JobRow } from './job-view.ts';
import { pollResolutionMs } from './poll-resolution.ts';

export interface PollRequest {
  /** SHA-256 of the token, in hex. */
  readonly hash: string;
  readonly scopes: readonly Scope[];
  readonly jobId: JobId | undefined;
}

/** The caller and the job of a poll; each is absent if it was not found. */
export type PollRow = {
  verdict: string | null;
  tokenId: TokenId | null;
  /** Whether the recorded time of the last poll is stale. */
  pollStale: boolean | null;
} & (JobRow | { id: null });

/** Reads a job for a caller, batched with concurrent polls; identical polls share one read. */
export type PollQuery = (request: PollRequest) => Promise<PollRow>;

export function createPollQuery(ctx: {
  readonly database: Database;
  readonly plans: Plans;
  readonly settings: { readonly expiryMs: number };
}): PollQuery {
  const { sql } = ctx.database;
  const resolutionMs = pollResolutionMs(ctx.settings.expiryMs);
  // The limits make the planner use an index lookup for each, however many there are.
  const read = async (requests: readonly PollRequest[]) =>
    await sql<PollRow[]>`
      select
        c.verdict, c.token_id as "tokenId",
        j.finished_at is null and (
          j.polled_at = j.created_at or j.polled_at < now() - ${resolutionMs} * interval '1 ms'
        ) as "pollStale",
        ${jobColumns(sql)}
      from ${callersOf(sql, { plans: ctx.plans, requests, idOf: ({ jobId }) => jobId })}
      left join lateral (
        select * from jobs
        where id = req.id and workspace_id = c.workspace_id and kind in ('async', 'batch') limit 1
      ) j on true
      left join lateral (select * from listings where id = j.listing_id limit 1) l on true
      order by req.ordinal
    `;
  const query = createBatcher(async (requests: readonly PollRequest[]) => {
    const keys = requests.map(({ hash, scopes, jobId }) => JSON.stringify([hash, scopes, jobId]));
    const distinct = new Map(requests.map((request, index) => [keys[index] ?? '', request]));
    const rows = await read([...distinct.values()]);
    const rowOf = new Map([...distinct.keys()].map((key, index) => [key, rows[index]]));
    return keys.flatMap((key) => rowOf.get(key) ?? []);
  });
  return (request) => inQuerySpan('poll', () => query(request));
}
