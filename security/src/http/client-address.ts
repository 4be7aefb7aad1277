import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The prefix that a dual-stack socket gives to IPv4 addresses. */
const DUAL_STACK_PREFIX = '::ffff:';

/** Formats an address for display: IPv4 without the IPv6 prefix of a dual-stack socket. */
export function formatAddress(address: string): string {
  const plain = address.startsWith(DUAL_STACK_PREFIX)
    ? address.slice(DUAL_STACK_PREFIX.length)
    : address;
  // Nearly every address is one of these, and parsing takes twenty times as long.
  if (isIPv4(plain)) return plain;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/**
 * The largest network that one customer usually gets: an IPv4 address, or the /48 of an IPv6
 * address. `unknown` for anything else.
 */
export function clientNetwork48(address: string): string {
  return networkOf(address, 3);
}

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, because a
 * customer has all of it. `unknown` for anything else: a trusted proxy may forward whatever its
 * client claimed to be.
 */
export function clientNetwork(address: string): string {
  return networkOf(address, 4);
}

/** @param groups number of 16-bit groups that identify an IPv6 network */
function networkOf(address: string, groups: number): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, groups).map((part) => part.toString(16));
  return `${network.join(':')}::/${groups * 16}`;
}
