import express, { type Router } from 'express';
import type { ProductRecord } from '../shop/records.ts';
import { escapeHtml, render } from '../shop/render.ts';
import { createProduct } from '../rest/product-operations.ts';
import type { Store } from '../store.ts';
import { page } from './layout.ts';

const PER_PAGE = 50;

/** The picture of every product. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 10 10">' +
  '<path fill="#d8d2c4" d="M0 0h10v10H0z"/><path fill="#7a5c3e" d="M2 4h6v4H2z"/></svg>';

/** What people see: the shop's front, each product's page, and the owner's list of products. */
export function pageRoutes(store: Store): Router {
  const router = express.Router();
  const { shop } = store;

  // WordPress' URL of a product by its id redirects to its page, if it has one.
  router.get('/', (request, response, next) => {
    if (request.query['post_type'] !== 'product') {
      next();
      return;
    }
    const product = shop.products.get(Number(request.query['p']));
    if (product?.status === 'publish') {
      response.redirect(301, `${store.url}/product/${product.slug}/`);
    } else response.status(404).send(page('Not found', '<h1>There is nothing here</h1>'));
  });

  router.get('/', (_request, response) => {
    const items = newest(store)
      .filter((product) => product.status === 'publish')
      .slice(0, PER_PAGE)
      .map((product) => `<li><a href="${linkTo(store, product)}">${product.name}</a></li>`);
    response.send(
      page(
        'Stand-in store',
        `<h1>Stand-in store</h1><ul>${items.join('')}</ul><p><a href="${store.url}/wp-admin/">Products, as the owner sees them</a></p>`,
      ),
    );
  });

  router.get('/wp-content/uploads/:file', (_request, response) => {
    response.type('svg').send(PICTURE);
  });

  router.get('/product/:slug', (request, response) => {
    const product = shop.productBySlug(request.params.slug);
    if (product?.status !== 'publish') {
      response.status(404).send(page('Not found', '<h1>There is nothing here</h1>'));
      return;
    }
    response.send(productPage(store, product));
  });

  router.get(['/wp-admin', '/wp-admin/edit.php'], (request, response) => {
    const number = Math.max(1, Math.trunc(Number(request.query['paged'] ?? 1)) || 1);
    const all = newest(store);
    const rows = all.slice((number - 1) * PER_PAGE, number * PER_PAGE).map(
      (product) => `<tr>
<td><a href="${linkTo(store, product)}">${product.name}</a><br><span class="muted">${product.status}, ${product.type}</span></td>
<td>${escapeHtml(product.sku)}</td>
<td>${escapeHtml(product.regularPrice)}</td>
<td>${names(product.tagIds, shop.tags)}</td>
<td>${escapeHtml(meta(product, '_yoast_wpseo_focuskw', 'rank_math_focus_keyword'))}</td>
</tr>`,
    );
    const next =
      number * PER_PAGE < all.length
        ? `<p><a href="${store.url}/wp-admin/edit.php?paged=${number + 1}">Next page</a></p>`
        : '';
    response.send(
      page(
        'Products',
        `<h1>Products</h1><p>${all.length} items. <a href="${store.url}/wp-admin/post-new.php">Add new product</a></p>
<table><thead><tr><th>Name</th><th>SKU</th><th>Price</th><th>Tags</th><th>Keyphrase</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>${next}`,
      ),
    );
  });

  router.get('/wp-admin/post-new.php', (_request, response) => {
    response.send(
      page(
        'Add new product',
        `<h1>Add new product</h1><form method="post" action="${store.url}/wp-admin/post-new.php">
<label for="name">Product name</label><input id="name" name="name" required>
<label for="price">Regular price</label><input id="price" name="regular_price">
<label for="text">Product description</label><textarea id="text" name="description" rows="8"></textarea>
<button type="submit">Publish</button></form>`,
      ),
    );
  });
  router.post(
    '/wp-admin/post-new.php',
    express.urlencoded({ extended: false }),
    (request, response) => {
      const form: unknown = request.body;
      const fields = Object.entries(typeof form === 'object' && form !== null ? form : {});
      const product = createProduct(
        shop,
        Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
      );
      store.announce('product.created', product.id);
      response.redirect(303, `${store.url}/wp-admin/`);
    },
  );
  return router;
}

function productPage(store: Store, product: ProductRecord): string {
  const { shop } = store;
  const description = meta(product, '_yoast_wpseo_metadesc', 'rank_math_description');
  const title = meta(product, '_yoast_wpseo_title', 'rank_math_title');
  const attributes = product.attributes.map(
    ({ name, options }) =>
      `<tr><th>${escapeHtml(name)}</th><td>${options.map(escapeHtml).join(', ')}</td></tr>`,
  );
  // Names and texts were sanitized when they were saved, so they are inserted as HTML.
  return page(
    title === '' ? product.name.replace(/&amp;/g, '&') : title,
    `<p class="muted">${names(product.categoryIds, shop.categories)}</p>
<h1>${product.name}</h1>
<p>${escapeHtml(product.regularPrice)}</p>
<div class="woocommerce-product-details__short-description">${render(product.shortDescription)}</div>
<h2>Description</h2>
<div id="tab-description">${render(product.description)}</div>
${attributes.length === 0 ? '' : `<table>${attributes.join('')}</table>`}
<p class="tagged_as">Tags: ${names(product.tagIds, shop.tags)}</p>`,
    description === '' ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
  );
}

function newest(store: Store): ProductRecord[] {
  return [...store.shop.products.values()].sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
}

function linkTo(store: Store, product: ProductRecord): string {
  return escapeHtml(`${store.url}/product/${product.slug}/`);
}

function names(ids: readonly number[], terms: ReadonlyMap<number, { name: string }>): string {
  return ids.flatMap((id) => terms.get(id)?.name ?? []).join(', ');
}

function meta(product: ProductRecord, ...keys: string[]): string {
  const entry = product.meta.find(({ key }) => keys.includes(key));
  return typeof entry?.value === 'string' ? entry.value : '';
}
