import { and, eq, gt, sql } from 'drizzle-orm';
import { readQuery } from '../connect/index.ts';
import { oauthClients } from '../database/index.ts';
import { invalid, type DomainError } from '../errors.ts';
import { parseId, type ClientId } from '../identifiers.ts';
import { parseDocumentUrl } from './client-documents.ts';
import type { AgentsContext } from './context.ts';
import { isLoopback, isRegistered } from './redirect-uri.ts';
import { isMcpResource, mcpResource } from './resource.ts';

/** A client's request for an authorization, validated. */
export interface AuthorizationRequest {
  readonly clientId: ClientId;
  /** The name that the client gives itself. */
  readonly clientName: string;
  /** The host that vouches for that, if the client describes itself at an address. */
  readonly describedAt: string | null;
  readonly redirectUri: string;
  /** The redirect target as shown on the consent page. */
  readonly returnsTo: { readonly host: string; readonly isThisComputer: boolean };
  readonly state: string | undefined;
  readonly codeChallenge: string;
}

const MAX_STATE_LENGTH = 2_000;
/** base64url of a SHA-256 (RFC 7636, 4.2). */
const CODE_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const PARAMETERS = [
  ...['client_id', 'redirect_uri', 'response_type', 'state', 'resource'],
  ...['code_challenge', 'code_challenge_method'],
] as const;

interface Client {
  readonly id: ClientId;
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/**
 * Validates the query of the authorization page. Unknown parameters and scopes are ignored.
 * @param input.query without `?`
 * @param input.address the visitor's
 * @throws {DomainError} `invalid`: show an error page and never redirect. Anyone can register a
 *   client, and could otherwise have our address redirect to theirs.
 */
export async function readAuthorizationRequest({
  ctx,
  input: { query, address },
}: {
  ctx: Pick<AgentsContext, 'database' | 'publicUrl' | 'documents'>;
  input: { readonly query: string; readonly address: string };
}): Promise<AuthorizationRequest> {
  const { publicUrl } = ctx;
  const given = readQuery(query);
  if (given === undefined) throw refuse('The URL is too long or malformed.');
  for (const name of PARAMETERS) {
    if ((given.get(name)?.length ?? 0) > 1) throw refuse(`Duplicate parameter: ${name}.`);
  }
  const value = (name: (typeof PARAMETERS)[number]) => given.get(name)?.[0];
  const client = await findClient(ctx, value('client_id') ?? '', address);
  if (client === undefined) {
    throw refuse(
      'client_id is unknown or has expired. Remove the server from your agent, and add it again.',
    );
  }
  const redirectUri = value('redirect_uri') ?? '';
  if (!isRegistered(redirectUri, client.redirectUris)) {
    throw refuse('redirect_uri is not one that the client registered.');
  }
  if (value('response_type') !== 'code') throw refuse('response_type must be code.');
  const codeChallenge = value('code_challenge') ?? '';
  if (value('code_challenge_method') !== 'S256' || !CODE_CHALLENGE.test(codeChallenge)) {
    throw refuse('code_challenge and code_challenge_method=S256 are required (PKCE).');
  }
  const resource = value('resource');
  if (resource !== undefined && !isMcpResource(resource, publicUrl)) {
    throw refuse(`resource must be ${mcpResource(publicUrl)}.`);
  }
  const state = value('state');
  if ((state?.length ?? 0) > MAX_STATE_LENGTH) {
    throw refuse(`state must be at most ${MAX_STATE_LENGTH} characters.`);
  }
  const url = new URL(redirectUri);
  const isThisComputer = url.protocol === 'http:' && isLoopback(url);
  const host = url.protocol === 'https:' ? url.host : isThisComputer ? '' : url.protocol;
  return {
    ...{ clientId: client.id, clientName: client.name, redirectUri, state, codeChallenge },
    describedAt: client.id.startsWith('https:') ? new URL(client.id).host : null,
    returnsTo: { host, isThisComputer },
  };
}

/**
 * The address that returns the browser to the client, with the result and who issued it (RFC 9207).
 */
export function clientReturn(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  publicUrl: URL,
  result: { readonly code: string } | { readonly error: 'access_denied' },
): string {
  const added = new URLSearchParams({
    ...result,
    ...(state === undefined ? {} : { state }),
    iss: publicUrl.origin,
  });
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${added.toString()}`;
}

/** A client that registered, or that describes itself at an address. */
async function findClient(
  { database, documents }: Pick<AgentsContext, 'database' | 'documents'>,
  clientId: string,
  visitorAddress: string,
): Promise<Client | undefined> {
  const address = parseDocumentUrl(clientId);
  if (address !== undefined) return documents.read(address, visitorAddress);
  const id = parseId('cli', clientId);
  if (id === undefined) return undefined;
  const [client] = await database.orm
    .select({
      id: oauthClients.id,
      name: oauthClients.name,
      redirectUris: oauthClients.redirectUris,
    })
    .from(oauthClients)
    .where(and(eq(oauthClients.id, id), gt(oauthClients.expiresAt, sql`now()`)));
  return client;
}

function refuse(message: string): DomainError {
  return invalid(message);
}
