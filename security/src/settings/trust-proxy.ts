import { BlockList, isIP } from 'node:net';

/** Like Express's `trust proxy`: everyone, no one, a number of hops, or addresses. */
export type TrustProxy = boolean | number | string;

/** Express's names for address ranges. */
const NAMED_RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MAX_ADDRESSES = 100;

/** Whether {@link readTrustProxy} accepts a value; Express throws for any other. */
export function isTrustProxy(value: string): boolean {
  if (/^(?:on|off|true|false|\d{1,2})$/.test(value)) return true;
  const addresses = value.split(',', MAX_ADDRESSES + 1).map((address) => address.trim());
  return addresses.length <= MAX_ADDRESSES && addresses.every(isRange);
}

export function readTrustProxy(value: string): TrustProxy {
  if (value === 'on' || value === 'true') return true;
  if (value === 'off' || value === 'false') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Whether clients could be treated as proxies, and so claim any address and https. */
export function trustsEveryone(value: string): boolean {
  const everyone = ['on', 'true'].includes(value);
  return everyone || value.split(',').some((address) => isTooLarge(address.trim()));
}

/**
 * Minimum bits of a range. Even the maximum number of ranges of this size covers less than half of all
 * addresses, and no operator's proxies need a larger one.
 */
const MIN_BITS = { ipv4: 8, ipv6: 16 } as const;
/** Bits before the IPv4 address in `::ffff:10.0.0.1`. */
const MAPPED_BITS = 96;

const MAPPED_ADDRESSES = ipv6Range('::ffff:0:0', MAPPED_BITS);
/** Unique local and link-local addresses, which don't exist on the public internet. */
const PRIVATE_RANGES = [ipv6Range('fc00::', 7), ipv6Range('fe80::', 10)];
const MIN_PRIVATE_BITS = 7;

function isTooLarge(range: string): boolean {
  const [address = '', length] = range.split('/');
  if (length === undefined || !isRange(range)) return false;
  const bits = Number(length);
  if (isIP(address) === 4) return bits < MIN_BITS.ipv4;
  // IPv4 clients are compared with such a range as well.
  const hasIPv4 = MAPPED_ADDRESSES.check(address, 'ipv6') || contains(address, bits, '::ffff:0:0');
  if (hasIPv4) return bits < MAPPED_BITS + MIN_BITS.ipv4;
  const isPrivate = PRIVATE_RANGES.some((known) => known.check(address, 'ipv6'));
  return bits < (isPrivate ? MIN_PRIVATE_BITS : MIN_BITS.ipv6);
}

function contains(network: string, bits: number, address: string): boolean {
  return bits === 0 || ipv6Range(network, bits).check(address, 'ipv6');
}

function ipv6Range(network: string, bits: number): BlockList {
  const list = new BlockList();
  list.addSubnet(network, bits, 'ipv6');
  return list;
}

function isRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}
