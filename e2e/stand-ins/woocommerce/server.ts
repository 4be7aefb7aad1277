import express, { type NextFunction, type Request, type Response } from 'express';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fillCatalog } from './catalog/fill.ts';
import { makeCertificate, type Certificate, type CertificateOptions } from './certificate.ts';
import { controlRoutes } from './control-routes.ts';
import { Deliveries } from './deliveries.ts';
import { Faults, performFault } from './faults.ts';
import { makeHandle, type ReceivedRequest, type WooStandIn } from './handle.ts';
import { pageRoutes } from './pages/routes.ts';
import { Nonces } from './rest/oauth1.ts';
import { indexOf } from './rest/index-of.ts';
import { restEnd, restRouter } from './rest/router.ts';
import { RETURN_ROUTE, returnPlugin } from './return-plugin.ts';
import { Shop } from './shop/shop.ts';
import {
  closedToVisitors,
  droppedAuthorization,
  fieldsOf,
  maintenance,
  plainLinks,
  queryRoute,
} from './site-states.ts';
import type { Settings, Store } from './store.ts';
import { authRoutes } from './wc-auth/routes.ts';

export interface WooStandInOptions {
  /** 0, the default, picks a free port. */
  readonly port?: number;
  /** How many products, by default 30. The first 30 are handwritten, the others generated. */
  readonly products?: number;
  /** The subfolder of WordPress, such as `/shop`. */
  readonly path?: string;
  /** The host in the store's own URLs, by default `127.0.0.1`. */
  readonly host?: string;
  /** The origin that browsers use if a proxy is in front. Several stores can share it. */
  readonly origin?: string;
  /** Serves https, with Basic authentication. Over http, requests must be signed (OAuth 1.0a). */
  readonly https?: boolean | CertificateOptions;
  /** The result of an earlier store's `shop.keep()`, to continue with instead of new products. */
  readonly kept?: string | undefined;
  /** A fixed pair of keys instead of a random one, for a demo. */
  readonly keys?: { readonly consumerKey: string; readonly consumerSecret: string };
  readonly settings?: Partial<Settings>;
  readonly now?: () => number;
  /** `false` records no requests, for long runs. */
  readonly record?: boolean;
}

/** The store's time zone: one hour ahead of GMT. */
const OFFSET_MS = 3_600_000;

/** Starts a stand-in WooCommerce store on loopback. The tests in `contract/` say how it behaves. */
export async function startWooStore(options: WooStandInOptions = {}): Promise<WooStandIn> {
  const shop = new Shop(options.now ?? Date.now);
  const settings: Settings = {
    seo: 'yoast',
    maintenance: false,
    currency: 'USD',
    permalinks: 'pretty',
    index: 'open',
    dropsAuthorization: false,
    loginButton: 'Log in',
    returnPlugin: undefined,
    allowLoopbackCallback: true,
    callbackTimeoutMs: 60_000,
    ...options.settings,
  };
  const faults = new Faults();
  const requests: ReceivedRequest[] = [];
  let count = 0;
  const counted = new Set<() => void>();
  let url = '';
  const deliveries = new Deliveries({ shop, url: () => url, offsetMs: OFFSET_MS });
  const store: Store = {
    shop,
    get url() {
      return url;
    },
    offsetMs: OFFSET_MS,
    settings,
    deliveries,
    faults,
    announce: (topic, productId) => deliveries.announce(topic, productId),
  };
  if (options.kept === undefined) fillCatalog(shop, options.products ?? 30);
  else shop.recall(options.kept);

  const app = application(store);
  const outer = express()
    .disable('x-powered-by')
    .use(options.path ?? '/', app);
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (!(request.url ?? '').includes('/__stand-in')) {
      count += 1;
      if (options.record !== false) {
        requests.push({
          method: request.method ?? '',
          url: request.url ?? '',
          headers: request.headers,
        });
      }
      for (const notify of counted) notify();
    }
    const fault = faults.of(request);
    if (fault === undefined) outer(request, response);
    else {
      performFault(fault, request, response, () => {
        outer(request, response);
      });
    }
  };

  const host = options.host ?? '127.0.0.1';
  const certificate: Certificate | undefined =
    options.https === undefined || options.https === false
      ? undefined
      : makeCertificate(options.https === true ? { host } : { host, ...options.https });
  const server =
    certificate === undefined
      ? createHttpServer(handle)
      : createHttpsServer({ key: certificate.key, cert: certificate.certificate }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: options.port ?? 0 }, resolve);
  });
  const scheme = certificate === undefined ? 'http' : 'https';
  const port = portOf(server.address());
  url = `${options.origin ?? `${scheme}://${host}:${port}`}${options.path ?? ''}`;

  return makeHandle({
    store,
    listensOn: port,
    requests,
    certificate: certificate?.certificate,
    keys: options.keys,
    count: () => count,
    onRequest: (listener) => {
      counted.add(listener);
      return () => counted.delete(listener);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function application(store: Store): express.Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.use('/__stand-in', controlRoutes(store));
  app.use(maintenance(store));
  app.use(droppedAuthorization(store));
  app.use(queryRoute(store));
  app.use(plainLinks(store));
  const pretty = express.Router();
  pretty.use('/wp-json', restApplication(store));
  pretty.use(authRoutes(store));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (store.settings.permalinks === 'pretty') pretty(request, response, next);
    else next();
  });
  app.use(pageRoutes(store));
  app.use((_request: Request, response: Response) => {
    response.status(404).send('<!DOCTYPE html><title>Not found</title><h1>Page not found</h1>');
  });
  return app;
}

function restApplication(store: Store): express.Router {
  const router = express.Router();
  router.use(closedToVisitors(store));
  router.get('/', (request, response) => {
    response.json(indexOf(store, fieldsOf(request)));
  });
  router.get(RETURN_ROUTE, returnPlugin(store));
  router.use('/wc/v3', restRouter(store, new Nonces()));
  restEnd(router);
  return router;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  return address.port;
}
