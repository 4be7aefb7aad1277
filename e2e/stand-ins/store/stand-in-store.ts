import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A store with a plugin: it makes the address that its owner is sent to, takes what comes back, and
 * exchanges the code, server to server, with PKCE.
 */
export class StandInStore {
  /** What came to the return address: path and query, newest last. */
  readonly returns: URL[] = [];
  /** The `Referer` of each of those. */
  readonly referrers: (string | undefined)[] = [];
  /** Files that it serves besides its pages: text by path. */
  readonly files = new Map<string, string>();
  readonly #server: Server;
  readonly #verifier = randomBytes(32).toString('base64url');

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<StandInStore> {
    const server = createServer();
    const store = new StandInStore(server);
    server.on('request', (request, response) => {
      const url = new URL(request.url ?? '/', store.origin);
      if (url.pathname === '/back') {
        store.returns.push(url);
        store.referrers.push(request.headers.referer);
      }
      const file = store.files.get(url.pathname);
      if (file !== undefined) {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(file);
        return;
      }
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>Store</title><h1>${url.pathname === '/back' ? 'Back in the store' : 'Store'}</h1>`,
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return store;
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  get host(): string {
    return new URL(this.origin).host;
  }

  /** Where the owner is sent; path and query, for the service's own address before it. */
  connectPath(changes: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      site: this.origin,
      platform: 'woocommerce',
      return_url: `${this.origin}/back?page=wareword&tab=a%20b#settings`,
      state: 'nonce / with + signs & äöü',
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    });
    return `/connect?${query.toString()}`;
  }

  /** Exchanges the code of the newest return for a token. */
  async exchange(
    apiUrl: string,
    client?: { readonly id: string; readonly secret: string },
  ): Promise<string> {
    const code = this.returns.at(-1)?.searchParams.get('ww_code');
    const response = await fetch(`${apiUrl}/connect/exchange`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        code,
        site: this.origin,
        code_verifier: this.#verifier,
        client_id: client?.id,
        client_secret: client?.secret,
      }),
    });
    const body = (await response.json()) as { token?: string };
    if (body.token === undefined) throw new Error(`The exchange returned ${JSON.stringify(body)}`);
    return body.token;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
