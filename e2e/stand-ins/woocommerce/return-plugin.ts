import type { Request, Response } from 'express';
import type { Store } from './store.ts';
import { RestError } from './rest/rest-error.ts';

/** The namespace and route that the optional return plugin adds. */
export const RETURN_NAMESPACE = 'wareword/v1';
export const RETURN_ROUTE = `/${RETURN_NAMESPACE}/return`;
/** The path of the app that browsers are sent to. */
const RETURN_PATH = '/connect/return';

/** Like `woo-bridge/wordpress-plugin`: redirects to the app with the query unchanged. */
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
    response.redirect(302, `${installed.appUrl}${RETURN_PATH}${query === '' ? '' : `?${query}`}`);
  };
}
