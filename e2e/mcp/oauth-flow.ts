import { createHash, randomBytes } from 'node:crypto';
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from '@modelcontextprotocol/client';
import { MCP_PATH } from '@wareword/shared-schema';
import { beforeAll } from 'vitest';
import { createAccount, type TestAccount } from '../../backend/test/accounts.ts';
import { callDashboard, sessionCookie } from '../../backend/test/billing/call-dashboard.ts';
import { useService } from '../../backend/test/service.ts';
import { freePort } from '../free-port.ts';

/** The test client's redirect URI. */
export const CALLBACK = 'http://127.0.0.1:4567/callback';

interface Json {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A service under its own public address, a person with an account, and what agents do with them. */
export async function useOAuth(options: Parameters<typeof useService>[1] = {}) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const service = useService({ PORT: String(port), PUBLIC_URL: origin }, options);
  const at = (path: string) => new URL(path, origin);
  const verifier = randomBytes(32).toString('base64url');
  let owner: TestAccount | undefined;
  beforeAll(async () => {
    owner = await createAccount(service().database);
  });
  const account = (): TestAccount => {
    if (owner === undefined) throw new Error('The account is only available after beforeAll.');
    return owner;
  };

  async function post(path: string, body: object | URLSearchParams): Promise<Json> {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(at(path), {
      method: 'POST',
      headers: {
        'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: isForm ? body : JSON.stringify(body),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  }

  /** Forgets who registered before: all tests come from one address. */
  async function register(metadata: object = {}): Promise<Json> {
    await service().database.sql`delete from rate_windows where key like 'try:oauth-register:%'`;
    return post('/oauth/register', { redirect_uris: [CALLBACK], client_name: 'Desk', ...metadata });
  }

  function requestFor(clientId: string, more: Record<string, string | undefined> = {}): string {
    const parameters: Record<string, string | undefined> = {
      ...{ response_type: 'code', client_id: clientId, redirect_uri: CALLBACK, state: 'a b&c' },
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...{ resource: at(MCP_PATH).href, scope: 'listings offline_access', ...more },
    };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) query.set(name, value);
    }
    return query.toString();
  }

  async function review(query: string, by = account()) {
    const cookie = await sessionCookie(service(), by.userId);
    return callDashboard(service(), cookie, 'mutation agents.review', { query });
  }

  async function approve(query: string, by = account()) {
    const { userId, workspaceId } = by;
    const cookie = await sessionCookie(service(), userId);
    return callDashboard(service(), cookie, 'mutation agents.approve', {
      ...{ query, userId, workspaceId },
    });
  }

  /** A client with a code, which it can exchange. */
  async function approved(by = account(), clientId?: string) {
    const id = clientId ?? String((await register()).body['client_id']);
    const { data } = await approve(requestFor(id), by);
    const code = new URL(String(data['address'])).searchParams.get('code') ?? '';
    return {
      clientId: id,
      exchange: (more: Record<string, string> = {}) =>
        post(
          '/oauth/token',
          new URLSearchParams({
            ...{ grant_type: 'authorization_code', code, client_id: id },
            ...{ redirect_uri: CALLBACK, code_verifier: verifier, ...more },
          }),
        ),
    };
  }

  function useTool(token: unknown) {
    return fetch(at(MCP_PATH), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${String(token)}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'get_usage', arguments: {} },
      }),
    });
  }

  /** Connects as the official client does; without a token, it asks for the page instead. */
  async function connect(memory: Memory) {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(at(MCP_PATH), { authProvider: memory });
    await client.connect(transport).catch((error: unknown) => {
      if (!UnauthorizedError.isInstance(error)) throw error;
    });
    return { client, transport };
  }

  return {
    ...{ service, account, at, post, register, requestFor, review, approve, approved },
    ...{ useTool, connect },
  };
}

type StoredClient = Parameters<NonNullable<OAuthClientProvider['saveClientInformation']>>[0];
type StoredTokens = Parameters<OAuthClientProvider['saveTokens']>[0];

/** What the SDK keeps for a client, in memory. */
export class Memory implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata = { redirect_uris: [CALLBACK], client_name: 'Official client' };
  readonly state = () => 'state-of-the-client';
  /** Where the client describes itself, if it does. */
  readonly clientMetadataUrl?: string;
  page: URL | undefined;
  #client: StoredClient | undefined;
  #tokens: StoredTokens | undefined;
  #verifier = '';

  constructor(clientMetadataUrl?: string) {
    if (clientMetadataUrl !== undefined) this.clientMetadataUrl = clientMetadataUrl;
  }

  clientInformation() {
    return this.#client;
  }
  saveClientInformation(client: StoredClient) {
    this.#client = client;
  }
  tokens() {
    return this.#tokens;
  }
  saveTokens(tokens: StoredTokens) {
    this.#tokens = tokens;
  }
  redirectToAuthorization(page: URL) {
    this.page = page;
  }
  saveCodeVerifier(given: string) {
    this.#verifier = given;
  }
  codeVerifier() {
    return this.#verifier;
  }
}
