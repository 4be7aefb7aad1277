import type { Router } from 'express';
import type { TermRecord } from '../shop/records.ts';
import type { Shop, Taxonomy } from '../shop/shop.ts';
import { performBatch } from './batch.ts';
import { onlyFields, pageOf, pagingHeaders, QueryReader } from './parameters.ts';
import { presentTerm } from './present-product.ts';
import { textOf } from './product-body.ts';
import { RestError } from './rest-error.ts';
import { bodyOf, idOf, queryOf, type Guard } from './route.ts';

/** `/products/categories` and `/products/tags`. */
export function termRoutes(router: Router, guard: Guard, shop: Shop, taxonomy: Taxonomy): void {
  const path = `/products/${taxonomy}`;
  const counts = () => countOf(shop, taxonomy);

  router.get(
    path,
    guard('view', (request, response) => {
      const query = queryOf(request);
      const read = new QueryReader(query);
      const number = read.integer('page', { fallback: 1, min: 1 });
      const perPage = read.integer('per_page', { fallback: 10, min: 1, max: 100 });
      const search = read.text('search')?.toLowerCase();
      const include = read.ids('include');
      const orderBy = read.oneOf('orderby', ['name', 'id'], 'name');
      const order = read.oneOf('order', ['asc', 'desc'], 'asc');
      read.done();
      const count = counts();
      const found = [...shop.terms(taxonomy).values()]
        .filter((term) => search === undefined || term.name.toLowerCase().includes(search))
        .filter((term) => include === undefined || include.includes(term.id))
        .filter((term) => query.get('hide_empty') !== 'true' || (count.get(term.id) ?? 0) > 0)
        .sort((a, b) => (orderBy === 'id' ? a.id - b.id : a.name.localeCompare(b.name, 'en')));
      if (order === 'desc') found.reverse();
      const page = pageOf(found, number, perPage);
      response.set(
        pagingHeaders(page, number, new URL(request.originalUrl, 'http://shop.invalid')),
      );
      const fields = query.get('_fields') ?? undefined;
      response.json(
        page.items.map((term) => onlyFields(presentTerm(term, count.get(term.id) ?? 0), fields)),
      );
    }),
  );
  router.post(
    path,
    guard('create', (request, response) => {
      const body = bodyOf(request);
      const name = textOf(body, 'name');
      if (name === undefined) {
        throw new RestError(400, 'rest_missing_callback_param', 'Missing parameter(s): name', {
          params: ['name'],
        });
      }
      const existing = shop.termByName(taxonomy, name);
      if (existing !== undefined) {
        throw new RestError(
          400,
          'term_exists',
          'A term with the name provided already exists with this parent.',
          { resource_id: existing.id },
        );
      }
      const term = shop.addTerm(taxonomy, name, Number(body['parent'] ?? 0));
      response.status(201).json(presentTerm(term, 0));
    }),
  );
  router.post(
    `${path}/batch`,
    guard('batch', (request, response) => {
      const count = counts();
      response.json(
        performBatch(bodyOf(request), {
          create: (item) => presentTerm(shop.addTerm(taxonomy, textOf(item, 'name') ?? ''), 0),
          update: (id) => presentTerm(known(shop, taxonomy, id), count.get(id) ?? 0),
          remove(id) {
            const term = known(shop, taxonomy, id);
            shop.removeTerm(taxonomy, id);
            return presentTerm(term, 0);
          },
        }),
      );
    }),
  );
  router.get(
    `${path}/:id`,
    guard('view', (request, response) => {
      const term = known(shop, taxonomy, idOf(request));
      response.json(presentTerm(term, counts().get(term.id) ?? 0));
    }),
  );
  router.delete(
    `${path}/:id`,
    guard('delete', (request, response) => {
      const term = known(shop, taxonomy, idOf(request));
      if (queryOf(request).get('force') !== 'true') {
        throw new RestError(
          501,
          'woocommerce_rest_trash_not_supported',
          'Resource does not support trashing.',
        );
      }
      shop.removeTerm(taxonomy, term.id);
      response.json(presentTerm(term, 0));
    }),
  );
}

function known(shop: Shop, taxonomy: Taxonomy, id: number): TermRecord {
  const term = shop.terms(taxonomy).get(id);
  if (term === undefined) {
    throw new RestError(404, 'woocommerce_rest_term_invalid', 'Resource does not exist.');
  }
  return term;
}

/** How many published products have each term. */
function countOf(shop: Shop, taxonomy: Taxonomy): Map<number, number> {
  const counts = new Map<number, number>();
  for (const product of shop.products.values()) {
    if (product.status !== 'publish') continue;
    for (const id of taxonomy === 'categories' ? product.categoryIds : product.tagIds) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}
