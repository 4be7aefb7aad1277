import { clientNetwork, clientNetwork48 } from '@wareword/security/http';
import { enforceAttemptLimit, type AttemptLimit } from '../rate-limits/index.ts';
import { newId } from '../identifiers.ts';
import { checkMetadata, clientName, type ClientMetadata } from './client-metadata.ts';
import type { AgentsContext } from './context.ts';

/** Registrations from one network. */
const LIMIT = { max: 20, seconds: 3_600 };
/**
 * Registrations from one /48. It has 65,536 networks of IPv6, with which it could push out everyone
 * else's clients before a person has approved them.
 */
const PREFIX_LIMIT = { max: 300, seconds: 3_600 };
/** Maximum unapproved clients; new ones replace the oldest. */
const MAX_UNUSED = 10_000;
/** How long a client has to be approved. */
const UNUSED_TTL = '1 day';

/** What a client is told about its registration (RFC 7591, 3.2.1). */
export interface RegisteredClient {
  readonly client_id: string;
  readonly client_id_issued_at: number;
  readonly client_name: string;
  readonly redirect_uris: readonly string[];
  readonly grant_types: readonly string[];
  readonly response_types: readonly string[];
  readonly token_endpoint_auth_method: 'none';
}

/**
 * Registers a client, as anyone may. It expires unless someone approves it, and those that no one
 * approved are limited in number.
 * @throws {OAuthError} and {DomainError} `limit_exceeded`
 */
export async function registerClient({
  ctx: { database },
  input,
}: {
  ctx: Pick<AgentsContext, 'database'>;
  input: { readonly address: string; readonly metadata: ClientMetadata };
}): Promise<RegisteredClient> {
  checkMetadata(input.metadata);
  const { redirect_uris, client_name } = input.metadata;
  const take = (action: string, subject: string, limit: AttemptLimit) =>
    enforceAttemptLimit({ ctx: { database }, input: { action, subject, limit } });
  // The /48 first, so that one over its limit leaves no row for each of its networks.
  await take('oauth-register-48', clientNetwork48(input.address), PREFIX_LIMIT);
  await take('oauth-register', clientNetwork(input.address), LIMIT);
  const id = newId('cli');
  const name = clientName(client_name);
  const [row] = await database.sql<[{ createdAt: Date }]>`
    with room as (
      delete from oauth_clients where id in (
        select id from oauth_clients where used_at is null
        order by created_at desc offset ${MAX_UNUSED - 1}
      )
    )
    insert into oauth_clients (id, name, redirect_uris, expires_at)
    values (
      ${id}, ${name}, ${database.sql.array([...redirect_uris])},
      now() + ${UNUSED_TTL}::interval
    )
    returning created_at as "createdAt"
  `;
  return {
    client_id: id,
    client_id_issued_at: Math.floor(row.createdAt.getTime() / 1000),
    client_name: name,
    redirect_uris,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
