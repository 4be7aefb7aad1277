import { isTrustProxy, readTrustProxy } from '@wareword/security/settings';
import { z } from 'zod';

/** An empty setting, common in `.env` files, is treated as not set. */
export function setting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

/** A whole number in decimal digits, within both bounds. */
export function wholeNumber(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^\d+$/, { error: 'must be a whole number' })
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum));
}

/** A duration in whole seconds. */
export function seconds(fallback: number, maximum = 31_536_000) {
  return setting(wholeNumber(1, maximum).default(fallback));
}

export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((value) => ['on', 'true', '1'].includes(value));

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgres:// URL',
});

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/**
 * The level if none is set: `info`, or `warn` for a developer at a terminal, where a line for each
 * request would soon push what the start printed out of sight.
 */
export function defaultLogLevel(
  output: { readonly isTTY?: boolean },
  nodeEnv: string | undefined,
): (typeof LOG_LEVELS)[number] {
  return output.isTTY === true && nodeEnv !== 'production' ? 'warn' : 'info';
}

export const logLevel = setting(
  z.enum(LOG_LEVELS).default(defaultLogLevel(process.stdout, process.env['NODE_ENV'])),
);

export const trustProxy = setting(
  z
    .string()
    .default('off')
    .refine(isTrustProxy, { error: 'must be on, off, a number of hops, or addresses' })
    .transform(readTrustProxy),
);

/** Long enough not to be guessed; sent in a header, so only visible ASCII. */
export const secretToken = setting(
  z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, { error: 'must be 16 to 200 visible ASCII characters' })
    .optional(),
);

/** 32 bytes in base64. */
export const encryptionKey = setting(
  z
    .base64({ error: 'must be 32 bytes in base64' })
    .transform((value) => Buffer.from(value, 'base64'))
    .refine((key) => key.length === 32, { error: 'must be 32 bytes in base64' })
    .optional(),
);
