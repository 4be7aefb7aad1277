import { z } from 'zod';
import { Refusal } from '../refusal.ts';

const EmailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254));

/**
 * An e-mail address as it is kept: in lower case.
 * @throws {Refusal} `validation_error`
 */
export function readEmailAddress(text: string): string {
  const email = EmailAddress.safeParse(text);
  if (!email.success) throw new Refusal('validation_error', 'This is no e-mail address.');
  return email.data;
}
