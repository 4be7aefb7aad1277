import { MCP_PATH } from '@wareword/shared-schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../accounts.ts';
import { useService } from '../service.ts';
import { call } from './call.ts';
import { sendRaw } from './raw-http.ts';

const service = useService({ PUBLIC_URL: 'https://wareword.example' });

/** What any HTTP client can send. */
async function post(
  body: unknown,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(new URL(MCP_PATH, service().baseUrl), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json = text.startsWith('{') ? text : (/^data: (.+)$/mu.exec(text)?.[1] ?? '{}');
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(json) as Record<string, unknown>,
  };
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

function usageCall(id: number) {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'get_usage', arguments: {} } };
}

let account: TestAccount;
beforeAll(async () => {
  account = await createAccount(service().database);
});

describe('the address of the MCP server', () => {
  // contract §21.2
  it('requires a token, and says where clients can find out how to get one', async () => {
    const none = await post(LIST);
    expect(none).toMatchObject({ status: 401, body: { error: { code: 'missing_authorization' } } });
    const metadata = /resource_metadata="([^"]+)"/u.exec(
      none.headers.get('www-authenticate') ?? '',
    );
    const path = new URL(metadata?.[1] ?? '').pathname;
    const document = await fetch(new URL(path, service().baseUrl));
    expect(await document.json()).toEqual({
      resource: 'https://wareword.example/mcp',
      resource_name: 'Wareword',
      authorization_servers: ['https://wareword.example'],
      scopes_supported: ['listings'],
      resource_documentation: 'https://wareword.example/docs/agents',
      bearer_methods_supported: ['header'],
    });

    const wrong = await post(LIST, { token: 'ww_api_wrong' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('www-authenticate')).toMatch(
      /^Bearer error="invalid_token", resource/u,
    );
    const free = await createAccount(service().database, { plan: 'free' });
    const unpaid = await post(LIST, { token: free.token });
    expect(unpaid).toMatchObject({ status: 403, body: { error: { code: 'plan_required' } } });
  });

  // contract §13.4, §21.3
  it('rejects pages of other websites, and other names that resolve to it', async () => {
    const foreign = { Origin: 'https://evil.example' };
    const page = await post(LIST, { token: account.token, headers: foreign });
    expect(page).toMatchObject({ status: 403, body: { error: { code: 'malformed_request' } } });
    const opaque = await post(LIST, { token: account.token, headers: { Origin: 'null' } });
    expect(opaque.status).toBe(403);
    const rebound = await sendRaw(
      service(),
      `POST /mcp HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 2\r\nAuthorization: Bearer ${account.token}\r\n\r\n{}`,
    );
    expect(rebound.status).toBe(403);
    const own = await post(LIST, {
      token: account.token,
      headers: { Origin: 'https://wareword.example' },
    });
    expect(own.status).toBe(200);
  });

  // contract §21.1
  it('has no sessions that a client could lose, replay or steal', async () => {
    const { token } = account;
    const first = await post(LIST, { token, headers: { 'Mcp-Session-Id': 'made-up' } });
    const again = await post(LIST, { token, headers: { 'Mcp-Session-Id': 'made-up' } });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(first.headers.has('mcp-session-id')).toBe(false);
    for (const method of ['GET', 'DELETE']) {
      const other = await fetch(new URL(MCP_PATH, service().baseUrl), {
        method,
        headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
      });
      expect({ status: other.status, allow: other.headers.get('allow') }).toEqual({
        status: 405,
        allow: 'POST',
      });
    }
  });

  // contract §21.1
  it('accepts one message of up to 64 KB per request', async () => {
    const { token } = account;
    const batch = await post(
      Array.from({ length: 500 }, (_, id) => usageCall(id)),
      { token },
    );
    expect(batch).toMatchObject({ status: 400, body: { error: { code: 'validation_error' } } });
    const large = await post({ ...LIST, params: { text: 'x'.repeat(1024 * 1024) } }, { token });
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'validation_error' } } });
    const broken = await post('{"jsonrpc":', { token });
    expect(broken).toMatchObject({ status: 400, body: { error: { code: 'invalid_json' } } });
    for (const message of ['"text"', '7', 'null']) {
      expect((await post(message, { token })).status).toBe(400);
    }
    const strange = await post({ jsonrpc: '1.0', method: 4 }, { token });
    expect(strange.status).toBe(400);
    const unknown = await post({ ...LIST, method: 'tools/delete_everything' }, { token });
    expect(unknown.body).toMatchObject({ error: { code: -32601 } });
  });

  it('rejects subscriptions, because nothing changes', async () => {
    const { body } = await post(
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      },
      {
        token: account.token,
        headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'subscriptions/listen' },
      },
    );
    expect(body).toMatchObject({ error: { message: 'Subscription limit reached' } });
  });

  it('handles hundreds of messages at once', async () => {
    const { token } = await createAccount(service().database);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, id) => post(usageCall(id), { token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.map(({ body }) => body['id'])).toEqual(answers.map((_, id) => id));
    const me = await call(service(), 'me', { token });
    expect(me.status).toBe(200);
  });
});

// contract §21.1
it.each([
  ['a message nested too deep', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['one that is no JSON either', '['.repeat(60_000)],
])('%s is refused as JSON-RPC says', async (_name, given) => {
  const refused = await post(`{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${given}}`, {
    token: account.token,
  });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_600 } });
});
