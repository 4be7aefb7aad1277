import type { Request, Response } from 'express';
import type { Caller } from './authenticate.ts';
import { isObject, type Json } from './product-body.ts';
import { RestError } from './rest-error.ts';

/** A route of the REST API, for an authenticated and authorized caller. */
export type RouteHandler = (request: Request, response: Response, caller: Caller) => void;

/** What a route does, in the words of WooCommerce's error codes. */
export type Right = 'view' | 'create' | 'edit' | 'delete' | 'batch';

/** Guards a route: 401 without a user, 403 for a user without permission. */
export type Guard = (right: Right, handle: RouteHandler) => (q: Request, s: Response) => void;

/** The query. As in PHP, the last value of a repeated name wins. */
export function queryOf(request: Request): URLSearchParams {
  const given = new URL(request.originalUrl, 'http://shop.invalid').searchParams;
  const single = new Map([...given].filter(([name]) => !name.endsWith('[]')));
  return new URLSearchParams([...single, ...[...given].filter(([name]) => name.endsWith('[]'))]);
}

export function bodyOf(request: Request): Json {
  const body: unknown = request.body;
  return isObject(body) ? body : {};
}

/** An id in the path; anything but a number matches no route. */
export function idOf(request: Request): number {
  const id = request.params['id'];
  if (typeof id === 'string' && /^\d{1,15}$/.test(id)) return Number(id);
  throw new RestError(
    404,
    'rest_no_route',
    'No route was found matching the URL and request method.',
  );
}
