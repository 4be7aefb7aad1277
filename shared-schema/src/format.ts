/**
 * How every text of the service and its apps writes numbers, plurals, durations and dates: in
 * American English whatever the reader's browser is set to, like the words around them. Pages whose
 * words are in another language pass its locale.
 */

export const LOCALE = 'en-US';

const numbers = new Intl.NumberFormat(LOCALE);
const plurals = new Intl.PluralRules(LOCALE);

/**
 * `1,000`
 * @param locale how the number is written, for a page that follows its reader's locale
 */
export function formatNumber(value: number, locale = LOCALE): string {
  return locale === LOCALE ? numbers.format(value) : new Intl.NumberFormat(locale).format(value);
}

/**
 * `1 listing`, `1,000 listings`
 * @param locale how the number is written; the words are English, and so is their plural
 */
export function formatCount(
  count: number,
  one: string,
  other = `${one}s`,
  locale = LOCALE,
): string {
  return `${formatNumber(count, locale)} ${plurals.select(count) === 'one' ? one : other}`;
}

/** `3 of 100 listings used this month` */
export function formatUsage({
  used,
  limit,
}: {
  readonly used: number;
  readonly limit: number;
}): string {
  return `${formatNumber(used)} of ${formatCount(limit, 'listing')} used this month`;
}

const UNITS = [
  { unit: 'day', seconds: 86_400, from: 2 * 86_400 },
  { unit: 'hour', seconds: 3600, from: 3600 },
  { unit: 'minute', seconds: 60, from: 60 },
] as const;

/** A length of time in the largest unit that measures it exactly: `24 hours`, `90 seconds`. */
export function formatDuration(seconds: number, locale = LOCALE): string {
  const found = UNITS.find((unit) => seconds >= unit.from && seconds % unit.seconds === 0);
  const { unit, seconds: length } = found ?? { unit: 'second', seconds: 1 };
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / length,
  );
}

/** `Pro and Agency` */
export function formatList(names: readonly string[], locale = LOCALE): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** A plan's or state's name at the start of a sentence or on its own: `Agency`. */
export function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How long to wait, rounded to minutes if it is long: `12 seconds`, `48 minutes`. */
export function formatWait(seconds: number, locale = LOCALE): string {
  return formatDuration(seconds <= 90 ? seconds : Math.ceil(seconds / 60) * 60, locale);
}

/** `Nov 22, 2026, 8:30 AM`, in the reader's time zone. No line breaks before AM or PM. */
export function formatDateTime(moment: string | Date, locale = LOCALE): string {
  return format(moment, locale, { dateStyle: 'medium', timeStyle: 'short' }).replace(
    /\s(?=[AP]M$)/u,
    '\u00A0',
  );
}

/**
 * `November 22, 2026`
 * @param timeZone the reader's unless another is named
 */
export function formatDate(moment: string | Date, timeZone?: string, locale = LOCALE): string {
  return format(moment, locale, { dateStyle: 'long', timeZone });
}

/** `November 22, 2026 at 8:30 AM UTC` */
export function formatUtc(moment: Date, locale = LOCALE): string {
  return `${format(moment, locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

/** `Dec 1`, a day of the calendar that plans and usage are counted in (UTC). */
export function formatShortDay(moment: string | Date, locale = LOCALE): string {
  return format(moment, locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** `December 1`, the day on which next month's listings become available (UTC). */
export function formatRenewal(now: Date, locale = LOCALE): string {
  const renewal = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return format(renewal, locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** `November 2026` (UTC). */
export function formatMonth(moment: Date, locale = LOCALE): string {
  return format(moment, locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function format(
  moment: string | Date,
  locale: string,
  { timeZone, ...style }: Intl.DateTimeFormatOptions & { timeZone?: string | undefined },
): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return formatMoment(new Intl.DateTimeFormat(locale, { ...style, ...zone }), new Date(moment));
}

/** A moment by a formatter, with the first of a month as French writes it: `1er décembre`. */
export function formatMoment(formatter: Intl.DateTimeFormat, moment: Date): string {
  const isFrench = formatter.resolvedOptions().locale.startsWith('fr');
  if (!isFrench) return formatter.format(moment);
  const parts = formatter.formatToParts(moment);
  const namesMonth = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value));
  return parts
    .map(({ type, value }) => (type === 'day' && value === '1' && namesMonth ? '1er' : value))
    .join('');
}

/** A plan's price. */
export interface Price {
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly interval: string;
}

/** `€19 a month`. */
export function formatPrice(price: Price): string {
  return `${formatAmount(price)} a ${price.interval}`;
}

/** `€19` */
export function formatAmount(
  { amount, currency }: Pick<Price, 'amount' | 'currency'>,
  locale = LOCALE,
): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / smallestUnits(currency));
}

/** How many of a currency's smallest unit make one: 100 cents. */
export function smallestUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
