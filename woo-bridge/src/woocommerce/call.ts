import { isAllowedUrl, type AddressPolicy, type GuardedAgents } from '@wareword/security/outbound';
import axios, { type AxiosRequestConfig } from 'axios';
import { z } from 'zod';
import { parseBounded } from './bounded-json.ts';
import { WooStoreError } from './errors.ts';
import {
  responseError,
  networkError,
  tooLarge,
  unexpectedResponse,
  type RawResponse,
} from './error-mapping.ts';

export const DEFAULT_TIMEOUT_MS = 30_000;
/** A page of a hundred products whose descriptions are long. */
export const DEFAULT_MAX_RESPONSE_BYTES = 6 * 1024 * 1024;

export interface CallLimits {
  readonly policy: AddressPolicy;
  /** The agents of that policy. */
  readonly agents: GuardedAgents;
  /** For the whole call, its body included. */
  readonly timeoutMs: number;
  /** After decompression. */
  readonly maxResponseBytes: number;
  /** Aborts several calls together. */
  readonly signal?: AbortSignal;
}

/** The parts of an axios response that are used; the rest contains the keys. */
const ResponseSchema = z.object({
  status: z.number(),
  headers: z.unknown().transform(textHeaders),
  data: z.unknown().transform((data) => (typeof data === 'string' ? data : '')),
});

/**
 * The settings of every call: only addresses that the policy allows, no proxy from the environment,
 * no redirects, and a limit on time and size. No status throws.
 */
export function axiosConfig(limits: CallLimits): AxiosRequestConfig {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  return {
    ...limits.agents,
    proxy: false,
    maxRedirects: 0,
    // For the whole call: neither a slow connection nor a byte now and then makes it longer.
    signal: limits.signal === undefined ? timeout : AbortSignal.any([timeout, limits.signal]),
    maxContentLength: limits.maxResponseBytes,
    maxBodyLength: limits.maxResponseBytes,
    responseType: 'text',
    transformResponse: (data: unknown) => data,
    validateStatus: () => true,
  };
}

/** Makes a call, and maps whatever it throws: the original carries the consumer secret. */
export async function responseOf(url: string, limits: CallLimits, call: () => Promise<unknown>) {
  if (!isAllowedUrl(new URL(url), limits.policy)) {
    throw new WooStoreError(
      'address_refused',
      "Wareword can't connect to addresses in private networks or on unusual ports. Use the address your customers use.",
    );
  }
  let response: unknown;
  try {
    response = await call();
  } catch (error) {
    throw networkError(error);
  }
  const parsed = ResponseSchema.safeParse(response);
  if (!parsed.success) throw unexpectedResponse();
  const { status, headers, data } = parsed.data;
  return { status, headers, body: data } satisfies RawResponse;
}

/** A GET request without the store's keys. */
export function getWithoutKeys(url: string, limits: CallLimits): Promise<RawResponse> {
  return responseOf(url, limits, () =>
    axios.request({
      url,
      method: 'get',
      headers: { Accept: 'application/json' },
      ...axiosConfig(limits),
    }),
  );
}

/** The JSON of a successful response; throws for any other. */
export async function jsonOf(response: RawResponse, url: string): Promise<unknown> {
  if (response.status >= 200 && response.status < 300) {
    const parsed = await parseBounded(response.body);
    if ('json' in parsed) return parsed.json;
    if (parsed.problem === 'too large') throw tooLarge();
  }
  // An HTML page with status 200 is reported as such.
  throw responseError(response, url);
}

function textHeaders(headers: unknown): Record<string, string> {
  if (typeof headers !== 'object' || headers === null) return {};
  const entries: [string, unknown][] = Object.entries(headers);
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );
}
