import type { Request, Response } from 'express';
import type { Caller } from './authenticate.ts';
import { isObject, type Json } from './product-body.ts';
import { RestError } from './rest-error.ts';

/** A route of the REST API, with its caller known and its right to be there checked. */
export type Answer = (request: Request, response: Response, caller: Caller) => void;

/** What a route does, as WooCommerce names it in the code of a refusal. */
export type Right = 'view' | 'create' | 'edit' | 'delete' | 'batch';

/** Guards a route: 401 for no one, 403 for a user who may not. */
export type Guard = (right: Right, answer: Answer) => (q: Request, s: Response) => void;

/** The query, in which a name that comes twice has its last value, as in PHP. */
export function queryOf(request: Request): URLSearchParams {
  const given = new URL(request.originalUrl, 'http://shop.invalid').searchParams;
  const single = new Map([...given].filter(([name]) => !name.endsWith('[]')));
  return new URLSearchParams([...single, ...[...given].filter(([name]) => name.endsWith('[]'))]);
}

export function bodyOf(request: Request): Json {
  const body: unknown = request.body;
  return isObject(body) ? body : {};
}

/** An id in the address; what is no number finds no route. */
export function idOf(request: Request): number {
  const id = request.params['id'];
  if (typeof id === 'string' && /^\d{1,15}$/.test(id)) return Number(id);
  throw new RestError(
    404,
    'rest_no_route',
    'No route was found matching the URL and request method.',
  );
}
