import { request, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ApiResponse } from '../http.ts';

interface ByteRequest {
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Sent as is; an array is sent in chunks, without a length. */
  readonly body?: string | Uint8Array | readonly Uint8Array[];
}

/** Sends a request with headers and bytes that `fetch` would fix or reject. */
export function sendBytes(
  service: { readonly apiUrl: string },
  path: string,
  { method = 'POST', token, headers = {}, body = '' }: ByteRequest,
): Promise<ApiResponse> {
  const chunks =
    typeof body === 'string' || body instanceof Uint8Array ? [Buffer.from(body)] : body;
  const whole = chunks === body ? {} : { 'Content-Length': chunks[0]?.byteLength ?? 0 };
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const outgoing = request(service.apiUrl + path, {
      method,
      agent: false,
      headers: { ...authorization, ...whole, ...headers },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      text(response).then((json) => {
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(Object.entries(response.headers).map(([k, v]) => [k, String(v)])),
          body: JSON.parse(json) as Record<string, unknown>,
        });
      }, reject);
    });
    for (const chunk of chunks) outgoing.write(chunk);
    outgoing.end();
  });
}
