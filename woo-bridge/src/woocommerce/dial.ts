import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import ipaddr from 'ipaddr.js';
import type { AddressPolicy } from './address.ts';

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

const agentsByPolicy = new WeakMap<AddressPolicy, GuardedAgents>();

/**
 * The agents of a policy; calls to many stores share them. A name that resolves to any refused
 * address is refused whole: which of them gets dialled is not ours to choose. A host that is an
 * address itself is never resolved, so check it with {@link mayCallHost} before each call.
 */
export function guardedAgents(policy: AddressPolicy): GuardedAgents {
  const known = agentsByPolicy.get(policy);
  if (known !== undefined) return known;
  const options = {
    keepAlive: true,
    maxSockets: 8,
    ...(policy.allowPrivate ? {} : { lookup: guarded(policy.lookup ?? systemLookup) }),
    ...(policy.allowPrivate && policy.lookup !== undefined ? { lookup: policy.lookup } : {}),
  };
  const agents: GuardedAgents = {
    httpAgent: new HttpAgent(options),
    httpsAgent: new HttpsAgent({
      ...options,
      ...(policy.trustedCertificates === undefined
        ? {}
        : { ca: [...rootCertificates, policy.trustedCertificates] }),
    }),
  };
  agentsByPolicy.set(policy, agents);
  return agents;
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
