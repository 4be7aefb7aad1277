import OpenAI from 'openai';
import type { ReasoningEffort } from 'openai/resources/shared';
import type { ImageReader } from '../seen-image.ts';
import { boundedFetch } from './bounded-fetch.ts';

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

/** Where the model is, and how long it may take. */
export interface OpenAiWriterSettings {
  readonly apiKey: string;
  /** Of any OpenAI-compatible endpoint, its version path included; OpenAI's own by default. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** Milliseconds for one listing, its corrected attempt included. */
  readonly timeoutMs: number;
  /** How much the model thinks before it answers; without it, as much as the endpoint has it. */
  readonly reasoningEffort?: ReasoningEffort | undefined;
  /** Tokens that one answer may have, thoughts included; 16,000 by default. */
  readonly maxOutputTokens?: number | undefined;
  /** How the images of requests are read; without it, nobody looks at them. */
  readonly readImages?: ImageReader | undefined;
  /** Whether the model is asked about sentences that code cannot judge; no, unless said so. */
  readonly verify?: boolean | undefined;
  /** US dollars a million tokens, where the cost of a listing is to be told. */
  readonly prices?: { readonly input: number; readonly output: number } | undefined;
  /** Milliseconds since the epoch; the real time by default. */
  readonly now?: () => number;
}

/**
 * The SDK, with whatever it would take from the environment given here instead: settings have one
 * reader (`OPENAI_CUSTOM_HEADERS` alone cannot be kept out). It never retries, since attempts
 * belong to the job, and never logs, since at its debug level it prints prompts.
 * @throws {Error} where a setting cannot work; its message does not repeat the setting.
 */
export function createClient(settings: OpenAiWriterSettings): OpenAI {
  // What is no header value would surface much later, in an error that quotes it.
  if (!/^[\x21-\x7e]+$/.test(settings.apiKey)) {
    throw new Error('The API key is empty or holds characters that no key has');
  }
  const baseURL = settings.baseUrl ?? DEFAULT_BASE_URL;
  const url = URL.parse(baseURL);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== ''
  ) {
    throw new Error("The model's base URL must be http or https, and hold no user name");
  }
  return new OpenAI({
    apiKey: settings.apiKey,
    baseURL,
    timeout: settings.timeoutMs,
    fetch: boundedFetch,
    maxRetries: 0,
    logLevel: 'off',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
  });
}
