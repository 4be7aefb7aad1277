import type { Request, Response } from 'express';
import type { Store } from './store.ts';
import { RestError } from './rest/rest-error.ts';

/** The namespace and route that the optional return plugin adds. */
export const RETURN_NAMESPACE = 'wareword/v1';
export const RETURN_ROUTE = `/${RETURN_NAMESPACE}/return`;
/** Where on the app the browser is sent. */
const BRIDGE_PATH = '/connect/return';

/** Behaves as `woo-bridge/wordpress-plugin`: on to the one bridge, with the query as it came. */
export function returnPlugin(store: Store) {
  return (request: Request, response: Response): void => {
    const installed = store.settings.returnPlugin;
    if (installed === undefined) {
      throw new RestError(
        404,
        'rest_no_route',
        'No route was found matching the URL and request method.',
      );
    }
    const query = request.originalUrl.split('?').slice(1).join('?');
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    response.redirect(302, `${installed.bridge}${BRIDGE_PATH}${query === '' ? '' : `?${query}`}`);
  };
}
