import { expect, test } from 'vitest';
import { clientNetwork, formatAddress } from '../src/http/index.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['', 'unknown'],
  ['1.2.3.4, 5.6.7.8', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:0::1', '2001:db8::1'],
  ['unknown', 'unknown'],
])('%s is shown as %s', (address, shown) => {
  expect(formatAddress(address)).toBe(shown);
});
