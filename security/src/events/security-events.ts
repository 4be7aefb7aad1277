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
  /**
   * Whose event it is, besides the actor's: the id of a workspace, a person or a token. For `onRecord` only,
   * like the next three.
   */
  readonly concerns?: string | undefined;
  /** What was called: a procedure, an endpoint or a command. */
  readonly action?: string | undefined;
  /** The target as people know it, such as a key's name. Never a secret. */
  readonly subject?: string | undefined;
  /** A choice that was made, such as a role or a plan. */
  readonly detail?: string | undefined;
}

/** An event with the request it belongs to, as it was recorded. */
export type RecordedEvent = SecurityEvent &
  Partial<Omit<RequestScope, 'actor' | 'concerns' | 'event'>>;

/** The request that an event belongs to. */
export interface RequestScope {
  readonly requestId: string;
  /** The client's address, as far as the proxies in front are trusted. */
  readonly address: string;
  /** The id of the person who sent it, once known. Set by {@link identifyActor}. */
  actor?: string;
  /** The id of what it is about, once known. Set by {@link setEventSubject}. */
  concerns?: string;
  /** The action, if the endpoint has several. Set by {@link identifyEvent}. */
  event?: SecurityEventName;
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

/** Records who sent this request, once a session, a token or an emailed link has identified them. */
export function identifyActor(actor: string): void {
  const request = requests.getStore();
  if (request !== undefined) request.actor = actor;
}

/** Who sent this request; undefined while that is unknown. */
export function currentActor(): string | undefined {
  return requests.getStore()?.actor;
}

/** Records which workspace or person a request is about, once that is known. */
export function setEventSubject(id: string): void {
  const request = requests.getStore();
  if (request !== undefined) request.concerns = id;
}

/** Records what this request does, if its endpoint serves more than one purpose. */
export function identifyEvent(event: SecurityEventName): void {
  const request = requests.getStore();
  if (request !== undefined) request.event = event;
}

/** The action of this request; undefined if its endpoint has only one. */
export function currentEvent(): SecurityEventName | undefined {
  return requests.getStore()?.event;
}

/** Longer than any id, address or origin. */
const MAX_LENGTH = 300;

/** Writes security events to the log, with the request they belong to, and passes them to `onRecord`. */
export class SecurityEvents {
  readonly #log: Log;
  readonly #onRecord: ((recorded: RecordedEvent) => void) | undefined;

  /** @param onRecord called with every event; must neither throw nor wait */
  constructor(log: Log, onRecord?: (recorded: RecordedEvent) => void) {
    this.#log = log;
    this.#onRecord = onRecord;
  }

  record(given: SecurityEvent): void {
    const { event, outcome, target, reason } = given;
    const request = requests.getStore();
    const actor = given.actor ?? request?.actor;
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
    this.#onRecord?.({
      ...given,
      actor,
      concerns: given.concerns ?? request?.concerns,
      ...(request && { requestId: request.requestId, address: request.address }),
    });
  }
}

/**
 * Removes characters that a terminal or a line-based reader would interpret; JSON only escapes some
 * of them.
 */
function sanitize(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/\p{C}|\p{Zl}|\p{Zp}/gu, '\uFFFD');
}
