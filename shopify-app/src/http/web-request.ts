import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** A request without its body, as Shopify's library expects it, at the app's public URL. */
export function webRequest(request: ExpressRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 pseudo-headers such as `:path` are not headers.
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of [value].flat()) headers.append(name, one);
  }
  const path = request.originalUrl.replace(/^[a-z]+:\/\/[^/?]*/i, '');
  return new Request(new URL(publicUrl).origin + path, { method: request.method, headers });
}

/** The app's content policy is stricter than the library's, and no other origin may call it. */
const OMITTED_HEADERS = /^(?:content-security-policy$|access-control-)/;

/** Sends a response of Shopify's library. */
export async function sendWebResponse(
  webResponse: Response,
  response: ExpressResponse,
): Promise<void> {
  response.status(webResponse.status);
  for (const [name, value] of webResponse.headers) {
    if (!OMITTED_HEADERS.test(name)) response.setHeader(name, value);
  }
  const body = await webResponse.text();
  if (webResponse.status < 500 || body !== '') response.send(body);
  else
    response.type('text').send("Shopify isn't responding right now. Reload the page to try again.");
}
