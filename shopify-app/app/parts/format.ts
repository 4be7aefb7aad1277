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
      day: (moment) => formatMoment(days, new Date(moment)),
    };
  });
}

/**
 * A moment, with the first of a month as French writes it: `1er décembre`. Like the one in `shared-schema`,
 * whose code these pages don't include.
 */
export function formatMoment(formatter: Intl.DateTimeFormat, moment: Date): string {
  const isFrench = formatter.resolvedOptions().locale.startsWith('fr');
  if (!isFrench) return formatter.format(moment);
  return formatter
    .formatToParts(moment)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

/** `Nov 22, 2026, 8:30 AM` */
export function timeFormat(locale: string, timeZone: string): Intl.DateTimeFormat {
  return cached(
    times,
    `${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
}
