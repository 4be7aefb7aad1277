import { connect, type Socket } from 'node:net';
import type { ApiResponse } from '../http.ts';

/** A connection on which a test can send what no HTTP client would. */
export interface RawConnection {
  write(bytes: string | Uint8Array): void;
  /** The next complete response. */
  response(): Promise<ApiResponse>;
  /** What else was received, once the service has closed the connection. */
  closed(): Promise<string>;
  /** Disconnects abruptly. */
  destroy(): void;
}

/** Connects to the service. Only `destroy` closes the connection from this side. */
export async function openRaw(service: { readonly baseUrl: string }): Promise<RawConnection> {
  const { hostname, port } = new URL(service.baseUrl);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
  return new Reader(socket);
}

/** Sends one raw request, and returns the response. */
export async function sendRaw(
  service: { readonly baseUrl: string },
  ...chunks: (string | Uint8Array)[]
): Promise<ApiResponse> {
  const connection = await openRaw(service);
  try {
    for (const chunk of chunks) connection.write(chunk);
    return await connection.response();
  } finally {
    connection.destroy();
  }
}

class Reader implements RawConnection {
  readonly #socket: Socket;
  #arrived = Buffer.alloc(0);
  #ended = false;
  #wake: () => void = () => undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#arrived = Buffer.concat([this.#arrived, chunk]);
      this.#wake();
    });
    // A connection that the service resets has ended as well.
    socket.on('error', () => undefined);
    for (const event of ['end', 'close'] as const) {
      socket.on(event, () => {
        this.#ended = true;
        this.#wake();
      });
    }
  }

  write(bytes: string | Uint8Array): void {
    this.#socket.write(bytes);
  }

  destroy(): void {
    this.#socket.destroy();
  }

  async closed(): Promise<string> {
    while (!this.#ended) await this.#more();
    return this.#arrived.toString('latin1');
  }

  async response(): Promise<ApiResponse> {
    for (;;) {
      const parsed = this.#take();
      if (parsed !== undefined) return parsed;
      if (this.#ended) throw new Error(`No answer, but: ${this.#arrived.toString('latin1')}`);
      await this.#more();
    }
  }

  #more(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }

  #take(): ApiResponse | undefined {
    const end = this.#arrived.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const [first = '', ...lines] = this.#arrived.toString('latin1', 0, end).split('\r\n');
    const status = Number(first.split(' ')[1]);
    const headers = new Headers(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
    );
    const length = Number(headers.get('content-length') ?? 0);
    const next = end + 4 + length;
    if (this.#arrived.length < next) return undefined;
    const text = this.#arrived.toString('utf8', end + 4, next);
    this.#arrived = this.#arrived.subarray(next);
    // An interim response, such as 100 Continue, is skipped.
    if (status < 200) return this.#take();
    const json = headers.get('content-type')?.startsWith('application/json') === true;
    return { status, headers, body: json ? (JSON.parse(text) as Record<string, unknown>) : {} };
  }
}
