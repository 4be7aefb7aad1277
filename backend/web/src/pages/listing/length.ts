import type { ListingTextField } from '@wareword/shared-schema';
import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import type { FieldValue } from './field-text.ts';
import type { ShownListing } from './shown-listing.ts';

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
        ? formatCount(length, 'character')
        : formatCount(texts.length, 'entry', 'entries');
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
  const of = (used: number) => `${formatNumber(used)} of ${formatNumber(max)}`;
  switch (unit) {
    case 'items':
      return { used: texts.length, text: `${of(texts.length)} entries` };
    case 'total characters':
      return { used: total, text: `${of(total)} characters in total` };
    case 'bytes': {
      const used = Math.max(0, ...texts.map((text) => encoder.encode(text).length));
      return { used, text: `${of(used)} bytes` };
    }
    case 'characters': {
      const used = Math.max(0, ...texts.map((text) => text.length));
      return { used, text: `${texts.length > 1 ? 'longest ' : ''}${of(used)} characters` };
    }
  }
}
