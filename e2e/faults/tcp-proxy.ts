import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A network path to a server, which can be cut and restored. */
export class TcpProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #silent = false;

  private constructor(target: URL) {
    this.#target = { host: target.hostname, port: Number(target.port) };
  }

  /** @param target URL of the server */
  static async open(target: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(target));
    await proxy.mend();
    return proxy;
  }

  /** A URL of the server that leads through here. */
  urlOf(target: string): string {
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  /** Passes nothing on and closes nothing, like a machine that is gone, until it is restored. */
  silence(): void {
    this.#silent = true;
    for (const socket of this.#sockets) socket.unpipe();
  }

  /** Drops every connection, and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(server, 'close');
  }

  /** New connections reach the server again; silent ones stay silent. */
  async mend(): Promise<void> {
    this.#silent = false;
    if (this.#server !== undefined) return;
    const server = createServer((client) => {
      const upstream = connect(this.#target);
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        if (!this.#silent) socket.pipe(other);
      }
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }
}
