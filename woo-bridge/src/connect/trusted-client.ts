import type { ServiceSettings } from '@wareword/store-app/service';

/**
 * The credentials with which this app vouches to the service that the origin belongs to the owner,
 * so that the store may leave another account. A store in a folder may share its origin with other
 * people's stores, for which its keys prove nothing; the service then asks for a proof of the
 * origin.
 */
export function trustedClientFor(
  { connectClient }: Pick<ServiceSettings, 'connectClient'>,
  storeUrl: string,
): ServiceSettings['connectClient'] {
  return new URL(storeUrl).pathname === '/' ? connectClient : undefined;
}
