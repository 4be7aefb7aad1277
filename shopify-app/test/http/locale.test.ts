import { describe, expect, test } from 'vitest';
import { localeOf } from '../../src/http/locale.ts';

describe("a merchant's language decides how numbers and dates look, and no word", () => {
  test.each([
    ['de', 'en-DE', '12.345', '1 December'],
    ['fr-CA', 'en-CA', '12,345', 'December 1'],
    ['en-GB', 'en-GB', '12,345', '1 December'],
    ['en', 'en-US', '12,345', 'December 1'],
    ['pt-PT', 'en-PT', undefined, undefined],
    ['zh-TW', 'en-TW', '12,345', 'December 1'],
    ['*', 'en-US', '12,345', 'December 1'],
    ['not a language', 'en-US', '12,345', 'December 1'],
    [['de', 'fr'], 'en-US', '12,345', 'December 1'],
    [undefined, 'en-US', '12,345', 'December 1'],
  ])('%s', (asked, locale, number, day) => {
    expect(localeOf(asked)).toBe(locale);
    if (number !== undefined) expect(new Intl.NumberFormat(locale).format(12_345)).toBe(number);
    if (day !== undefined) {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
      expect(format.format(new Date(2026, 11, 1))).toBe(day);
    }
  });
});
