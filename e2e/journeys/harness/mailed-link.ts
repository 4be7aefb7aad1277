import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { linkIn, mailText } from '../../../backend/test/dashboard/mail-server.ts';
import type { Journey } from './journey.ts';

/** The newest email to an address with a link to `path`, from the folder of saved emails. */
export async function mailedLink(
  page: Page,
  { dataDir }: Pick<Journey, 'dataDir'>,
  to: string,
  path: string,
): Promise<string> {
  const folder = join(dataDir, 'mail');
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    // It is created for the first email.
    const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
    for (const name of names) {
      const mail = readFileSync(join(folder, name), 'utf8');
      if (!mail.includes(`To: ${to}`)) continue;
      const text = mailText(mail);
      if (text.includes(path)) return linkIn(text, path).href;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`There is no mail to ${to} that leads to ${path}.`);
}
