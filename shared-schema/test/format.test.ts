import { expect, test } from 'vitest';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatList,
  formatMonth,
  formatRenewal,
  formatWait,
} from '../src/format.ts';

test('counts agree in number with what they count', () => {
  expect(formatCount(1, 'listing')).toBe('1 listing');
  expect(formatCount(0, 'listing')).toBe('0 listings');
  expect(formatCount(2000, 'entry', 'entries')).toBe('2,000 entries');
});

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [60, '1 minute'],
  [600, '10 minutes'],
  [3600, '1 hour'],
  [86_400, '24 hours'],
  [7 * 86_400, '7 days'],
  [3660, '61 minutes'],
])('%i seconds read as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('a long wait is rounded up to the minute', () => {
  expect(formatWait(89)).toBe('89 seconds');
  expect(formatWait(2831)).toBe('48 minutes');
  expect(formatWait(3600)).toBe('1 hour');
});

test('dates are American whatever the machine is set to', () => {
  expect(formatDate('2027-01-01T00:00:00Z', 'UTC')).toBe('January 1, 2027');
  expect(formatDateTime('2026-11-22T08:30:00')).toMatch(/^Nov 22, 2026, 8:30\u00A0AM$/u);
});

test('a page in another language writes numbers and dates as its readers do', () => {
  expect(formatDate('2027-01-01T00:00:00Z', 'UTC', 'de')).toBe('1. Januar 2027');
  expect(formatDuration(7 * 86_400, 'fr')).toBe('7\u00a0jours');
  expect(formatList(['Pro', 'Agency'], 'es')).toBe('Pro y Agency');
  expect(formatAmount({ amount: 1900, currency: 'EUR' }, 'de')).toBe('19\u00a0€');
  expect(formatRenewal(new Date('2026-11-22T08:30:00Z'), 'fr')).toBe('1er décembre');
  expect(formatDate('2026-12-01T12:00:00Z', 'UTC', 'fr')).toBe('1er décembre 2026');
  expect(formatDate('2026-12-11T12:00:00Z', 'UTC', 'fr')).toBe('11 décembre 2026');
  expect(formatMonth(new Date('2026-12-01T12:00:00Z'), 'fr')).toBe('décembre 2026');
});

test('listings renew on the first of the next month, in December too', () => {
  expect(formatRenewal(new Date('2026-11-22T08:30:00Z'))).toBe('December 1');
  expect(formatRenewal(new Date('2026-12-31T23:59:59Z'))).toBe('January 1');
});
