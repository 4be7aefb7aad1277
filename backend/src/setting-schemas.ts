import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setting } from '@wareword/server/settings';
import { z } from 'zod';

/** What OWASP recommends hashing a password to cost, as the base-2 logarithm of scrypt's N. */
export const OWASP_HASH_COST = 17;

/** An amount in US dollars, with or without cents. */
export const dollars = setting(
  z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?$/, { error: 'must be an amount such as 0.40' })
    .transform(Number)
    .optional(),
);

export const isoDate = setting(
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], {
      error: 'must be an ISO 8601 date such as 2027-01-31, or a date and time with a time zone',
    })
    .transform((value) => new Date(value))
    .optional(),
);

/** Minimum length of a store app's secret, in characters. */
const MIN_CLIENT_SECRET = 32;
const MAX_CLIENT_ID = 64;
const CLIENT = /^([\w.-]+):([^\s,]+)$/;

/**
 * Trusted store apps, as `id:secret,id:secret`. An id may be listed more than once, so that a
 * secret can be rotated without downtime.
 * @returns each app's secrets by its id. Error messages do not contain the value, which is secret.
 */
export const connectClients = z.string().transform((text, context) => {
  const clients = new Map<string, readonly string[]>();
  for (const entry of text.split(',')) {
    const [, id, secret = ''] = CLIENT.exec(entry.trim()) ?? [];
    if (id === undefined || id.length > MAX_CLIENT_ID || secret.length < MIN_CLIENT_SECRET) {
      context.addIssue({
        code: 'custom',
        message: `must be a list of id:secret, separated by commas, each secret at least ${MIN_CLIENT_SECRET} characters long`,
      });
      return z.NEVER;
    }
    clients.set(id, [...(clients.get(id) ?? []), secret]);
  }
  return clients;
});

/** A currency's code in lowercase, as Stripe writes it. */
export const currency = setting(
  z
    .string()
    .transform((code) => code.toLowerCase())
    .refine((code) => Intl.supportedValuesOf('currency').includes(code.toUpperCase()), {
      error: 'must be a currency code such as usd',
    })
    .default('usd'),
);

const CONTENT_FILES = ['contact.md', 'terms.md', 'privacy.md'];

/** A folder with the texts of the contact, terms and privacy pages. */
export const contentFolder = z
  .string()
  .refine((folder) => CONTENT_FILES.every((file) => existsSync(join(folder, file))), {
    error: 'must be a folder with contact.md, terms.md and privacy.md',
  });
