import { RestError } from './rest-error.ts';

/** A JSON object with unchecked members. */
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const STRINGS = [
  'name',
  'slug',
  'description',
  'short_description',
  'sku',
  'regular_price',
  'sale_price',
];
const LISTS = ['categories', 'tags', 'images', 'attributes', 'meta_data'];
const ENUMS: Readonly<Record<string, readonly string[]>> = {
  type: ['simple', 'grouped', 'external', 'variable'],
  status: ['draft', 'pending', 'private', 'publish', 'future', 'trash', 'auto-draft'],
};

/** Rejects a product body with wrong types before anything is saved, as the route's schema does. */
export function checkProductBody(body: Json): void {
  const problems: Record<string, string> = {};
  for (const name of STRINGS) {
    if (name in body && typeof body[name] !== 'string') {
      problems[name] = `${name} is not of type string.`;
    }
  }
  for (const [name, values] of Object.entries(ENUMS)) {
    const value = body[name];
    if (value === undefined) continue;
    if (typeof value !== 'string') problems[name] = `${name} is not of type string.`;
    else if (!values.includes(value))
      problems[name] = `${name} is not one of ${values.join(', ')}.`;
  }
  for (const name of LISTS) {
    const list = body[name];
    if (list === undefined) continue;
    if (!Array.isArray(list)) {
      problems[name] = `${name} is not of type array.`;
      continue;
    }
    const items: readonly unknown[] = list;
    const odd = items.findIndex((item) => !isObject(item));
    if (odd !== -1) problems[name] = `${name}[${odd}] is not of type object.`;
  }
  if (Object.keys(problems).length > 0) throw RestError.invalidParams(problems);
}

/** A member that {@link checkProductBody} accepted as text; `undefined` if absent. */
export function textOf(body: Json, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

/** A member that {@link checkProductBody} accepted as a list of objects. */
export function listOf(body: Json, name: string): readonly Json[] | undefined {
  const value = body[name];
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value;
  return items.filter(isObject);
}
