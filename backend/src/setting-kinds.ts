import { z } from 'zod';

/** An empty setting, as a `.env` file often has it, is the same as none. */
export function setting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

/** A whole number in decimal digits, both bounds included. */
export function wholeNumber(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^\d+$/, { error: 'must be a whole number' })
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum));
}

/** US dollars, with or without cents. */
export const dollars = setting(
  z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?$/, { error: 'must be an amount such as 0.40' })
    .transform(Number)
    .optional(),
);

/** Seconds, as milliseconds. */
export function seconds(fallback: number, maximum = 31_536_000) {
  return setting(wholeNumber(1, maximum).default(fallback)).transform((value) => value * 1000);
}

export const flag = setting(
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
    .default('off')
    .transform((value) => ['on', 'true', '1'].includes(value)),
);

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** As Express's `trust proxy`: on, off, a number of hops, or addresses. */
export const trustProxy = setting(
  z
    .string()
    .default('off')
    .transform((value): boolean | number | string => {
      if (['on', 'true'].includes(value)) return true;
      if (['off', 'false'].includes(value)) return false;
      return /^\d+$/.test(value) ? Number(value) : value;
    }),
);

export const isoDate = setting(
  z.iso
    .datetime({ offset: true, error: 'must be an ISO 8601 date with a time zone' })
    .or(z.iso.date())
    .transform((value) => new Date(value))
    .optional(),
);

/** 32 bytes in base64. */
export const encryptionKey = setting(
  z
    .base64()
    .transform((value) => Buffer.from(value, 'base64'))
    .refine((key) => key.length === 32, { error: 'must be 32 bytes in base64' })
    .optional(),
);
