/** The REST namespace of the optional WordPress plugin, which identifies it. */
export const RETURN_NAMESPACE = 'wareword/v1';

/** The app's path to which the plugin redirects browsers, keeping the query. */
export const CONNECT_RETURN_PATH = '/connect/return';

/** The return URL on a store's own origin, if the plugin is active. */
export function returnPluginUrl(store: string): string {
  return `${store}/wp-json/${RETURN_NAMESPACE}/return`;
}
