import { describe, expect, test } from 'vitest';
import { localeOf } from '../../src/http/locale.ts';

describe("the admin's language decides the language of the pages, and how they write numbers and dates", () => {
  test.each([
    ['de', 'de-DE', '12.345', '1. Dezember'],
    ['DE-de', 'de-DE', '12.345', '1. Dezember'],
    ['fr-CA', 'fr-CA', '12\u00a0345', '1 décembre'],
    ['es', 'es-ES', '12.345', '1 de diciembre'],
    ['ES-mx', 'es-MX', '12,345', '1 de diciembre'],
    ['en-GB', 'en-GB', '12,345', '1 December'],
    ['en', 'en-US', '12,345', 'December 1'],
    ['zh-TW', 'en-TW', '12,345', 'December 1'],
    ['*', 'en-US', '12,345', 'December 1'],
    ['not a language', 'en-US', '12,345', 'December 1'],
    ['', 'en-US', '12,345', 'December 1'],
  ])('%s', (asked, locale, number, day) => {
    expect(localeOf(asked)).toBe(locale);
    expect(new Intl.NumberFormat(locale).format(12_345)).toBe(number);
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
    expect(format.format(new Date(2026, 11, 1))).toBe(day);
  });
});
