import { createBatcher, type Database } from '../database/index.ts';
import type { DeliveryId } from '../identifiers.ts';
import { describeFailure } from './describe-failure.ts';
import type { Failure } from './failures.ts';

/** How an attempt ended. */
export interface AttemptOutcome {
  readonly id: DeliveryId;
  readonly attempt: number;
  /**
   * `retried`: after `delayMs`; `postponed` and `dropped`: as `retried` and `failed`, but through no fault
   * of the endpoint; `released`: not attempted.
   */
  readonly outcome: 'delivered' | 'retried' | 'failed' | 'postponed' | 'dropped' | 'released';
  readonly status?: number | undefined;
  readonly failure?: Failure | undefined;
  readonly delayMs?: number | undefined;
}

/** Records how an attempt ended; a late end of one that was claimed again changes nothing. */
export type RecordOutcome = (attempt: AttemptOutcome) => Promise<unknown>;

const STATES = {
  delivered: 'delivered',
  retried: 'pending',
  failed: 'failed',
  postponed: 'pending',
  dropped: 'failed',
  released: 'pending',
} as const;

/** Records attempts that end at the same time in one statement. */
export function createOutcomeRecorder({ sql }: Database): RecordOutcome {
  return createBatcher(async (attempts: readonly AttemptOutcome[]) => {
    const column = <Value>(read: (attempt: AttemptOutcome) => Value) => attempts.map(read);
    await sql`
      with recorded as (
        update webhook_deliveries d set
          state = s.state, attempts = d.attempts - (s.outcome = 'released')::int,
          -- What was not attempted still says how the attempt before it failed.
          response_status = case when s.outcome = 'released' then d.response_status else s.status end,
          failure = case when s.outcome = 'released' then d.failure else s.failure::jsonb end,
          error = case when s.outcome = 'released' then d.error else s.error end,
          due_at = now() + s.delay_ms * interval '1 ms'
        from unnest(
          ${sql.array(column(({ id }) => id))}::text[],
          ${sql.array(column(({ attempt }) => attempt))}::int[],
          ${sql.array(column(({ outcome }) => outcome))}::text[],
          ${sql.array(column(({ outcome }) => STATES[outcome]))}::text[],
          ${sql.array(column(({ status }) => status ?? null))}::int[],
          ${sql.array(column(({ failure }) => (failure ? JSON.stringify(failure) : null)))}::text[],
          ${sql.array(column(({ failure }) => (failure ? describeFailure(failure, 'en') : null)))}::text[],
          ${sql.array(column(({ delayMs = 0 }) => delayMs))}::float8[]
        ) as s (id, attempt, outcome, state, status, failure, error, delay_ms)
        where d.id = s.id and d.state = 'pending' and d.attempts = s.attempt
        returning d.endpoint_id, s.outcome
      ),
      health as (
        select endpoint_id, bool_or(outcome = 'delivered') as ok
        from recorded where outcome in ('delivered', 'retried', 'failed') group by endpoint_id
      )
      update webhook_endpoints e set failing_since = case when health.ok then null else now() end
      from health
      where e.id = health.endpoint_id and health.ok = (e.failing_since is not null)
    `;
    return attempts;
  });
}
