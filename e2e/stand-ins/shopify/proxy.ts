import { createHash, createPublicKey } from 'node:crypto';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import { makeCertificate } from '../woocommerce/certificate.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface ProxyOptions {
  /** 0 means any free port. */
  readonly port: number;
  /** Shopify's hosts, such as `admin.shopify.com` and `*.myshopify.com`. */
  readonly hosts: readonly string[];
  readonly handle: Handler;
  /** Https hosts that are forwarded to a port on loopback over plain http. */
  readonly passedOn: ReadonlyMap<string, number>;
}

export interface Proxy {
  readonly url: string;
  /** PEM of every certificate, for `NODE_EXTRA_CA_CERTS`. */
  readonly certificates: string;
  /** SHA-256 of every public key in base64, as Chromium expects. */
  readonly keyHashes: readonly string[];
  /** Unknown hosts that were requested: nothing leaves this machine. */
  readonly refused: readonly string[];
  close(): Promise<void>;
}

/** A CONNECT proxy that terminates every connection itself. */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const names = [...options.hosts, ...options.passedOn.keys()];
  const certificates = new Map(names.map((name) => [name, makeCertificate({ host: name })]));
  const contexts = new Map(
    [...certificates].map(([name, { key, certificate }]) => [
      name,
      createSecureContext({ key, cert: certificate }),
    ]),
  );
  const nameOf = (host: string): string | undefined =>
    [host, host.replace(/^[^.]+/, '*')].find((name) => certificates.has(name));

  const inner = createTlsServer(
    {
      SNICallback: (host, done) => done(null, contexts.get(nameOf(host) ?? '')),
    },
    (request, response) => {
      const host = (request.headers.host ?? '').replace(/:\d+$/, '');
      const port = options.passedOn.get(host);
      if (port === undefined) options.handle(request, response);
      else passOn(request, response, port);
    },
  );
  const innerPort = await listen(inner, 0);

  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const outer = createServer((_request, response) => {
    response.writeHead(501).end('This proxy only tunnels.');
  });
  outer.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const [host = ''] = (request.url ?? '').split(':');
    socket.on('error', () => socket.destroy());
    if (nameOf(host) === undefined) {
      refused.push(host);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const tunnel = connect(innerPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      tunnel.write(head);
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
    tunnel.once('close', () => socket.destroy());
    socket.once('close', () => tunnel.destroy());
    for (const one of [socket, tunnel]) {
      sockets.add(one);
      one.once('close', () => sockets.delete(one));
    }
  });
  const port = await listen(outer, options.port);

  return {
    url: `http://127.0.0.1:${port}`,
    certificates: [...certificates.values()].map(({ certificate }) => certificate).join(''),
    keyHashes: [...certificates.values()].map(({ key }) => {
      const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
      return createHash('sha256').update(publicKey).digest('base64');
    }),
    refused,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(
        [outer, inner].map((server) => {
          server.closeAllConnections();
          return new Promise((closed) => server.close(closed));
        }),
      );
    },
  };
}

/** Does what a load balancer in front of an app does. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request;
  const forwarded = {
    ...headers,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': headers.host ?? '',
  };
  const passed = ask(
    { host: '127.0.0.1', port, method, path: url, headers: forwarded },
    (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    },
  );
  passed.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end('The app is not responding.');
  });
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}

async function listen(
  server: ReturnType<typeof createServer> | ReturnType<typeof createTlsServer>,
  port: number,
): Promise<number> {
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen({ host: '127.0.0.1', port }, listening);
  });
  return (server.address() as AddressInfo).port;
}
