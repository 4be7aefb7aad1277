import { useLocale } from 'use-intl';

/** Numbers and dates as the page's locale writes them. */
export interface Format {
  /** `1,000` */
  readonly number: (value: number) => string;
  /** `December 1`, a day in UTC, in which plans are counted. */
  readonly day: (moment: string) => string;
}

export function useFormat(): Format {
  return formatFor(useLocale());
}

/** Making a formatter takes longer than rendering a row, so each is made once. */
const MAX_KEPT = 50;
const formats = new Map<string, Format>();
const times = new Map<string, Intl.DateTimeFormat>();

function keep<Made>(made: Map<string, Made>, name: string, make: () => Made): Made {
  const known = made.get(name);
  if (known !== undefined) return known;
  // Visitors name their locales, and may name many.
  if (made.size >= MAX_KEPT) made.clear();
  const one = make();
  made.set(name, one);
  return one;
}

function formatFor(locale: string): Format {
  return keep(formats, locale, () => {
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
  return keep(
    times,
    `${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
}
