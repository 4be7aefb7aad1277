import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as it came in. */
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
  /** Addresses to which nothing can be delivered. */
  readonly refused: Set<string>;
  close(): Promise<void>;
}

/** Starts a mail server on loopback that speaks as much SMTP (RFC 5321) as a client needs. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const mails: ReceivedMail[] = [];
  const refused = new Set<string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)).on('error', () => undefined));
    converse(socket, refused, (mail) => mails.push(mail));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refused,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function converse(
  socket: Socket,
  refused: ReadonlySet<string>,
  receive: (mail: ReceivedMail) => void,
): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let content: string[] | undefined;
  say('220 stand-in');
  createInterface({ input: socket }).on('line', (line) => {
    if (content !== undefined) {
      if (line !== '.') {
        content.push(line.replace(/^\./, ''));
        return;
      }
      receive({ to, content: content.join('\n') });
      content = undefined;
      say('250 accepted');
    } else if (/^RCPT TO:/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      say(refused.has(to) ? '550 no such mailbox' : '250 ok');
    } else if (/^DATA/i.test(line)) {
      content = [];
      say('354 go on');
    } else if (/^QUIT/i.test(line)) {
      socket.end('221 bye\r\n');
    } else {
      say('250 ok');
    }
  });
}
