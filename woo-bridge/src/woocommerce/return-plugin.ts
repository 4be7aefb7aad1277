/** The REST namespace that the optional WordPress plugin adds, by which it is found. */
export const RETURN_NAMESPACE = 'wareword/v1';

/** The path of the bridge that the plugin sends browsers on to, with the query kept. */
export const BRIDGE_RETURN_PATH = '/connect/return';

/** The return address on a store's own origin, where the plugin is active. */
export function returnPluginUrl(store: string): string {
  return `${store}/wp-json/${RETURN_NAMESPACE}/return`;
}
