import { inSpan, withTraceparent } from '@wareword/tracing';

/** The global `fetch`, with a span that the service's span of the request belongs to. */
export const tracedFetch: typeof globalThis.fetch = (input, init) =>
  inSpan({ name: 'call Wareword', kind: 'client' }, async (span) => {
    const response = await globalThis.fetch(input, withTraceparent(init));
    span.set({
      'http.request.method': init?.method ?? 'GET',
      'http.response.status_code': response.status,
    });
    if (response.status >= 500) span.fail(String(response.status));
    return response;
  });
