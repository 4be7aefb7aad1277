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

test('an IPv4 address and an IPv6 /64 each have their own limit', () => {
  expect(allowedOf(repeat(() => '203.0.113.1'))).toBe(MAX);
  expect(allowedOf(repeat((number) => `2001:db8:1:1::${number}`))).toBe(MAX);
});

test('an IPv6 /48 may make as many calls as five networks', () => {
  expect(allowedOf(repeat((number) => `2001:db8:1:${number}::1`))).toBe(5 * MAX);
});

test('other addresses and sites are not affected', () => {
  expect(allowedOf(repeat((number) => `203.0.113.${number}`))).toBe(100);
  expect(allowedOf(repeat((number) => `2001:db8:${number}::1`))).toBe(100);
});

test("rejected calls from a network don't count toward its /48", () => {
  const limiter = new VisitorRateLimiter(undefined, MAX);
  for (const address of repeat(() => '2001:db8:1:1::1')) limiter.take(address);
  expect(limiter.take('2001:db8:1:2::1')).toBe(true);
});
