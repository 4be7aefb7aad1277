import express, { type NextFunction, type Request, type Response } from 'express';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fillCatalogue } from './catalogue/fill.ts';
import { makeCertificate, type Certificate, type CertificateOptions } from './certificate.ts';
import { controlRoutes } from './control-routes.ts';
import { Deliveries } from './deliveries.ts';
import { Faults, performFault } from './faults.ts';
import { makeHandle, type ReceivedRequest, type WooStandIn } from './handle.ts';
import { pageRoutes } from './pages/routes.ts';
import { Nonces } from './rest/oauth1.ts';
import { RestError } from './rest/rest-error.ts';
import { restEnd, restRouter } from './rest/router.ts';
import { RETURN_NAMESPACE, RETURN_ROUTE, returnPlugin } from './return-plugin.ts';
import { Shop } from './shop/shop.ts';
import type { Settings, Store } from './store.ts';
import { authRoutes } from './wc-auth/routes.ts';

export interface WooStandInOptions {
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** How many products: the first 30 are made by hand, the others generated. 30 where absent. */
  readonly products?: number;
  /** The sub-folder that WordPress lives in, such as `/shop`. */
  readonly path?: string;
  /** The host that the store calls itself by. `127.0.0.1` where absent. */
  readonly host?: string;
  /** Serves https, where keys travel as Basic; over http they must sign (OAuth 1.0a). */
  readonly https?: boolean | CertificateOptions;
  /** What `shop.keep()` of an earlier store told: goes on with that in place of new products. */
  readonly kept?: string | undefined;
  /** A set pair of keys instead of random ones, for a demo. */
  readonly keys?: { readonly consumerKey: string; readonly consumerSecret: string };
  readonly settings?: Partial<Settings>;
  readonly now?: () => number;
  /** `false` keeps no request, for runs of any length. */
  readonly record?: boolean;
}

/** The store's own time: one hour ahead of GMT. */
const OFFSET_MS = 3_600_000;

/** Starts a stand-in WooCommerce store on loopback. It behaves as `woocommerce.md` says. */
export async function startWooStore(options: WooStandInOptions = {}): Promise<WooStandIn> {
  const shop = new Shop(options.now ?? Date.now);
  const settings: Settings = {
    seo: 'yoast',
    maintenance: false,
    permalinks: 'pretty',
    returnPlugin: undefined,
    allowLoopbackCallback: true,
    callbackPatienceMs: 60_000,
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
  if (options.kept === undefined) fillCatalogue(shop, options.products ?? 30);
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
      for (const tell of counted) tell();
    }
    const fault = faults.take(request);
    if (fault === undefined) outer(request, response);
    else {
      performFault(fault, response, () => {
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
  url = `${scheme}://${host}:${portOf(server.address())}${options.path ?? ''}`;

  return makeHandle({
    store,
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
  app.use((_request: Request, response: Response, next: NextFunction) => {
    if (!store.settings.maintenance) {
      next();
      return;
    }
    response
      .status(503)
      .set('Retry-After', '600')
      .send('<!DOCTYPE html><title>Maintenance</title><h1>Back in a minute</h1>');
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    // `/?rest_route=` serves the index and nobody's rights: keys are not looked at there.
    const route = request.path === '/' ? request.query['rest_route'] : undefined;
    if (route === undefined) {
      next();
    } else if (route === '/') {
      response.json(indexOf(store));
    } else {
      const refused = new RestError(
        401,
        'woocommerce_rest_cannot_view',
        'Sorry, you cannot list resources.',
      );
      response.status(refused.status).json(refused.body());
    }
  });
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
  router.get('/', (_request, response) => {
    response.json(indexOf(store));
  });
  router.get(RETURN_ROUTE, returnPlugin(store));
  router.use('/wc/v3', restRouter(store, new Nonces()));
  restEnd(router);
  return router;
}

function indexOf(store: Store): Record<string, unknown> {
  const { seo } = store.settings;
  return {
    name: 'Stand-in Store &amp; Co',
    description: '',
    url: store.url,
    home: store.url,
    gmt_offset: 1,
    timezone_string: '',
    namespaces: [
      'oembed/1.0',
      'wc/v1',
      'wc/v2',
      'wc/v3',
      'wc/store/v1',
      ...(seo === 'yoast' || seo === 'both' ? ['yoast/v1'] : []),
      ...(seo === 'rankmath' || seo === 'both' ? ['rankmath/v1'] : []),
      ...(store.settings.returnPlugin === undefined ? [] : [RETURN_NAMESPACE]),
      'wp/v2',
    ],
    authentication: {},
    routes: {},
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  return address.port;
}
