import ipaddr from 'ipaddr.js';

/**
 * Who can reach an IP address: `public`, everyone; `private`, this machine or its network; `never`,
 * addresses that no website has, whatever the policy.
 */
export type AddressClass = 'public' | 'private' | 'never';

/**
 * Metadata services that hand out a machine's credentials to any process on it, and that lie
 * outside the link-local range, which is refused as a whole (AWS, Google Cloud, Azure, Oracle,
 * DigitalOcean, Hetzner and others answer at 169.254.169.254, AWS containers at 169.254.170.2).
 */
const METADATA_RANGES = [
  // AWS over IPv6: metadata, EKS credentials, DNS and time.
  'fd00:ec2::/32',
  // Google Cloud over IPv6.
  'fd20:ce::/32',
  // Scaleway and Linode over IPv6.
  'fd00:42::/32',
  'fd00:a9fe:a9fe::/48',
  // Alibaba Cloud, inside the shared range of carriers.
  '100.100.100.0/24',
  // Azure's platform, inside the public range.
  '168.63.129.16/32',
].map((range) => ipaddr.parseCIDR(range));

const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'uniqueLocal',
  'carrierGradeNat',
  'unspecified',
]);

/**
 * The only IPv6 addresses that are assigned for the public internet (RFC 4291, 2.4). A network may route
 * others to its own machines, for example with a translation to IPv4 or an overlay.
 */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Classifies an IP address. An IPv4-mapped address counts as its IPv4 address; every other IPv6
 * form that embeds one is refused (NAT64, 6to4, Teredo, translated, compatible), and so is IPv6 that is
 * not assigned.
 */
export function classifyAddress(text: string): AddressClass {
  if (!ipaddr.isValid(text)) return 'never';
  const address = ipaddr.process(text);
  if (METADATA_RANGES.some((range) => isWithin(address, range))) return 'never';
  const range = address.range();
  if (PRIVATE_RANGES.has(range)) return 'private';
  if (range !== 'unicast') return 'never';
  return address.kind() === 'ipv4' || isWithin(address, GLOBAL_UNICAST) ? 'public' : 'never';
}

function isWithin(
  address: ipaddr.IPv4 | ipaddr.IPv6,
  [network, bits]: [ipaddr.IPv4 | ipaddr.IPv6, number],
): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
