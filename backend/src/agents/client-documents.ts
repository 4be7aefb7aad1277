import type { IncomingMessage } from 'node:http';
import {
  clientNetwork48,
  TOO_MANY_VISITOR_CALLS,
  VisitorRateLimiter,
} from '@wareword/security/http';
import {
  closeAgents,
  follow,
  openAgents,
  readBounded,
  type AddressPolicy,
} from '@wareword/security/outbound';
import { z } from 'zod';
import { invalid, limitExceeded, type DomainError } from '../errors.ts';
import { MAX_CLIENT_ID_CHARACTERS, type DocumentUrl } from '../identifiers.ts';
import { checkMetadata, clientName, ClientMetadataSchema } from './client-metadata.ts';
import { OAuthError } from './oauth-error.ts';

export interface ClientDocumentOptions extends AddressPolicy {
  /** For a whole document; a server that trickles does not extend it. */
  readonly timeoutMs?: number;
  /** Documents that are read for one site; those that are known cost nothing. */
  readonly readsPerMinute?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** A client that describes itself at the address that is its ID. */
export interface DescribedClient {
  readonly id: DocumentUrl;
  readonly name: string;
  readonly redirectUris: readonly string[];
}

const TIMEOUT_MS = 5_000;
/** A document has a few hundred bytes; the draft recommends a limit of 5 KB. */
const MAX_BYTES = 16 * 1024;
const MAX_CLIENTS = 1_000;
/** Documents fetched per minute for one /48; cached ones don't count. */
const READS_PER_MINUTE = 20;
/** Seconds that a document is used, if its server says nothing, and the bounds of what it may say. */
const FRESH_SECONDS = { default: 600, min: 60, max: 86_400 };
const HEADERS = {
  Accept: 'application/json',
  // What is compressed can be a thousand times as large as what arrives.
  'Accept-Encoding': 'identity',
  'User-Agent': 'Wareword agent connection',
};

const DocumentSchema = ClientMetadataSchema.extend({
  client_id: z.string(),
  client_secret: z.never().optional(),
  token_endpoint_auth_method: z.literal('none').optional(),
});

/**
 * A client ID that is the address of a metadata document: https, with a path, without a user, fragment
 * or dot segments, and as any parser would write it, so that it is never compared in two forms.
 */
export function parseDocumentUrl(clientId: string): DocumentUrl | undefined {
  if (clientId.length > MAX_CLIENT_ID_CHARACTERS) return undefined;
  const url = URL.parse(clientId);
  const isAddress =
    url?.protocol === 'https:' &&
    url.href === clientId &&
    url.pathname !== '/' &&
    [url.username, url.password].every((part) => part === '') &&
    !clientId.includes('#');
  return isAddress ? (clientId as DocumentUrl) : undefined;
}

/**
 * Reads the metadata documents of OAuth clients (draft-ietf-oauth-client-id-metadata-document), which
 * are at addresses that visitors choose. It connects only to what the policy allows, follows no redirect,
 * and keeps what it has read for as long as its server says, within bounds. Failures are not kept.
 */
export class ClientDocuments {
  readonly #options: ClientDocumentOptions;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly client: DescribedClient; readonly until: number }>();
  readonly #reading = new Map<string, Promise<DescribedClient>>();
  readonly #visitors: VisitorRateLimiter;

  constructor(options: ClientDocumentOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#visitors = new VisitorRateLimiter(
      clientNetwork48,
      options.readsPerMinute ?? READS_PER_MINUTE,
    );
  }

  /**
   * @param address who asks, since each /48 can have a few documents read a minute
   * @throws {DomainError} `invalid`, for the client's developer; `limit_exceeded`
   */
  async read(id: DocumentUrl, address: string): Promise<DescribedClient> {
    const known = this.#known.get(id);
    if (known !== undefined && known.until > this.#now()) return known.client;
    const reading = this.#reading.get(id);
    if (reading !== undefined) return reading;
    if (!this.#visitors.take(address)) throw limitExceeded(TOO_MANY_VISITOR_CALLS, 'rate');
    const started = this.#read(id).finally(() => this.#reading.delete(id));
    this.#reading.set(id, started);
    return started;
  }

  async #read(id: DocumentUrl): Promise<DescribedClient> {
    const agents = openAgents(this.#options);
    const signal = AbortSignal.timeout(this.#options.timeoutMs ?? TIMEOUT_MS);
    try {
      const response = await follow(new URL(id), {
        ...{ policy: this.#options, agents, signal, headers: HEADERS, maxRedirects: 0 },
      });
      const client = await readClient(id, response);
      this.#keep(client, this.#now() + freshSeconds(response) * 1000);
      return client;
    } catch (error) {
      throw error instanceof Refusal ? refuse(error.message) : refuse(NOT_RECEIVED);
    } finally {
      closeAgents(agents);
    }
  }

  #keep(client: DescribedClient, until: number): void {
    this.#known.delete(client.id);
    this.#known.set(client.id, { client, until });
    if (this.#known.size <= MAX_CLIENTS) return;
    const oldest = this.#known.keys().next();
    if (oldest.done !== true) this.#known.delete(oldest.value);
  }
}

const NOT_RECEIVED =
  "couldn't be loaded. It must be on the public internet, and load within 5 seconds and without a redirect";

class Refusal extends Error {}

function refuse(what: string): DomainError {
  return invalid(`The document at client_id ${what}.`);
}

/** @throws {Refusal} and what the connection throws */
async function readClient(id: DocumentUrl, response: IncomingMessage): Promise<DescribedClient> {
  const { statusCode = 0, headers } = response;
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '');
  if (statusCode !== 200 || !isJson) {
    response.destroy();
    throw new Refusal(
      statusCode === 200
        ? 'is not JSON'
        : `couldn't be loaded: its server responded with status ${statusCode}`,
    );
  }
  const body = await readBounded(response, MAX_BYTES);
  if (body === undefined) throw new Refusal(`is larger than ${MAX_BYTES / 1024} KB`);
  const parsed = DocumentSchema.safeParse(jsonOf(body));
  if (!parsed.success) {
    const [name = 'JSON'] = parsed.error.issues[0]?.path ?? [];
    throw new Refusal(`has no valid ${String(name)}`);
  }
  const { client_id, client_name, redirect_uris } = parsed.data;
  if (client_id !== id) throw new Refusal('has a different client_id');
  try {
    checkMetadata(parsed.data);
  } catch (error) {
    throw error instanceof OAuthError
      ? new Refusal(`is invalid. ${error.message.replace(/\.$/, '')}`)
      : error;
  }
  return { id, name: clientName(client_name), redirectUris: redirect_uris };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function freshSeconds({ headers }: IncomingMessage): number {
  const directives = (headers['cache-control'] ?? '').split(',').map((text) => text.trim());
  const { default: usual, min, max } = FRESH_SECONDS;
  if (directives.some((text) => /^no-(?:store|cache)\b/i.test(text))) return min;
  const given = directives.map((text) => /^max-age=(\d{1,9})$/i.exec(text)?.[1]).find(Boolean);
  return given === undefined ? usual : Math.min(Math.max(Number(given), min), max);
}
