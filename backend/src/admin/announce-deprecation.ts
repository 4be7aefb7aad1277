import { readFile } from 'node:fs/promises';
import { API_VERSION } from '@wareword/shared-schema';
import { listKeyOwners } from '../accounts/index.ts';
import { createMailer } from '../mail/index.ts';
import { Refusal } from '../refusal.ts';
import type { AdminContext } from './context.ts';

/**
 * E-mails everybody who has an API key that a version retires (document, "Versioning" 5). An
 * address that fails is named, and does not keep the others from theirs.
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
  const mailer = createMailer(config);
  const failed: string[] = [];
  const owners = await listKeyOwners({ ctx: { orm: database.orm } });
  for (const to of owners) {
    await mailer.send({ to, subject: flags.subject, text }).catch(() => failed.push(to));
  }
  mailer.close();
  return { sent: owners.length - failed.length, failed, destination: mailer.destination };
}
