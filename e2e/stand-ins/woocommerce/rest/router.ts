import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { managesShop } from '../shop/shop.ts';
import { authenticate } from './authenticate.ts';
import { performBatch } from './batch.ts';
import { listProducts } from './list-products.ts';
import type { Nonces } from './oauth1.ts';
import { onlyFields, pagingHeaders } from './parameters.ts';
import { presentProduct } from './present-product.ts';
import { createProduct, deleteProduct, getProduct, updateProduct } from './product-operations.ts';
import { RestError } from './rest-error.ts';
import { bodyOf, idOf, queryOf, type Guard } from './route.ts';
import { termRoutes } from './term-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import type { Store } from '../store.ts';

/** `/wp-json/wc/v3`. */
export function restRouter(store: Store, nonces: Nonces): Router {
  const router = express.Router();
  const { shop } = store;
  router.use(express.json({ limit: '16mb', type: () => true }));

  const guard: Guard = (right, handle) => (request, response) => {
    const caller = authenticate({
      shop,
      nonces,
      origin: new URL(store.url).origin,
      request,
      target: request.originalUrl,
    });
    if (caller === undefined || !managesShop(caller.user.role)) {
      throw new RestError(
        caller === undefined ? 401 : 403,
        `woocommerce_rest_cannot_${right}`,
        'Sorry, you are not allowed to do this.',
      );
    }
    handle(request, response, caller);
  };

  const present = (context: 'view' | 'edit') => (product: Parameters<typeof presentProduct>[0]) =>
    presentProduct(product, { shop, url: store.url, offsetMs: store.offsetMs, context });
  const raw = present('edit');

  router.get(
    '/products',
    guard('view', (request, response) => {
      const query = queryOf(request);
      const list = listProducts(shop, query, store.offsetMs);
      const show = present(query.get('context') === 'edit' ? 'edit' : 'view');
      response.set(pagingHeaders(list, list.page, new URL(request.originalUrl, store.url)));
      const fields = query.get('_fields') ?? undefined;
      response.json(list.items.map((product) => onlyFields(show(product), fields)));
    }),
  );
  router.post(
    '/products',
    guard('create', (request, response) => {
      const product = createProduct(shop, bodyOf(request));
      store.announce('product.created', product.id);
      response.status(201).json(raw(product));
    }),
  );
  router.post(
    '/products/batch',
    guard('batch', (request, response) => {
      response.json(
        performBatch(bodyOf(request), {
          create(item) {
            const product = createProduct(shop, item);
            store.announce('product.created', product.id);
            return raw(product);
          },
          update(id, item) {
            const product = updateProduct(shop, id, item);
            store.announce('product.updated', product.id);
            return raw(product);
          },
          remove: (id) => raw(deleteProduct(shop, id, true)),
        }),
      );
    }),
  );
  termRoutes(router, guard, shop, 'categories');
  termRoutes(router, guard, shop, 'tags');
  router.get(
    '/products/:id',
    guard('view', (request, response) => {
      const query = queryOf(request);
      const show = present(query.get('context') === 'edit' ? 'edit' : 'view');
      const product = show(getProduct(shop, idOf(request)));
      response.json(onlyFields(product, query.get('_fields') ?? undefined));
    }),
  );
  const update = guard('edit', (request, response) => {
    const product = updateProduct(shop, idOf(request), bodyOf(request));
    store.announce('product.updated', product.id);
    response.json(raw(product));
  });
  router.put('/products/:id', update);
  router.patch('/products/:id', update);
  router.post('/products/:id', update);
  router.delete(
    '/products/:id',
    guard('delete', (request, response) => {
      const force = queryOf(request).get('force') === 'true';
      response.json(raw(deleteProduct(shop, idOf(request), force)));
    }),
  );
  webhookRoutes(router, guard, store);
  router.get(
    '/settings/general/woocommerce_currency',
    guard('view', (_request, response) => {
      const { currency } = store.settings;
      response.json({
        id: 'woocommerce_currency',
        label: 'Currency',
        type: 'select',
        value: currency,
      });
    }),
  );
  return router;
}

/** The end of the chain for `/wp-json`: 404 for unknown routes, and errors as JSON. */
export function restEnd(router: Router): void {
  router.use(() => {
    throw new RestError(
      404,
      'rest_no_route',
      'No route was found matching the URL and request method.',
    );
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (error instanceof SyntaxError) {
      const invalid = new RestError(400, 'rest_invalid_json', 'Invalid JSON body passed.');
      response.status(invalid.status).json(invalid.body());
    } else if (error instanceof RestError) {
      response.status(error.status).json(error.body());
    } else {
      next(error);
    }
  });
}
