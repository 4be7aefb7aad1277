import type { RecordedEvent } from '@wareword/security/events';
import type { Database } from '../database/index.ts';
import { auditKindOf, isPersonal } from './kinds.ts';
import { saveEvents, type PendingEvent } from './save-events.ts';

const WRITE_EVERY_MS = 1000;

/**
 * Different events that may wait to be written. Successful ones, which need a signed-in user, have
 * their own limit, so a flood of failed ones can't displace them.
 */
const MAX_SUCCEEDED = 10_000;
const MAX_OTHERS = 2_000;

/** Rows per statement. */
const BATCH_SIZE = 500;

/**
 * Keeps the security events of workspaces for their audit log. They are collected and written once a
 * second, so that no action waits for this or fails with it; what a killed process had collected is
 * in the log only (ADR-0057). Identical events within a second become one row.
 */
export class AuditTrail {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #succeeded = new Map<string, PendingEvent>();
  readonly #others = new Map<string, PendingEvent>();
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.flush(), WRITE_EVERY_MS);
    this.#timer.unref();
  }

  readonly add = (recorded: RecordedEvent): void => {
    const event = pendingEvent(recorded);
    if (event === undefined) return;
    const isProven = event.outcome === 'success' && event.event !== 'password_reset_request';
    const [events, max] = isProven ? [this.#succeeded, MAX_SUCCEEDED] : [this.#others, MAX_OTHERS];
    const key = JSON.stringify({ ...event, at: undefined, requestId: undefined });
    const before = events.get(key);
    if (before !== undefined) events.set(key, { ...before, times: before.times + 1 });
    else if (events.size < max) events.set(key, event);
  };

  /** Writes what has been collected, after what is being written. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      await this.#write(this.#succeeded);
      await this.#write(this.#others);
    });
    return this.#writing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** Events that cannot be written now are kept for the next time. */
  async #write(events: Map<string, PendingEvent>): Promise<void> {
    const keys = [...events.keys()];
    for (let from = 0; from < keys.length; from += BATCH_SIZE) {
      const batch = new Map<string, PendingEvent>();
      // Taken out first: what happens again meanwhile is another row.
      for (const key of keys.slice(from, from + BATCH_SIZE)) {
        const event = events.get(key);
        if (event !== undefined) batch.set(key, event);
        events.delete(key);
      }
      try {
        await saveEvents({ ctx: this.#database, input: [...batch.values()] });
      } catch (error) {
        for (const [key, event] of batch) {
          const again = events.get(key)?.times ?? 0;
          events.set(key, { ...event, times: event.times + again });
        }
        this.#onError(error);
        return;
      }
    }
  }
}

/** @returns undefined for what no workspace sees */
export function pendingEvent(recorded: RecordedEvent): PendingEvent | undefined {
  const kind = auditKindOf(recorded.event);
  const concerns = kind !== undefined && isPersonal(kind) ? undefined : recorded.concerns;
  const about = concerns ?? recorded.actor;
  if (kind === undefined || about === undefined) return undefined;
  return {
    at: new Date(),
    kind,
    event: recorded.event.replace('security.', ''),
    outcome: recorded.outcome,
    about: clean(about),
    actor: clean(recorded.actor),
    action: clean(recorded.action),
    subject: clean(recorded.subject),
    detail: clean(recorded.reason ?? recorded.detail),
    address: clean(recorded.address),
    requestId: recorded.requestId,
    times: 1,
  };
}

const MAX_LENGTH = 300;

function clean<Text extends string | undefined>(text: Text): Text | string {
  return text === undefined ? text : text.slice(0, MAX_LENGTH).replace(/\p{C}/gu, '\uFFFD');
}
