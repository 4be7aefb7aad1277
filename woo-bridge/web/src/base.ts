/**
 * The app may be mounted below a path of a store's own domain. The server names that path in the
 * page's `<base>`; without one it is the folder of the page.
 */
const folder = new URL('.', document.baseURI);

/** What the addresses of pages begin with, without a slash at the end. */
export const BASE = folder.pathname.replace(/\/$/, '');

export const API_URL = new URL('trpc', folder).href;

/** Where the cookies of the pages belong. */
export const COOKIE_PATH = `${BASE}/`;
