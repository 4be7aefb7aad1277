import { expect, test } from 'vitest';
import { VisitorRateLimiter } from '../src/http/index.ts';

const MAX = 10;

function allowedOf(addresses: readonly string[]): number {
  const limiter = new VisitorRateLimiter(undefined, MAX);
  return addresses.filter((address) => limiter.take(address)).length;
}

function repeat(addressOf: (number: number) => string): string[] {
  return Array.from({ length: 100 }, (_, number) => addressOf(number));
}

test('an address has its calls, and so has a /64, whichever of its addresses call', () => {
  expect(allowedOf(repeat(() => '203.0.113.1'))).toBe(MAX);
  expect(allowedOf(repeat((number) => `2001:db8:1:1::${number}`))).toBe(MAX);
});

test('a /48 has the calls of five networks, whichever of its networks call', () => {
  expect(allowedOf(repeat((number) => `2001:db8:1:${number}::1`))).toBe(5 * MAX);
});

test('other addresses and sites are not affected', () => {
  expect(allowedOf(repeat((number) => `203.0.113.${number}`))).toBe(100);
  expect(allowedOf(repeat((number) => `2001:db8:${number}::1`))).toBe(100);
});

test('a network over its limit uses up nothing of its site', () => {
  const limiter = new VisitorRateLimiter(undefined, MAX);
  for (const address of repeat(() => '2001:db8:1:1::1')) limiter.take(address);
  expect(limiter.take('2001:db8:1:2::1')).toBe(true);
});
