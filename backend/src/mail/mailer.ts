import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends the service's mail, or keeps it in a folder where no mail server is set. */
export interface Mailer {
  /** Where mail goes, for the log and for people. */
  readonly destination: string;
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly publicUrl: URL;
  readonly dataDir: string;
}

/** How long a mail server may take to answer, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMailer(settings: MailSettings): Mailer {
  const from = { name: 'Wareword', address: `no-reply@${settings.publicUrl.hostname}` };
  if (settings.smtpUrl !== undefined) {
    const transport = createTransport({ url: settings.smtpUrl, ...TIMEOUTS }, { from });
    return {
      destination: new URL(settings.smtpUrl).host,
      send: async (mail) => {
        await transport.sendMail(mail);
      },
      close: () => transport.close(),
    };
  }
  const folder = join(settings.dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    destination: folder,
    send: async (mail) => {
      const { message, messageId } = await transport.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not put together.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${messageId.replace(/[^\w-]/g, '')}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}
