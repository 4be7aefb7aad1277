import { isObject, type Json } from './product-body.ts';
import { RestError } from './rest-error.ts';

/** Items allowed in one batch, over all three kinds. */
const LIMIT = 100;

export interface BatchOperations {
  create(item: Json): Json;
  update(id: number, item: Json): Json;
  remove(id: number): Json;
}

/** Handles each item separately: an error is reported at its position, and the others proceed. */
export function performBatch(body: Json, operations: BatchOperations): Json {
  const lists = { create: list(body, 'create'), update: list(body, 'update') };
  const removals = list(body, 'delete');
  if (lists.create.length + lists.update.length + removals.length > LIMIT) {
    throw new RestError(
      413,
      'woocommerce_rest_request_entity_too_large',
      `Unable to accept more than ${LIMIT} items for this request.`,
    );
  }
  const results: Record<string, Json[]> = {};
  if (lists.create.length > 0) {
    results['create'] = lists.create.map((item) =>
      attempt(0, () => operations.create(object(item))),
    );
  }
  if (lists.update.length > 0) {
    results['update'] = lists.update.map((item) => {
      const id = isObject(item) ? Number(item['id']) : 0;
      return attempt(id, () => operations.update(id, object(item)));
    });
  }
  if (removals.length > 0) {
    results['delete'] = removals.map((item) => {
      const id = Number(isObject(item) ? item['id'] : item);
      return attempt(id, () => operations.remove(id));
    });
  }
  return results;
}

function attempt(id: number, operation: () => Json): Json {
  try {
    return operation();
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return { id, error: error.body() };
  }
}

function list(body: Json, name: string): readonly unknown[] {
  const value = body[name];
  return Array.isArray(value) ? value : [];
}

function object(item: unknown): Json {
  if (!isObject(item)) throw RestError.invalidParams({ item: 'item is not of type object.' });
  return item;
}
