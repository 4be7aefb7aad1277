import type { Rejection, RejectionReason } from '@wareword/server/http';

const STATUS: Readonly<Record<RejectionReason, number>> = {
  headers_too_large: 431,
  request_timeout: 408,
  malformed_request: 400,
};

/**
 * The response to what never reaches the app, such as input that is not HTTP.
 * @param headersTooLarge what to do if the headers are too large. Browsers show it instead of a page.
 */
export function rejectionResponse(reason: RejectionReason, headersTooLarge: string): Rejection {
  return {
    status: STATUS[reason],
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: reason === 'headers_too_large' ? headersTooLarge : '',
  };
}
