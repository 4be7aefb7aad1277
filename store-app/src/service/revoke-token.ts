import type { ServiceSettings } from './settings.ts';
import { tracedFetch } from './traced-fetch.ts';

const TIMEOUT_MS = 10_000;

/**
 * Revokes a token that was not saved (RFC 7009): nobody could use it, but the service would show the
 * store as connected.
 * @returns whether the service has revoked it
 */
export async function revokeToken(
  { warewordUrl }: Pick<ServiceSettings, 'warewordUrl'>,
  token: string,
): Promise<boolean> {
  try {
    const response = await tracedFetch(new URL('/oauth/revoke', warewordUrl), {
      method: 'POST',
      body: new URLSearchParams({ token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
