import type { WooStandIn } from '../stand-ins/woocommerce/index.ts';

const OWNER = { log: 'owner', pwd: 'owner-password' };

/** The links on the page where the store's owner grants access, and the owner's cookie. */
export async function openGrantPage(
  store: WooStandIn,
  authorizeUrl: string,
): Promise<{ approve: string; deny: string; cookie: string }> {
  const login = await fetch(`${store.url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...OWNER, redirect_to: authorizeUrl }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1).join(''))
    .join('; ');
  const page = await (await fetch(authorizeUrl, { headers: { cookie } })).text();
  const link = (kind: string) =>
    new RegExp(`class="[^"]*${kind}" href="([^"]+)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ??
    '';
  return { approve: link('wc-auth-approve'), deny: link('wc-auth-deny'), cookie };
}

/** Approves as the owner; the store posts its keys. @returns where the browser is sent */
export async function grantedReturn(store: WooStandIn, authorizeUrl: string): Promise<string> {
  const { approve, cookie } = await openGrantPage(store, authorizeUrl);
  const response = await fetch(approve, { headers: { cookie }, redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

/** The last characters of the newest key, as the store shows them to its manager. */
export function newestKeyEnd(store: WooStandIn): string {
  const newest = [...store.shop.keys.values()].sort((a, b) => b.id - a.id)[0];
  return newest?.consumerKey.slice(-7) ?? '';
}
