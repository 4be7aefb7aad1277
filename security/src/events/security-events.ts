import { AsyncLocalStorage } from 'node:async_hooks';
import type { SecurityEventName } from './catalog.ts';

export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly outcome: 'success' | 'failure' | 'refused';
  /** Who: an id, or the email address that was entered. */
  readonly actor?: string | undefined;
  /** What it was done to: an id, an origin, a token's prefix. Never a secret. */
  readonly target?: string | undefined;
  /** An error code. */
  readonly reason?: string | undefined;
}

/** The request that an event belongs to. */
export interface RequestScope {
  readonly requestId: string;
  /** The client's address, as far as the proxies in front are trusted. */
  readonly address: string;
  /** The id of the person it turned out to come from. Set by {@link identifyActor}. */
  actor?: string;
}

/** The part of a logger that is needed; compatible with pino. */
interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

const requests = new AsyncLocalStorage<RequestScope>();

/** Runs `work` in the scope of a request. */
export function withRequestScope<Result>(scope: RequestScope, work: () => Result): Result {
  return requests.run(scope, work);
}

/**
 * Records whose request this is, once a session, a token, or an emailed link has identified them.
 */
export function identifyActor(actor: string): void {
  const request = requests.getStore();
  if (request !== undefined) request.actor = actor;
}

/** Longer than any id, address or origin. */
const MAX_LENGTH = 300;

/** Writes security events to the log, with the request they belong to. */
export class SecurityEvents {
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  record({ event, outcome, actor: given, target, reason }: SecurityEvent): void {
    const request = requests.getStore();
    const actor = given ?? request?.actor;
    const line = {
      event,
      outcome,
      ...(actor === undefined ? {} : { actor: sanitize(actor) }),
      ...(target === undefined ? {} : { target: sanitize(target) }),
      ...(reason === undefined ? {} : { reason: sanitize(reason) }),
      ...(request && { requestId: request.requestId, address: request.address }),
    };
    if (outcome === 'success') this.#log.info(line, 'security event');
    else this.#log.warn(line, 'security event');
  }
}

/**
 * Removes characters that a terminal or a line-based reader would interpret; JSON only escapes some
 * of them.
 */
function sanitize(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/\p{C}|\p{Zl}|\p{Zp}/gu, '\uFFFD');
}
