import { useLocale } from 'use-intl';

/** Numbers and dates as the page's locale writes them. */
export interface Format {
  /** `1,000` */
  readonly number: (value: number) => string;
  /** `December 1`. Days are in UTC, like the months of plans. */
  readonly day: (moment: string) => string;
}

export function useFormat(): Format {
  return formatFor(useLocale());
}

/** Formatters are cached, because creating one takes longer than rendering a row. */
const MAX_CACHED = 50;
const formats = new Map<string, Format>();
const times = new Map<string, Intl.DateTimeFormat>();

function cached<Value>(cache: Map<string, Value>, key: string, create: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  // On the server, visitors can send any number of locales.
  if (cache.size >= MAX_CACHED) cache.clear();
  const value = create();
  cache.set(key, value);
  return value;
}

function formatFor(locale: string): Format {
  return cached(formats, locale, () => {
    const numbers = new Intl.NumberFormat(locale);
    const days = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    return {
      number: (value) => numbers.format(value),
      day: (moment) => days.format(new Date(moment)),
    };
  });
}

/** `Nov 22, 2026, 8:30 AM` */
export function timeFormat(locale: string, timeZone: string): Intl.DateTimeFormat {
  return cached(
    times,
    `${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
}
