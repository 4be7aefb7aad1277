import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { TLSSocket } from 'node:tls';
import { makeCertificate, type Certificate } from '../woocommerce/certificate.ts';

/** A received email. */
export interface ReceivedMail {
  readonly to: string;
  /** Headers and text. */
  readonly content: string;
}

/** A running stand-in. */
export interface SmtpStandIn {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** What clients said before, or without, encrypting. */
  readonly plaintextCommands: readonly string[];
  /** Addresses to which nothing can be delivered. */
  readonly refused: Set<string>;
  close(): Promise<void>;
}

export interface SmtpStandInOptions {
  /** The address in its `url`; it listens on loopback whatever this is. */
  readonly host?: string;
  /** Offers STARTTLS (RFC 3207), with a certificate that signs itself. */
  readonly startTls?: boolean;
}

/** Starts a mail server on loopback that speaks as much SMTP (RFC 5321) as a client needs. */
export async function startSmtpStandIn(options: SmtpStandInOptions = {}): Promise<SmtpStandIn> {
  const { host = '127.0.0.1', startTls = false } = options;
  const certificate = startTls ? makeCertificate({ host }) : undefined;
  const mails: ReceivedMail[] = [];
  const plaintextCommands: string[] = [];
  const refused = new Set<string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)).on('error', () => undefined));
    converse(socket, { refused, certificate, plaintextCommands }, (mail) => mails.push(mail));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  return {
    url: `smtp://${host}:${address.port}`,
    mails,
    plaintextCommands,
    refused,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

interface Server {
  readonly refused: ReadonlySet<string>;
  readonly certificate: Certificate | undefined;
  readonly plaintextCommands: string[];
}

function converse(
  socket: Socket,
  server: Server,
  receive: (mail: ReceivedMail) => void,
  encrypted = false,
): void {
  const { refused, certificate, plaintextCommands } = server;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let content: string[] | undefined;
  if (!encrypted) reply('220 stand-in');
  const lines = createInterface({ input: socket }).on('line', (line) => {
    if (!encrypted) plaintextCommands.push(line);
    if (content !== undefined) {
      if (line !== '.') {
        content.push(line.replace(/^\./, ''));
        return;
      }
      receive({ to, content: content.join('\n') });
      content = undefined;
      reply('250 accepted');
    } else if (/^EHLO/i.test(line) && certificate !== undefined && !encrypted) {
      reply('250-stand-in');
      reply('250 STARTTLS');
    } else if (/^STARTTLS/i.test(line) && certificate !== undefined && !encrypted) {
      lines.close();
      reply('220 go on');
      const { key, certificate: cert } = certificate;
      const secured = new TLSSocket(socket, { isServer: true, key, cert });
      // A client that does not trust the certificate ends the handshake.
      secured.on('error', () => undefined);
      converse(secured, server, receive, true);
    } else if (/^RCPT TO:/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      reply(refused.has(to) ? '550 no such mailbox' : '250 ok');
    } else if (/^DATA/i.test(line)) {
      content = [];
      reply('354 go on');
    } else if (/^QUIT/i.test(line)) {
      socket.end('221 bye\r\n');
    } else {
      reply('250 ok');
    }
  });
}
