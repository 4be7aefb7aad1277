import axios, { type AxiosRequestConfig } from 'axios';
import { z } from 'zod';
import type { AddressPolicy } from './address-policy.ts';
import { mayCallHost, type GuardedAgents } from './dial.ts';
import { WooStoreError } from './errors.ts';
import { answerError, networkError, unexpectedAnswer, type RawAnswer } from './error-mapping.ts';

export const DEFAULT_TIMEOUT_MS = 30_000;
export const DEFAULT_MAX_ANSWER_BYTES = 32 * 1024 * 1024;

export interface CallLimits {
  readonly policy: AddressPolicy;
  /** Of that policy. */
  readonly agents: GuardedAgents;
  /** For the whole call, its body included. */
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
}

/** What axios hands back, as far as it is looked at. The rest of it holds the keys. */
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
  return {
    ...limits.agents,
    proxy: false,
    maxRedirects: 0,
    // For the whole call: neither a slow connection nor a byte now and then makes it longer.
    signal: AbortSignal.timeout(limits.timeoutMs),
    maxContentLength: limits.maxAnswerBytes,
    maxBodyLength: limits.maxAnswerBytes,
    responseType: 'text',
    transformResponse: (data: unknown) => data,
    validateStatus: () => true,
  };
}

/** Makes a call, and maps whatever it throws: the original carries the consumer secret. */
export async function answerOf(url: string, limits: CallLimits, call: () => Promise<unknown>) {
  if (!mayCallHost(new URL(url).hostname, limits.policy)) {
    throw new WooStoreError(
      'address_refused',
      'This address leads into a private network, where the bridge does not go.',
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
export function jsonOf(answer: RawAnswer, url: string): unknown {
  if (answer.status >= 200 && answer.status < 300) {
    try {
      const parsed: unknown = JSON.parse(answer.body);
      return parsed;
    } catch {
      // A page with status 200 is told as what it is, below.
    }
  }
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
