import { useMemo } from 'react';
import { useFrame } from '../frame.ts';

/** Numbers and dates in the format of the merchant's country, in English sentences. */
export interface Format {
  /** `1,000` */
  readonly number: (value: number) => string;
  /** `1 listing`, `1,000 listings` */
  readonly count: (count: number, one: string, other?: string) => string;
  /** `December 1`, a day in UTC, in which plans are counted. */
  readonly day: (moment: string) => string;
}

export function useFormat(): Format {
  const { locale } = useFrame();
  return useMemo(() => formatFor(locale), [locale]);
}

function formatFor(locale: string): Format {
  const numbers = new Intl.NumberFormat(locale);
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    number: (value) => numbers.format(value),
    count: (count, one, other = `${one}s`) =>
      `${numbers.format(count)} ${count === 1 ? one : other}`,
    day: (moment) => days.format(new Date(moment)),
  };
}
