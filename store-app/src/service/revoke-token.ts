import { openToken, type ServiceContext } from './service-client.ts';
import { storesPage, type ServiceSettings } from './settings.ts';
import { tracedFetch } from './traced-fetch.ts';

const TIMEOUT_MS = 10_000;

interface RevokeOptions {
  readonly timeoutMs?: number;
}

/**
 * Revokes a token that the app doesn't keep (RFC 7009, contract §11.13). Otherwise, the service would show the
 * store as connected although nobody can use the token.
 * @returns whether the service has revoked it; false if it can't be reached
 */
export async function revokeToken(
  { warewordUrl }: Pick<ServiceSettings, 'warewordUrl'>,
  token: string,
  { timeoutMs = TIMEOUT_MS }: RevokeOptions = {},
): Promise<boolean> {
  try {
    const response = await tracedFetch(new URL('/oauth/revoke', warewordUrl), {
      method: 'POST',
      body: new URLSearchParams({ token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Revokes a token that the app has just deleted. Deleting comes first, so a connection ends in the app even if
 * the service can't be reached.
 * @param store its token, sealed; null if it had none
 * @returns the page where the owner has to revoke it, because that failed; null if there is nothing to do
 */
export async function revokeDeletedToken(
  { vault, service }: Pick<ServiceContext, 'vault' | 'service'>,
  store: { readonly id: string; readonly token: string | null },
  options?: RevokeOptions,
): Promise<string | null> {
  const { id, token } = store;
  if (token === null) return null;
  let opened: string;
  try {
    opened = openToken(vault, { id, token });
  } catch {
    return storesPage(service);
  }
  return (await revokeToken(service, opened, options)) ? null : storesPage(service);
}
