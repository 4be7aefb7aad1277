import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { API_VERSION } from '@wareword/shared-schema';
import { eq } from 'drizzle-orm';
import { listKeyOwners } from '../accounts/index.ts';
import { deprecationMails } from '../database/index.ts';
import { createMailer } from '../mail/index.ts';
import { invalid } from '../errors.ts';
import type { AdminContext } from './context.ts';

/**
 * Emails everyone with a live API key of a version being retired (contract §12.4), once per person.
 * A failed address is reported and does not stop the others. Repeating the same announcement only
 * emails those who have not received it: delivery is recorded after each email, so an interrupted
 * run repeats at most one.
 */
export async function announceDeprecation(
  { database, config }: AdminContext,
  flags: { version: string; subject: string; 'body-file': string },
) {
  if (flags.version !== API_VERSION) {
    throw invalid(`Unknown API version "${flags.version}". The current version is ${API_VERSION}.`);
  }
  const text = await readFile(flags['body-file'], 'utf8').catch(() => {
    throw invalid(`Couldn't read the file ${flags['body-file']}.`);
  });
  if (text.trim() === '') {
    throw invalid(`The file ${flags['body-file']} is empty.`);
  }
  const { orm } = database;
  const announcement = createHash('sha256')
    .update(JSON.stringify([flags.version, flags.subject, text]))
    .digest('hex');
  const [owners, mailed] = await Promise.all([
    listKeyOwners({ ctx: { orm } }),
    orm
      .select({ email: deprecationMails.email })
      .from(deprecationMails)
      .where(eq(deprecationMails.announcement, announcement)),
  ]);
  const alreadyMailed = new Set(mailed.map(({ email }) => email));
  const remaining = owners.filter((email) => !alreadyMailed.has(email));
  const mailer = createMailer(config);
  const failed: string[] = [];
  for (const email of remaining) {
    try {
      await mailer.send({ to: email, subject: flags.subject, parts: paragraphsOf(text) });
    } catch {
      failed.push(email);
      continue;
    }
    await orm.insert(deprecationMails).values({ announcement, email }).onConflictDoNothing();
  }
  mailer.close();
  return {
    sent: remaining.length - failed.length,
    sent_before: owners.length - remaining.length,
    failed,
    destination: mailer.destination,
  };
}

/** The paragraphs of a text file, between its blank lines. */
function paragraphsOf(text: string): string[] {
  return text.trim().split(/\n(?:[ \t]*\r?\n)+/);
}
