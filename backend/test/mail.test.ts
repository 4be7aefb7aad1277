import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMailer, type MailPart } from '../src/mail/index.ts';
import { mailPart } from './dashboard/mail-server.ts';

const LINK = 'https://wareword.example/reset?a=1&b=2';

async function save(parts: readonly MailPart[]): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wareword-mail-'));
  const mailer = createMailer({
    ...{ smtpUrl: undefined, smtpAllowPlaintext: false, dataDir },
    publicUrl: new URL('https://wareword.example'),
  });
  await mailer.send({ to: 'owner@shop.example', subject: 'Hello', parts });
  mailer.close();
  const [name = ''] = readdirSync(join(dataDir, 'mail'));
  const message = readFileSync(join(dataDir, 'mail', name), 'utf8');
  rmSync(dataDir, { recursive: true });
  return message;
}

it('sends an email as text and as HTML that loads nothing', async () => {
  const message = await save([
    { lead: 'Set a new password:', button: 'Set password', link: LINK },
    { items: ['one', 'two'], ordered: true },
  ]);
  expect(mailPart(message, 'text/plain')).toContain(
    `Set a new password:\n${LINK}\n\n1. one\n2. two`,
  );
  const html = mailPart(message, 'text/html');
  expect(html).toContain('href="https://wareword.example/reset?a=1&amp;b=2"');
  expect(html).toContain('src="cid:glyph@wareword"');
  expect(html).not.toMatch(/src="http|url\(/);
  expect(message).toMatch(/^Content-ID: <glyph@wareword>/im);
});

it('shows markup in an email as text', async () => {
  const html = mailPart(await save(['<img src=x onerror=alert(1)>']), 'text/html');
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img src=x');
});

it('keeps a link whole that is wrapped before two hyphens', async () => {
  const links = Array.from(
    { length: 80 },
    (_, index) => `https://wareword.example/${'a'.repeat(index)}--b`,
  );
  const message = await save([links.join('\n')]);
  expect(message).toMatch(/=\r?\n--b/);
  expect(mailPart(message, 'text/plain').trim().split('\n')).toEqual(links);
});
