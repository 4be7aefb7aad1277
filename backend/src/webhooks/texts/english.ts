import type { Failure } from '../failures.ts';

/** The codes of failures without figures. */
type PlainCode = Exclude<
  Failure,
  { status: number } | { seconds: number } | { reason: string }
>['code'];

export interface FailureTexts {
  readonly plain: Readonly<Record<PlainCode, string>>;
  readonly status: (status: number) => string;
  /** @param time such as `15 seconds` */
  readonly timeout: (time: string) => string;
  readonly connectionFailed: (reason: string) => string;
}

export const english: FailureTexts = {
  plain: {
    private_address: "The URL isn't on the public internet.",
    unknown_host: "The hostname couldn't be resolved.",
    connection_refused: 'The connection was refused.',
    connection_closed: 'The connection was closed without a response.',
    endpoint_gone: 'The endpoint responded with 410 and was disabled.',
    endpoint_failing: 'The endpoint failed for 24 hours and was disabled.',
    endpoint_paused: 'The endpoint was paused.',
    listing_deleted: "The listing was deleted, so the event wasn't sent.",
    unreadable: "The event's data couldn't be read, so it wasn't sent.",
    plan_required: "Webhooks need the Agency plan, so the event wasn't sent.",
  },
  status: (status) => `The response was ${status}, not 2xx.`,
  timeout: (time) => `No response within ${time}.`,
  connectionFailed: (reason) => `The connection failed (${reason}).`,
};
