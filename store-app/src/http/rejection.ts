import type { Rejection, RejectionReason } from '@wareword/server/http';

/** Browsers show it as is, instead of their own page. */
const TOO_LONG =
  'You selected too many products to open here. Select fewer, or select them in the app.';

const STATUS: Readonly<Record<RejectionReason, number>> = {
  headers_too_large: 431,
  request_timeout: 408,
  malformed_request: 400,
};

/** The response to what never reaches the app, such as input that is not HTTP. */
export function rejectionResponse(reason: RejectionReason): Rejection {
  return {
    status: STATUS[reason],
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: reason === 'headers_too_large' ? TOO_LONG : '',
  };
}
