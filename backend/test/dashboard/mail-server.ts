import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** Decoded from quoted-printable. */
  readonly text: string;
}

/** A mail server that accepts everything but what a test refuses: enough of SMTP (RFC 5321) for a sending client. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Addresses that it refuses. */
  readonly refused = new Set<string>();
  /** Runs when an email has arrived, before its sender is told. */
  onArrival: () => Promise<unknown> = () => Promise.resolve();
  readonly #server: Server;
  #arrived = Promise.withResolvers<unknown>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<MailServer> {
    const server = createServer();
    const mails = new MailServer(server);
    server.on('connection', (socket) => mails.#serve(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return mails;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The newest email to an address, once there are `count` of them. */
  async mailTo(to: string, count = 1): Promise<ReceivedMail> {
    for (;;) {
      const mails = this.received.filter((mail) => mail.to === to);
      const newest = mails.at(-1);
      if (newest !== undefined && mails.length >= count) return newest;
      await this.#arrived.promise;
    }
  }

  async stop(): Promise<void> {
    await new Promise((closed) => this.#server.close(closed));
  }

  #serve(socket: Socket): void {
    let pending = '';
    let inData = false;
    let to = '';
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.write('220 stand-in\r\n');
    socket.on('data', (chunk: string) => {
      pending += chunk;
      for (;;) {
        const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const text = pending.slice(0, end);
        pending = pending.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          this.#take(to, text);
          void this.onArrival().then(() => socket.write('250 taken\r\n'));
        } else if (/^rcpt to:/i.test(text)) {
          to = /<(.*)>/.exec(text)?.[1] ?? '';
          socket.write(this.refused.has(to) ? '550 refused\r\n' : '250 ok\r\n');
        } else if (/^data$/i.test(text)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^quit$/i.test(text)) {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 ok\r\n');
        }
      }
    });
  }

  #take(to: string, message: string): void {
    const head = message.split('\r\n\r\n')[0] ?? '';
    const subject = /^subject: (.*)$/im.exec(head)?.[1] ?? '';
    this.received.push({ to, subject, text: mailText(message) });
    this.#arrived.resolve(undefined);
    this.#arrived = Promise.withResolvers<unknown>();
  }
}

/** The text of an email as displayed. */
export function mailText(message: string): string {
  return mailPart(message, 'text/plain');
}

/** One form of an email, decoded. */
export function mailPart(message: string, type: 'text/plain' | 'text/html'): string {
  // By its own boundaries: a token may have `--` where its line is wrapped.
  const boundaries = Array.from(message.matchAll(/boundary="(.+?)"/g), ([, one = '']) => one);
  const part = boundaries
    .reduce((parts, one) => parts.flatMap((text) => text.split(`\n--${one}`)), [message])
    .find((text) => new RegExp(`^Content-Type: ${type}`, 'im').test(text));
  if (part === undefined) throw new Error(`There is no ${type} in: ${message}`);
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The URL in an email that leads to one of our pages. */
export function linkIn(text: string, path: string): URL {
  const found = text
    .match(/https?:\/\/\S+/g)
    ?.find((link) => new URL(link).pathname.startsWith(path));
  if (found === undefined) throw new Error(`There is no link to ${path} in: ${text}`);
  return new URL(found);
}
