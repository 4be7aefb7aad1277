import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLoopbackHost } from '@wareword/security/settings';
import { GLYPH_PICTURE_FILE } from '@wareword/ui/brand';
import { createTransport } from 'nodemailer';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { translate, type AccountLanguage, type TranslatedMail } from './translated-mail.ts';
import { GLYPH_ID, mailHtml, mailText, type Mail } from './compose.ts';

/** Sends the service's email, or writes it to a folder if no mail server is configured. */
export interface Mailer {
  /** Where email goes, for logs and people. */
  readonly destination: string;
  /** Whether email reaches people, and not only a folder of this server. */
  readonly isSetUp: boolean;
  send(mail: Mail | TranslatedMail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  /** Whether email may be sent unencrypted if the mail server does not offer TLS. */
  readonly smtpAllowPlaintext: boolean;
  readonly publicUrl: URL;
  readonly dataDir: string;
}

/** Timeouts of the mail server, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Options that would override `requireTLS`. */
const TLS_OPTIONS = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure'];

/** @param accountLanguage absent if no account is known */
export function createMailer(
  settings: MailSettings,
  accountLanguage: AccountLanguage = () => Promise.resolve(undefined),
): Mailer {
  const composed = async (mail: Mail | TranslatedMail) =>
    compose('write' in mail ? await translate(mail, accountLanguage) : mail);
  const from = { name: 'Wareword', address: `no-reply@${settings.publicUrl.hostname}` };
  if (settings.smtpUrl !== undefined) {
    const url = new URL(settings.smtpUrl);
    // Emails contain links that grant access to accounts, so they must be encrypted, unless they
    // stay on this machine.
    const requireTLS = !settings.smtpAllowPlaintext && !isLoopbackHost(url.hostname);
    // Options in the URL would take precedence over ours.
    if (requireTLS) for (const option of TLS_OPTIONS) url.searchParams.delete(option);
    const transport = createTransport(
      { url: url.href, ...TIMEOUTS, ...(requireTLS && { requireTLS }) },
      { from },
    );
    return {
      destination: url.host,
      isSetUp: true,
      send: async (mail) => {
        await transport.sendMail(await composed(mail));
      },
      close: () => transport.close(),
    };
  }
  const folder = join(settings.dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    destination: folder,
    isSetUp: false,
    send: async (mail) => {
      const { message, messageId } = await transport.sendMail(await composed(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The email could not be rendered.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${messageId.replace(/[^\w-]/g, '')}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}

/** The message: text, and HTML with the picture in it. */
function compose({ to, language = DEFAULT_LANGUAGE, subject, parts }: Mail) {
  return {
    ...{ to, subject },
    text: mailText(parts),
    html: mailHtml(subject, parts, language),
    attachments: [
      {
        filename: 'wareword.png',
        path: GLYPH_PICTURE_FILE,
        cid: GLYPH_ID,
        contentDisposition: 'inline' as const,
      },
    ],
  };
}
