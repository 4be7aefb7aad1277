import type { Scope } from '@wareword/shared-schema';
import type { Plans } from '../config.ts';
import { coalesce, type Database } from '../database/index.ts';
import type { JobId, TokenId } from '../identifiers.ts';
import { plansWithApiKeys } from '../tokens/index.ts';
import { jobColumns } from './job-columns.ts';
import type { JobView } from './job-view.ts';
import { pollResolutionMs } from './poll-resolution.ts';

export interface PollAsk {
  /** SHA-256 of the token, in hex. */
  readonly hash: string;
  readonly scopes: readonly Scope[];
  readonly jobId: JobId | undefined;
}

/** The caller and the job of a poll; each is absent where there is none. */
export type PollRow = {
  verdict: string | null;
  tokenId: TokenId | null;
  /** The noted time of the last poll is too old to be left. */
  pollStale: boolean | null;
} & (JobView | { id: null });

/** Reads a job for a caller, together with the polls that came at once. */
export type Polling = (ask: PollAsk) => Promise<PollRow>;

export function createPolling(ctx: {
  readonly database: Database;
  readonly plans: Plans;
  readonly settings: { readonly expiryMs: number };
}): Polling {
  const { sql } = ctx.database;
  const resolutionMs = pollResolutionMs(ctx.settings.expiryMs);
  // The limits keep the planner to one look-up for each, however many there are.
  return coalesce(
    async (asks: readonly PollAsk[]) =>
      await sql<PollRow[]>`
      select
        c.verdict, c.token_id as "tokenId",
        j.finished_at is null and (
          j.polled_at = j.created_at or j.polled_at < now() - ${resolutionMs} * interval '1 ms'
        ) as "pollStale",
        ${jobColumns(sql)}
      from unnest(
        ${sql.array(asks.map(({ hash }) => hash))}::text[],
        ${sql.array(asks.map(({ scopes }) => scopes.join(' ')))}::text[],
        ${sql.array(asks.map(({ jobId }) => jobId ?? ''))}::text[]
      ) with ordinality ask (hash, scopes, job_id, place)
      left join lateral (
        select * from identify(
          decode(ask.hash, 'hex'), string_to_array(ask.scopes, ' '),
          ${sql.array(plansWithApiKeys(ctx.plans))}
        ) limit 1
      ) c on true
      left join lateral (
        select * from jobs
        where id = ask.job_id and workspace_id = c.workspace_id and kind = 'async' limit 1
      ) j on true
      left join lateral (select * from listings where id = j.listing_id limit 1) l on true
      order by ask.place
    `,
  );
}
