import OpenAI from 'openai';
import type { ReasoningEffort } from 'openai/resources/shared';
import type { ImageReader } from '../image-description.ts';
import { boundedFetch } from './bounded-fetch.ts';

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

/** The model's endpoint and the limits of its calls. */
export interface OpenAiWriterSettings {
  readonly apiKey: string;
  /** URL of any OpenAI-compatible endpoint, including its version path; OpenAI's own by default. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** Time limit of one listing in milliseconds, including its correction. */
  readonly timeoutMs: number;
  /** How much the model reasons before it answers; the endpoint's default if absent. */
  readonly reasoningEffort?: ReasoningEffort | undefined;
  /** Maximum tokens per completion, including reasoning; 16,000 by default. */
  readonly maxOutputTokens?: number | undefined;
  /** Reads the images of requests; if absent, they are not described. */
  readonly readImages?: ImageReader | undefined;
  /** Whether the model verifies passages that code can't decide on; off by default. */
  readonly verify?: boolean | undefined;
  /** Prices in US dollars per million tokens, to record the cost of listings. */
  readonly prices?: { readonly input: number; readonly output: number } | undefined;
  /** The current time in milliseconds since the epoch; the real time by default. */
  readonly now?: () => number;
}

/**
 * Creates the SDK's client, with explicit values for everything that it would read from the
 * environment, because only `config.ts` reads settings (`OPENAI_CUSTOM_HEADERS` can't be
 * prevented). It never retries, because attempts belong to the job, and never logs, because its
 * debug level prints prompts.
 * @throws {Error} if a setting is unusable; the message does not repeat its value
 */
export function createClient(settings: OpenAiWriterSettings): OpenAI {
  // A key that isn't a valid header value would fail much later, in an error that quotes it.
  if (!/^[\x21-\x7e]+$/.test(settings.apiKey)) {
    throw new Error('The API key is empty or contains invalid characters');
  }
  const baseURL = settings.baseUrl ?? DEFAULT_BASE_URL;
  const url = URL.parse(baseURL);
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== ''
  ) {
    throw new Error("The model's base URL must be http or https, without a username");
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
