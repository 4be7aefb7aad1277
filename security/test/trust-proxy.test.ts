import { describe, expect, test } from 'vitest';
import { trustsEveryone } from '../src/settings/trust-proxy.ts';

describe('proxies by address', () => {
  test.each([
    ['all addresses', '0.0.0.0/0'],
    ['two halves', '0.0.0.0/1,128.0.0.0/1'],
    ['four quarters', '0.0.0.0/2,64.0.0.0/2,128.0.0.0/2,192.0.0.0/2'],
    ['a large part of all networks', '10.0.0.1, 64.0.0.0/7'],
    ['all IPv6 addresses', '::/0'],
    ['the IPv6 Internet', '2000::/3'],
    ['a large part of the IPv6 Internet', '2600::/12'],
    ['every IPv4 address, spelled as IPv6', '::ffff:0:0/96'],
    ['a range of IPv6 that contains IPv4', '::/16'],
    ['a quarter of IPv4, spelled as IPv6', '::ffff:64.0.0.0/98'],
  ])('that are %s are refused, since anyone could be one', (_what, value) => {
    expect(trustsEveryone(value)).toBe(true);
  });

  test.each([
    ['one address', '203.0.113.7'],
    ['a private network', 'loopback, 10.0.0.0/8, 172.16.0.0/12'],
    ['a private IPv6 network', 'fc00::/7, fd00::/8, fe80::/10'],
    ["a provider's networks", '173.245.48.0/20,104.16.0.0/13,2400:cb00::/32,2a06:98c0::/29'],
    ['the largest network of a provider', '2600::/16'],
    ['a private network, spelled as IPv6', '::ffff:10.0.0.0/104'],
    ['a number of hops', '2'],
  ])('that are %s are trusted', (_what, value) => {
    expect(trustsEveryone(value)).toBe(false);
  });
});
