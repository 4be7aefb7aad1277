import { isAllowedUrl, type AddressPolicy, type GuardedAgents } from '@wareword/security/outbound';
import axios, { type AxiosRequestConfig } from 'axios';
import { z } from 'zod';
import { parseBounded } from './bounded-json.ts';
import { WooStoreError } from './errors.ts';
import {
  answerError,
  networkError,
  tooLarge,
  unexpectedAnswer,
  type RawAnswer,
} from './error-mapping.ts';

export const DEFAULT_TIMEOUT_MS = 30_000;
/** A page of a hundred products whose descriptions are long. */
export const DEFAULT_MAX_ANSWER_BYTES = 6 * 1024 * 1024;

export interface CallLimits {
  readonly policy: AddressPolicy;
  /** Of that policy. */
  readonly agents: GuardedAgents;
  /** For the whole call, its body included. */
  readonly timeoutMs: number;
  /** After decompression. */
  readonly maxAnswerBytes: number;
  /** Aborts several calls together. */
  readonly signal?: AbortSignal;
}

/** The parts of an axios response that are used; the rest contains the keys. */
const AnswerSchema = z.object({
  status: z.number(),
  headers: z.unknown().transform(textHeaders),
  data: z.unknown().transform((data) => (typeof data === 'string' ? data : '')),
});

/**
 * The settings of every call: only addresses that the policy allows, no proxy of the environment,
 * no redirect, an end in time and in size, and every status an answer.
 */
export function axiosConfig(limits: CallLimits): AxiosRequestConfig {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  return {
    ...limits.agents,
    proxy: false,
    maxRedirects: 0,
    // For the whole call: neither a slow connection nor a byte now and then makes it longer.
    signal: limits.signal === undefined ? timeout : AbortSignal.any([timeout, limits.signal]),
    maxContentLength: limits.maxAnswerBytes,
    maxBodyLength: limits.maxAnswerBytes,
    responseType: 'text',
    transformResponse: (data: unknown) => data,
    validateStatus: () => true,
  };
}

/** Makes a call, and maps whatever it throws: the original carries the consumer secret. */
export async function answerOf(url: string, limits: CallLimits, call: () => Promise<unknown>) {
  if (!isAllowedUrl(new URL(url), limits.policy)) {
    throw new WooStoreError(
      'address_refused',
      "This address is inside a private network or on an unusual port, which Wareword doesn't call.",
    );
  }
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    throw networkError(error);
  }
  const parsed = AnswerSchema.safeParse(answer);
  if (!parsed.success) throw unexpectedAnswer();
  const { status, headers, data } = parsed.data;
  return { status, headers, body: data } satisfies RawAnswer;
}

/** A call without keys. */
export function callPlainly(url: string, limits: CallLimits): Promise<RawAnswer> {
  return answerOf(url, limits, () =>
    axios.request({
      url,
      method: 'get',
      headers: { Accept: 'application/json' },
      ...axiosConfig(limits),
    }),
  );
}

/** The JSON of a successful answer; throws for any other. */
export async function jsonOf(answer: RawAnswer, url: string): Promise<unknown> {
  if (answer.status >= 200 && answer.status < 300) {
    const parsed = await parseBounded(answer.body);
    if ('json' in parsed) return parsed.json;
    if (parsed.problem === 'too large') throw tooLarge();
  }
  // An HTML page with status 200 is reported as such.
  throw answerError(answer, url);
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
