import { ENDPOINTS, MCP_PATH } from '@wareword/shared-schema';
import { filledBody } from './filled-body.ts';
import { MAX_HEADER_CHARACTERS, type EntryPoint, type HostileRequest } from './entry-point.ts';

const JSON_BODY = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const TOKEN_FIELDS = [
  'grant_type',
  'code',
  'client_id',
  'redirect_uri',
  'code_verifier',
  'resource',
];
const AUTHORIZATION_FIELDS = 'client_id redirect_uri state resource code_challenge scope'.split(
  ' ',
);

/** Up to the arguments. */
const CALL_AUDIT =
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"audit_listing","arguments":';

/** Bytes that the OAuth endpoints read. */
const MAX_OAUTH_BYTES = 16_000;

/** Requests of agents: registration, authorization, token and messages of MCP. */
export function agentEntryPoints(
  { token }: { readonly token: string },
  anyAddress: () => Record<string, string>,
): EntryPoint[] {
  const post = (path: string, headers: Record<string, string>, body: string): HostileRequest => ({
    method: 'POST',
    path,
    headers: { ...headers, ...anyAddress() },
    body,
  });
  const message = (json: string) =>
    post(MCP_PATH, { ...JSON_BODY, Authorization: `Bearer ${token}` }, json);
  const call = (name: string, given: unknown) =>
    message(
      JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name, arguments: given },
      }),
    );
  return [
    {
      name: 'POST /oauth/register',
      send: (text) =>
        post(
          '/oauth/register',
          JSON_BODY,
          JSON.stringify({
            client_name: text.slice(0, 3000),
            redirect_uris: [`https://a.example/${text.slice(0, 3000)}`, text.slice(0, 3000)],
          }),
        ),
    },
    {
      name: 'POST /oauth/register: body',
      send: (text) => post('/oauth/register', JSON_BODY, text.slice(0, MAX_OAUTH_BYTES)),
    },
    {
      name: 'POST /oauth/token',
      send: (text) => {
        const fields = TOKEN_FIELDS.map((name) => [name, text.slice(0, 400).toWellFormed()]);
        return post('/oauth/token', FORM, new URLSearchParams(fields).toString());
      },
    },
    {
      name: 'POST /oauth/token: body',
      send: (text) => post('/oauth/token', FORM, text.slice(0, MAX_OAUTH_BYTES)),
    },
    {
      name: 'POST /oauth/revoke: body',
      send: (text) => post('/oauth/revoke', FORM, text.slice(0, MAX_OAUTH_BYTES)),
    },
    {
      name: 'GET /oauth/authorize',
      send: (text) => {
        const value = encodeURIComponent(text.slice(0, 300).toWellFormed()).slice(0, 1900);
        const query = AUTHORIZATION_FIELDS.map((name) => `${name}=${value}`).join('&');
        return {
          method: 'GET',
          path: `/oauth/authorize?${query}`.slice(0, MAX_HEADER_CHARACTERS),
          headers: anyAddress(),
        };
      },
    },
    { name: `POST ${MCP_PATH}: body`, send: message },
    { name: `POST ${MCP_PATH}: method`, send: (text) => message(rpc(text)) },
    {
      name: `POST ${MCP_PATH}: arguments`,
      send: (text) => message(`${CALL_AUDIT}${filledBody(ENDPOINTS.createAudit.body, text)}}}`),
    },
    { name: `POST ${MCP_PATH}: id`, send: (text) => call('get_listing', { listing_id: text }) },
  ];
}

function rpc(method: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { name: method } });
}
