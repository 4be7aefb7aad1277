import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import ipaddr from 'ipaddr.js';
import type { AddressPolicy } from './address-policy.ts';

/** The code of the error that a refused address ends a connection with. */
export const ADDRESS_REFUSED = 'EADDRESSREFUSED';

class RefusedAddressError extends Error {
  readonly code = ADDRESS_REFUSED;
}

/** IPv4 addresses in the clothes of IPv6 ("::127.0.0.1"), long out of use but still dialled. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/**
 * Whether an address is one that everyone can reach. Private, loopback, link-local (cloud metadata
 * among them), shared, multicast, reserved, mapped and tunnelled addresses are not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6 && parsed.match(IPV4_COMPATIBLE));
}

/** Whether a URL's host, where it is an address and no name, may be called. */
export function mayCallHost(hostname: string, policy: AddressPolicy): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return policy.allowPrivate || isIP(bare) === 0 || isPublicAddress(bare);
}

/** Agents that look at the address which is really dialled, after the name was resolved. */
export interface GuardedAgents {
  readonly httpAgent: HttpAgent;
  readonly httpsAgent: HttpsAgent;
}

/**
 * Agents for calls under a policy; {@link closeAgents} ends them. A name that resolves to any
 * refused address is refused whole: which of them gets dialled is not ours to choose. A host that
 * is an address itself is never resolved, so check it with {@link mayCallHost} before each call.
 */
export function openAgents(policy: AddressPolicy): GuardedAgents {
  const lookup = policy.allowPrivate ? policy.lookup : guarded(policy.lookup ?? systemLookup);
  const options = {
    keepAlive: true,
    maxSockets: 8,
    ...(lookup === undefined ? {} : { lookup }),
  };
  const { trustedCertificates } = policy;
  const trust =
    trustedCertificates === undefined ? {} : { ca: [...rootCertificates, trustedCertificates] };
  return {
    httpAgent: new HttpAgent(options),
    httpsAgent: new HttpsAgent({ ...options, ...trust }),
  };
}

/** Ends the connections that were kept for calls to come. */
export function closeAgents({ httpAgent, httpsAgent }: GuardedAgents): void {
  httpAgent.destroy();
  httpsAgent.destroy();
}

function guarded(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      if (error !== null) {
        callback(error, found, family);
        return;
      }
      const addresses: readonly Pick<LookupAddress, 'address'>[] =
        typeof found === 'string' ? [{ address: found }] : found;
      if (addresses.every(({ address }) => isPublicAddress(address))) {
        callback(null, found, family);
      } else {
        callback(new RefusedAddressError('not a public address'), [], 0);
      }
    });
  };
}
