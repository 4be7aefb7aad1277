import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';
import { performFault } from '../woocommerce/faults.ts';
import { adminApiRoutes, type FaultLocals } from './admin-api/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { textOf } from './body.ts';
import { cdnRoutes } from './cdn/routes.ts';
import { Faults } from './faults.ts';
import { makeHandle, type ShopifyStandIn } from './handle.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { Tokens } from './oauth/tokens.ts';
import { startProxy } from './proxy.ts';
import { Shop, type ShopOptions } from './shop/shop.ts';
import { shopByDomain, type RegisteredApp, type State } from './state.ts';
import { deliverWebhook } from './webhooks.ts';

export interface ShopifyOptions {
  /** The app's public URL, and its port on loopback. */
  readonly app: Pick<RegisteredApp, 'url' | 'listensOn'> & Partial<RegisteredApp>;
  /** More https hosts that are forwarded to a port on loopback, by name. */
  readonly hosts?: Readonly<Record<string, number>>;
  /** One shop with 30 products, without the app, if absent. */
  readonly shops?: readonly ShopOptions[];
  /** Port of the proxy; 0, the default, means any free port. */
  readonly port?: number;
  /** Where the file of certificates is; the temporary directory if absent. */
  readonly directory?: string;
  readonly now?: () => number;
}

export const SHOP = 'oak-and-linen';

const WEBHOOKS = {
  'app/uninstalled': '/webhooks/app/uninstalled',
  'app/scopes_update': '/webhooks/app/scopes_update',
  'customers/data_request': '/webhooks/customers/data_request',
  'customers/redact': '/webhooks/customers/redact',
  'shop/redact': '/webhooks/shop/redact',
} as const;

const MAX_BODY = '10mb';

/** Starts a stand-in for Shopify on loopback, behind a proxy. It behaves as `shopify.md` says. */
export async function startShopify(options: ShopifyOptions): Promise<ShopifyStandIn> {
  const now = options.now ?? Date.now;
  const app: RegisteredApp = {
    apiKey: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    apiSecret: 'shpss_0123456789abcdef0123456789abcdef',
    scopes: ['write_products'],
    name: 'Wareword',
    webhooks: WEBHOOKS,
    links: { product: '/app/write', selection: '/app/write' },
    ...options.app,
  };
  const shops = (options.shops ?? [{ name: SHOP }]).map((one) => new Shop(one, app.scopes, now));
  const state: State = {
    app,
    shops: new Map(shops.map((shop) => [shop.name, shop])),
    tokens: new Tokens(now),
    faults: new Faults(),
    requests: [],
    queries: [],
    markupProblems: new Set(),
    respondingMs: 0,
    bounce: 'fetch',
    now,
    deliver: (topic, { domain }, payload) => deliverWebhook(app, { topic, domain, payload }),
  };

  const { protocol, hostname } = new URL(app.url);
  const passedOn = new Map(Object.entries(options.hosts ?? {}));
  if (protocol === 'https:') passedOn.set(hostname, app.listensOn);
  const proxy = await startProxy({
    port: options.port ?? 0,
    hosts: ['*.myshopify.com', 'admin.shopify.com', 'cdn.shopify.com'],
    handle: application(state),
    passedOn,
  });
  const folder = await mkdtemp(join(options.directory ?? tmpdir(), 'wareword-shopify-'));
  const certificateFile = join(folder, 'certificates.pem');
  await writeFile(certificateFile, proxy.certificates);

  return makeHandle({
    state,
    proxy,
    certificateFile,
    close: async () => {
      await proxy.close();
      await rm(folder, { recursive: true, force: true });
    },
  });
}

function application(state: State): express.Express {
  const router = express().disable('x-powered-by').disable('etag');
  const [admin, cdn, shop] = [adminRoutes(state), cdnRoutes(state), shopRoutes(state)];
  router.use((request: Request, response: Response, next: NextFunction) => {
    const { hostname } = request;
    state.requests.push({ method: request.method, host: hostname, url: request.originalUrl });
    if (hostname === 'admin.shopify.com') admin(request, response, next);
    else if (hostname === 'cdn.shopify.com') cdn(request, response, next);
    else shop(request, response, next);
  });
  router.use((_request: Request, response: Response) => {
    response.status(404).send('<!DOCTYPE html><title>Not found</title><h1>Not found</h1>');
  });
  return router;
}

/** Everything at `https://{shop}.myshopify.com`. */
function shopRoutes(state: State): express.Router {
  const router = express.Router();
  const { apiKey } = state.app;
  router.use((_request: Request, response: Response, next: NextFunction) => {
    const began = performance.now();
    response.once('close', () => (state.respondingMs += performance.now() - began));
    next();
  });
  router.use(express.text({ type: () => true, limit: MAX_BODY }));
  router.use((request: Request, response: Response<unknown, FaultLocals>, next: NextFunction) => {
    const fault = state.faults.of(request.originalUrl, textOf(request));
    if (fault === undefined || fault.do === 'throttle' || fault.do === 'partial') {
      if (fault !== undefined) response.locals.fault = fault;
      next();
    } else performFault(fault, request, response, next);
  });
  router.use('/admin/oauth', oauthRoutes(state));
  router.use('/admin/api', adminApiRoutes(state));
  // The admin has moved: links to an app are redirected, keeping path and query.
  router.get(['/admin/oauth/install', `/admin/apps/${apiKey}{/*path}`], (request, response) => {
    const shop = shopByDomain(state, request.hostname);
    if (shop === undefined) {
      response.status(404).send('There is no such store.');
      return;
    }
    const path = request.originalUrl.replace(/^\/admin/, '');
    response.redirect(`https://admin.shopify.com/store/${shop.name}${path}`);
  });
  router.get('/products/:handle', (request, response) => {
    const shop = shopByDomain(state, request.hostname);
    const product = [...(shop?.products.values() ?? [])].find(
      ({ handle }) => handle === request.params.handle,
    );
    if (product === undefined) response.status(404).send('<h1>Not found</h1>');
    else
      response.send(
        `<!DOCTYPE html><title>${product.title}</title><h1>${product.title}</h1>${product.descriptionHtml}`,
      );
  });
  return router;
}
