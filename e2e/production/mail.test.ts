import { expect, onTestFinished, test } from 'vitest';
import { createMailer, type MailSettings } from '../../backend/src/mail/index.ts';
import { startSmtpStandIn, type SmtpStandInOptions } from '../stand-ins/smtp/index.ts';

/** Resolves to this machine without being one of its names: to the mailer, a remote server. */
const PUBLIC_HOST = '0.0.0.0';
const SECRET = 'https://www.wareword.test/reset-password?token=secret';

async function sendTo(
  standIn: SmtpStandInOptions,
  settings: Partial<MailSettings> & { query?: string },
) {
  const server = await startSmtpStandIn(standIn);
  const { query = '', ...own } = settings;
  const mailer = createMailer({
    smtpUrl: `${server.url}${query}`,
    smtpAllowPlaintext: false,
    publicUrl: new URL('https://www.wareword.test'),
    dataDir: '/nowhere',
    ...own,
  });
  onTestFinished(async () => {
    mailer.close();
    await server.close();
  });
  const mail = { to: 'mia@shop.example', subject: 'Reset your password', parts: [SECRET] };
  const failed = await mailer.send(mail).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { failed, server };
}

test('no email is sent unencrypted: a server without STARTTLS gets none', async () => {
  const { failed, server } = await sendTo({ host: PUBLIC_HOST }, {});
  expect(failed).toBeInstanceOf(Error);
  expect(server.mails).toEqual([]);
  expect(server.plaintextCommands.join('\n')).not.toMatch(/mia@shop|secret|AUTH/);
});

test('a mail server with an untrusted certificate gets none either', async () => {
  const { failed, server } = await sendTo({ host: PUBLIC_HOST, startTls: true }, {});
  expect(failed).toBeInstanceOf(Error);
  expect(server.mails).toEqual([]);
  expect(server.plaintextCommands.join('\n')).not.toMatch(/mia@shop|secret|AUTH/);
});

test('emails are encrypted if the server offers STARTTLS', async () => {
  const query = '?tls.rejectUnauthorized=false';
  const { failed, server } = await sendTo({ host: PUBLIC_HOST, startTls: true }, { query });
  expect(failed).toBeUndefined();
  expect(server.mails).toHaveLength(1);
  expect(server.plaintextCommands.join('\n')).not.toMatch(/mia@shop|secret/);
});

test("the mail server's URL cannot turn that off", async () => {
  for (const query of ['?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true']) {
    const { failed, server } = await sendTo({ host: PUBLIC_HOST }, { query });
    expect(failed).toBeInstanceOf(Error);
    expect(server.mails).toEqual([]);
  }
});

test('a setting allows plain text, and a mail server on this machine needs none', async () => {
  const allowed = await sendTo({ host: PUBLIC_HOST }, { smtpAllowPlaintext: true });
  expect(allowed.failed).toBeUndefined();
  expect(allowed.server.mails).toHaveLength(1);
  const local = await sendTo({}, {});
  expect(local.failed).toBeUndefined();
  expect(local.server.mails).toHaveLength(1);
});
