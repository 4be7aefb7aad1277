import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { API_VERSION } from '@wareword/shared-schema';
import { eq } from 'drizzle-orm';
import { listKeyOwners } from '../accounts/index.ts';
import { deprecationMails } from '../database/index.ts';
import { createMailer } from '../mail/index.ts';
import { Refusal } from '../refusal.ts';
import type { AdminContext } from './context.ts';

/**
 * E-mails everybody who has a live API key that a version retires (document, "Versioning" 5), one
 * mail a person however many keys they have. An address that fails is named, and does not keep the
 * others from theirs. The same announcement again goes to those alone who have not had it: it is
 * noted after each mail, so an announcement that was cut off repeats one mail at most.
 */
export async function announceDeprecation(
  { database, config }: AdminContext,
  flags: { version: string; subject: string; 'body-file': string },
) {
  if (flags.version !== API_VERSION) {
    throw new Refusal(
      'validation_error',
      `There is no version "${flags.version}"; ${API_VERSION} is.`,
    );
  }
  const text = await readFile(flags['body-file'], 'utf8').catch(() => {
    throw new Refusal('validation_error', `The file ${flags['body-file']} cannot be read.`);
  });
  if (text.trim() === '') {
    throw new Refusal('validation_error', `The file ${flags['body-file']} is empty.`);
  }
  const { orm } = database;
  const announcement = createHash('sha256')
    .update(JSON.stringify([flags.version, flags.subject, text]))
    .digest('hex');
  const [owners, told] = await Promise.all([
    listKeyOwners({ ctx: { orm } }),
    orm
      .select({ email: deprecationMails.email })
      .from(deprecationMails)
      .where(eq(deprecationMails.announcement, announcement)),
  ]);
  const before = new Set(told.map(({ email }) => email));
  const waiting = owners.filter((email) => !before.has(email));
  const mailer = createMailer(config);
  const failed: string[] = [];
  for (const email of waiting) {
    try {
      await mailer.send({ to: email, subject: flags.subject, text });
    } catch {
      failed.push(email);
      continue;
    }
    await orm.insert(deprecationMails).values({ announcement, email }).onConflictDoNothing();
  }
  mailer.close();
  return {
    sent: waiting.length - failed.length,
    sent_before: owners.length - waiting.length,
    failed,
    destination: mailer.destination,
  };
}
