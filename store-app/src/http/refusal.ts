import type { Refusal, RefusalReason } from '@wareword/server/http';

const STATUS: Readonly<Record<RefusalReason, number>> = {
  headers_too_large: 431,
  request_timeout: 408,
  malformed_request: 400,
};

/** The response to what never reaches the app, such as input that is not HTTP. */
export function refusalOf(reason: RefusalReason): Refusal {
  return { status: STATUS[reason], headers: {}, body: '' };
}
