import { ENDPOINTS, ERROR_CODES, type Endpoint, type EndpointName } from '@wareword/shared-schema';
import { expect } from 'vitest';
import { callApi, type ApiResponse, type CallOptions } from '../http.ts';
import type { TestService } from '../service.ts';
import { strict } from './strict-schema.ts';

/** Triggers a certain error code at an endpoint, and returns the response. */
export type ErrorTrigger = (service: TestService) => Promise<ApiResponse>;

interface EndpointCall extends CallOptions {
  /** Replaces `{id}` in the path. */
  readonly id?: string;
  /** Query string, without `?`. */
  readonly query?: string;
}

/**
 * Calls an endpoint of the table and checks the response against the contract before the test looks
 * at it: exactly the documented reply, or an error envelope with its code's status and headers.
 */
export async function call(
  service: { readonly apiUrl: string },
  name: EndpointName,
  { id = '', query, ...options }: EndpointCall = {},
): Promise<ApiResponse> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const path = endpoint.path.slice(1).replace('{id}', id);
  const search = query === undefined ? '' : `?${query}`;
  const response = await callApi(service.apiUrl, `${endpoint.method} /${path}${search}`, options);
  expectContract(response, endpoint);
  return response;
}

/** Checks what holds for every response of an endpoint. */
function expectContract(response: ApiResponse, endpoint: Endpoint): void {
  if (response.status >= 300) {
    expectEnvelope(response);
    return;
  }
  const { schema, status, mediaType = 'application/json' } = endpoint.reply;
  expectApiHeaders(response, mediaType);
  expect(response.status).toBe(status);
  expect(schema.safeParse(response.body)).toMatchObject({ success: true });
  expect(strict(schema).safeParse(response.body)).toMatchObject({ success: true });
  expectMatchingHeaders(response, '');
}

/** Checks what holds for every error under the API, including unknown paths. */
export function expectEnvelope(response: Pick<ApiResponse, 'status' | 'headers' | 'body'>): void {
  expectApiHeaders(response);
  const message = expect.stringMatching(/\S/) as string;
  expect(response.body).toStrictEqual({ error: { code: expect.any(String) as string, message } });
  const { code, message: text } = response.body['error'] as { code: string; message: string };
  expect(text).not.toMatch(/ at .*:\d+|node_modules|postgres|select |syntax/i);
  expect(Object.keys(ERROR_CODES)).toContain(code);
  const status: number = ERROR_CODES[code as keyof typeof ERROR_CODES].status;
  const allowed = code === 'validation_error' ? [status, 413] : [status];
  expect(allowed).toContain(response.status);
  expectMatchingHeaders(response, code);
}

/** Checks the whole error response. */
export function expectRefusal(
  response: ApiResponse,
  code: keyof typeof ERROR_CODES,
  status: number = ERROR_CODES[code].status,
): void {
  expect({ status: response.status, ...response.body }).toMatchObject({ status, error: { code } });
  expectEnvelope(response);
}

function expectApiHeaders(
  { headers }: Pick<ApiResponse, 'headers'>,
  mediaType = 'application/json',
): void {
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toBe(`${mediaType}; charset=utf-8`);
  expect(headers.get('x-powered-by')).toBeNull();
}

function expectMatchingHeaders({ headers }: Pick<ApiResponse, 'headers'>, code: string): void {
  const retryAfter = { rate_limited: '60', request_in_progress: '2' }[code] ?? null;
  expect(headers.get('retry-after')).toBe(retryAfter);
  expect(headers.has('allow')).toBe(code === 'method_not_allowed');
  expect(headers.has('ratelimit')).toBe(headers.has('ratelimit-policy'));
}
