import { z } from 'zod';
import { invalid } from '../errors.ts';

const EmailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254));

/**
 * An email address as it is stored: in lowercase.
 * @throws {DomainError} `invalid`
 */
export function parseEmailAddress(text: string): string {
  const email = EmailAddress.safeParse(text);
  if (!email.success) throw invalid("That doesn't look like an email address.", 'email');
  return email.data;
}
