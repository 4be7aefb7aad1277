import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who signs in at the provider. */
export interface OidcPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  /** The organization that manages the address, as Google's `hd`. */
  readonly hd?: string | undefined;
  readonly name: string;
}

/** A local OpenID Connect provider, in the role of Google. */
export interface OidcStandIn {
  readonly issuer: string;
  /** The issuer in its metadata, if not its own. */
  announcedIssuer: string | undefined;
  /** Who approves the next sign-in; undefined to deny it. */
  person: OidcPerson | undefined;
  stop(): Promise<void>;
}

interface Grant {
  readonly person: OidcPerson;
  readonly challenge: string;
  readonly redirectUri: string;
}

export const OIDC_CLIENT = { id: 'wareword-test', secret: 'a-secret-of-the-test-client' } as const;

/** Discovery, authorization (approved at once), token with PKCE, and user info. */
export async function startOidcStandIn(): Promise<OidcStandIn> {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, OidcPerson>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', standIn.issuer);
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const redirect = (to: URL): void => {
      response.writeHead(302, { Location: to.href }).end();
    };
    if (url.pathname === '/.well-known/openid-configuration') {
      send(200, discovery(standIn.issuer, standIn.announcedIssuer));
    } else if (url.pathname === '/authorize') {
      redirect(authorize(url.searchParams, standIn.person, grants));
    } else if (url.pathname === '/token') {
      void readForm(request).then((form) => {
        const person = exchange(form, grants);
        if (person === undefined) {
          send(400, { error: 'invalid_grant' });
          return;
        }
        const token = randomBytes(16).toString('hex');
        tokens.set(token, person);
        send(200, { access_token: token, token_type: 'Bearer', expires_in: 3600 });
      });
    } else if (url.pathname === '/userinfo') {
      const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
      send(person === undefined ? 401 : 200, person ?? { error: 'invalid_token' });
    } else {
      send(404, { error: 'not_found' });
    }
  });
  const standIn: OidcStandIn = {
    issuer: '',
    announcedIssuer: undefined,
    person: undefined,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, { issuer: `http://127.0.0.1:${port}` });
}

function discovery(issuer: string, announcedIssuer = issuer): object {
  return {
    issuer: announcedIssuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
  };
}

function authorize(
  query: URLSearchParams,
  person: OidcPerson | undefined,
  grants: Map<string, Grant>,
): URL {
  const redirectUri = query.get('redirect_uri') ?? '';
  const back = new URL(redirectUri);
  back.searchParams.set('state', query.get('state') ?? '');
  if (person === undefined || query.get('client_id') !== OIDC_CLIENT.id) {
    back.searchParams.set('error', 'access_denied');
    return back;
  }
  const code = randomBytes(16).toString('hex');
  grants.set(code, { person, redirectUri, challenge: query.get('code_challenge') ?? '' });
  back.searchParams.set('code', code);
  return back;
}

/** A code works once, for the client that asked, with the verifier of its challenge (RFC 7636). */
function exchange(form: URLSearchParams, grants: Map<string, Grant>): OidcPerson | undefined {
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isOurs =
    form.get('client_id') === OIDC_CLIENT.id && form.get('client_secret') === OIDC_CLIENT.secret;
  return isOurs && grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri')
    ? grant.person
    : undefined;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}
