import express, { type Request, type Response, type Router } from 'express';
import { gid, type ProductRecord } from '../shop/records.ts';
import { parseSearch } from '../shop/search.ts';
import type { Shop } from '../shop/shop.ts';
import { install, sessionTokenFor, shopByName, uninstall, type State } from '../state.ts';
import { browserScript } from '../cdn/browser-script.ts';
import { frameUrl } from './frame-url.ts';
import { adminPage, escapeHtml } from './html.ts';

/** Everything at `https://admin.shopify.com`. */
export function adminRoutes(state: State): Router {
  const router = express.Router();
  const { apiKey, name } = state.app;

  const page = (shop: Shop, title: string, main: string, foot = ''): string =>
    adminPage({
      title,
      locale: shop.locale,
      shopName: shop.name,
      shopTitle: shop.title,
      app: shop.granted === undefined ? undefined : { name, url: appPath(state, shop) },
      main,
      foot,
    });
  const own = (title: string, main: string): string =>
    `<div class="page"><h1>${escapeHtml(title)}</h1>${main}</div>`;

  router.get(
    '/store/:shop',
    withShop(state, (shop, _request, response) => {
      response.send(page(shop, 'Home', own('Home', '')));
    }),
  );

  router.get(
    '/store/:shop/apps/:client{/*path}',
    withShop(state, (shop, request, response) => {
      if (request.params['client'] !== apiKey) {
        response.status(404).send(page(shop, 'Not found', own('There is no app here', '')));
        return;
      }
      if (shop.granted === undefined) {
        response.redirect(`/store/${shop.name}/oauth/install?client_id=${apiKey}`);
        return;
      }
      const { pathname, search } = new URL(request.originalUrl, 'https://admin.shopify.com');
      const path = pathname.slice(`/store/${shop.name}/apps/${apiKey}`.length) || '/';
      const settings = {
        appUrl: state.app.url,
        frameUrl: frameUrl(state, { shop, staff: staffOf(request), path, search }),
        appPath: appPath(state, shop),
        shop: shop.name,
        domain: shop.domain,
      };
      response.send(
        page(
          shop,
          name,
          `<iframe name="app-iframe" title="${escapeHtml(name)}"></iframe>`,
          `<script>window.standIn = ${JSON.stringify(settings)}</script><script src="/__admin/host.js"></script>`,
        ),
      );
    }),
  );

  router.get(
    '/store/:shop/oauth/install',
    withShop(state, (shop, _request, response) => {
      const scopes = state.app.scopes.map((scope) => `<li>${escapeHtml(scope)}</li>`).join('');
      response.send(
        page(
          shop,
          `Install ${name}`,
          own(
            `Install ${name}`,
            `<ul>${scopes}</ul><form method="post"><button>Install</button></form>`,
          ),
        ),
      );
    }),
  );
  router.post(
    '/store/:shop/oauth/install',
    withShop(state, (shop, _request, response) => {
      install(state, shop);
      response.redirect(303, appPath(state, shop));
    }),
  );

  router.get(
    '/store/:shop/settings/apps',
    withShop(state, (shop, _request, response) => {
      const main =
        shop.granted === undefined
          ? '<p>No apps are installed.</p>'
          : `<form method="post" action="/store/${shop.name}/settings/apps/uninstall"><p>${escapeHtml(name)}</p><button>Uninstall</button></form>`;
      response.send(page(shop, 'Apps and sales channels', own('Apps and sales channels', main)));
    }),
  );
  router.post(
    '/store/:shop/settings/apps/uninstall',
    withShop(state, async (shop, _request, response) => {
      await uninstall(state, shop);
      response.redirect(303, `/store/${shop.name}/settings/apps`);
    }),
  );

  router.get(
    '/store/:shop/products',
    withShop(state, (shop, _request, response) => {
      const rows = [...shop.products.values()].slice(0, 50).map(
        ({ id, title }) =>
          `<p><input type="checkbox" name="ids[]" value="${id}" aria-label="Select ${escapeHtml(title)}">
         <a href="/store/${shop.name}/products/${id}">${escapeHtml(title)}</a></p>`,
      );
      const action = `${appPath(state, shop)}${state.app.links.selection}`;
      response.send(
        page(
          shop,
          'Products',
          own(
            'Products',
            `<form action="${action}"><button>Write listings</button>${rows.join('')}</form>`,
          ),
        ),
      );
    }),
  );
  router.get(
    '/store/:shop/products/:id',
    withShop(state, (shop, request, response) => {
      const product = shop.products.get(Number(request.params['id']));
      if (product === undefined) {
        response.status(404).send(page(shop, 'Not found', own('There is no product here', '')));
        return;
      }
      const link = `${appPath(state, shop)}${state.app.links.product}?id=${product.id}`;
      response.send(
        page(
          shop,
          product.title,
          own(product.title, `<a href="${link}">Write listing</a><hr>${product.descriptionHtml}`),
        ),
      );
    }),
  );

  // Requests of the admin's own script.
  router.get('/__admin/host.js', (_request, response) => {
    response.type('js').send(browserScript('admin/host.ts'));
  });
  router.get(
    '/__admin/:shop/id-token',
    withShop(state, (shop, request, response) => {
      response.json({ token: sessionTokenFor(state, shop, staffOf(request)) });
    }),
  );
  router.get(
    '/__admin/:shop/products',
    withShop(state, (shop, request, response) => {
      const { query } = request.query;
      const words = typeof query === 'string' ? query : '';
      const found = [...shop.products.values()].filter(parseSearch(words));
      response.json({ products: found.slice(0, 50).map(pickedProduct) });
    }),
  );
  router.post('/__admin/problems', express.text(), (request, response) => {
    state.markupProblems.add(String(request.body));
    response.status(204).end();
  });
  return router;
}

/** The app's path in the admin. */
export function appPath(state: State, shop: Shop): string {
  return `/store/${shop.name}/apps/${state.app.apiKey}`;
}

function withShop(
  state: State,
  handle: (shop: Shop, request: Request, response: Response) => void | Promise<void>,
) {
  return async (request: Request, response: Response): Promise<void> => {
    const shop = shopByName(state, String(request.params['shop']));
    if (shop === undefined) response.status(404).send('There is no such store.');
    else await handle(shop, request, response);
  };
}

/** The signed-in staff member: the owner, unless a cookie names another. */
function staffOf(request: Request): number {
  return Number(/(?:^|;\s*)staff=(\d+)/.exec(request.headers.cookie ?? '')?.[1] ?? '1');
}

/** A product as the resource picker returns it to the app. */
function pickedProduct({
  id,
  title,
  handle,
  descriptionHtml,
  status,
  vendor,
  tags,
  variants,
}: ProductRecord) {
  return {
    id: gid('Product', id),
    title,
    handle,
    descriptionHtml,
    status,
    vendor,
    tags,
    totalVariants: variants.length,
    variants: variants.map((variant) => ({ id: gid('ProductVariant', variant.id) })),
    images: [],
  };
}
