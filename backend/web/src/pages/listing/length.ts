import type { ListingTextField } from '@wareword/shared-schema';
import type { FieldValue } from './field-text.ts';
import type { ShownListing } from './shown-listing.ts';
import { t } from '../../messages/listing.ts';

type FieldLimit = ShownListing['limits'][number];

/** A field's length as its page says it. */
export interface DescribedLength {
  /** `59 of 75 characters`. */
  readonly text: string;
  /** Whether it is longer than the platform allows. */
  readonly over: boolean;
}

const encoder = new TextEncoder();

/** Measures a field against the platform's limits, in the units of its rules. */
export function describeLength(
  value: FieldValue,
  field: ListingTextField,
  limits: readonly FieldLimit[],
): DescribedLength {
  const ours = limits.filter((limit) => limit.field === field && limit.max > 0 && limit.hard);
  const texts = typeof value === 'string' ? [value] : value;
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const measured = ours.map((limit) => ({ ...limit, ...measure(texts, length, limit) }));
  if (measured.length === 0) {
    const text =
      typeof value === 'string'
        ? t('characters', { length })
        : t('entries', { count: texts.length });
    return { text, over: false };
  }
  return {
    text: measured.map(({ text }) => text).join(' · '),
    over: measured.some(({ used, max }) => used > max),
  };
}

function measure(
  texts: readonly string[],
  total: number,
  { unit, max }: FieldLimit,
): { used: number; text: string } {
  const of = (used: number) => t('usedOfMax', { used, max });
  switch (unit) {
    case 'items':
      return { used: texts.length, text: t('countEntries', { count: of(texts.length) }) };
    case 'characters in total':
      return { used: total, text: t('totalCharacters', { total: of(total) }) };
    case 'bytes': {
      const used = Math.max(0, ...texts.map((text) => encoder.encode(text).length));
      return { used, text: t('usedBytes', { used: of(used) }) };
    }
    case 'characters': {
      const used = Math.max(0, ...texts.map((text) => text.length));
      return {
        used,
        text: t(texts.length > 1 ? 'longestCharacters' : 'usedCharacters', { used: of(used) }),
      };
    }
  }
}
