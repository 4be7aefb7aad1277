import express, { type Request, type Response, type Router } from 'express';
import { randomBytes } from 'node:crypto';
import { keysPage } from '../pages/keys-page.ts';
import { page } from '../pages/layout.ts';
import { managesShop } from '../shop/shop.ts';
import type { UserRecord } from '../shop/records.ts';
import { escapeHtml } from '../shop/render.ts';
import type { Store } from '../store.ts';
import { postKeys } from './post-keys.ts';
import {
  InvalidAuthorizeRequest,
  authorizeQuery,
  readAuthorizeRequest,
  returnAddress,
  type AuthorizeRequest,
} from './request.ts';

const COOKIE = 'wordpress_logged_in';

/** `/wp-login.php` and `/wc-auth/v1/…`: log in, approve or deny, and deliver the keys. */
export function authRoutes(store: Store): Router {
  const router = express.Router();
  const sessions = new Map<string, { userId: number; nonce: string }>();

  const sessionOf = (request: Request) => {
    const cookie = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(
      request.headers.cookie ?? '',
    )?.[1];
    const session = cookie === undefined ? undefined : sessions.get(cookie);
    const user = session === undefined ? undefined : store.shop.userById(session.userId);
    return session === undefined || user === undefined ? undefined : { ...session, user };
  };
  const step = (name: string, query: URLSearchParams) =>
    `${store.url}/wc-auth/v1/${name}?${query.toString()}`;

  router.post('/wp-login.php', express.urlencoded({ extended: false }), (request, response) => {
    const body: unknown = request.body;
    const form = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
    const redirectTo = String(form.get('redirect_to') ?? '');
    const user = store.shop.users.find(({ login }) => login === form.get('log'));
    if (user === undefined || user.password !== form.get('pwd')) {
      response.send(loginPage(store, redirectTo, 'Unknown username or wrong password.'));
      return;
    }
    const id = randomBytes(16).toString('hex');
    sessions.set(id, { userId: user.id, nonce: randomBytes(5).toString('hex') });
    response.cookie(COOKIE, id, { httpOnly: true, sameSite: 'lax', path: '/' });
    response.redirect(302, redirectTo.startsWith(`${store.url}/`) ? redirectTo : `${store.url}/`);
  });
  router.get('/wp-login.php', (request, response) => {
    if (request.query['action'] === 'logout') response.clearCookie(COOKIE, { path: '/' });
    const redirectTo = new URL(request.originalUrl, store.url).searchParams.get('redirect_to');
    response.send(loginPage(store, redirectTo ?? ''));
  });

  // Where an owner finds their keys: WooCommerce > Settings > Advanced > REST API.
  router.get('/wp-admin/admin.php', (request, response) => {
    const session = sessionOf(request);
    if (session === undefined) {
      const back = new URLSearchParams({ redirect_to: new URL(request.url, `${store.url}/`).href });
      response.redirect(302, `${store.url}/wp-login.php?${back.toString()}`);
    } else if (!managesShop(session.user.role)) {
      response.status(403).send(refusalPage('You do not have permission to access this page'));
    } else response.send(keysPage(store));
  });

  router.get('/wc-auth/v1/:route', (request, response, next) => {
    void (async () => {
      const query = new URL(request.originalUrl, store.url).searchParams;
      const asked = readAuthorizeRequest(query, store.settings);
      const session = sessionOf(request);
      const route = request.params.route;
      if (route === 'login' && session === undefined) {
        response.send(loginPage(store, step('authorize', authorizeQuery(asked))));
      } else if (route === 'login') {
        response.redirect(302, step('authorize', authorizeQuery(asked)));
      } else if (session === undefined && route === 'authorize') {
        response.redirect(302, step('login', authorizeQuery(asked)));
      } else if (session !== undefined && managesShop(session.user.role) && route === 'authorize') {
        const granted = authorizeQuery(asked);
        granted.set('wc_auth_nonce', session.nonce);
        response.send(grantPage(asked, session.user, step('access_granted', granted)));
      } else if (
        session !== undefined &&
        managesShop(session.user.role) &&
        route === 'access_granted'
      ) {
        if (query.get('wc_auth_nonce') !== session.nonce) {
          throw new InvalidAuthorizeRequest('Invalid nonce verification');
        }
        await grant(store, asked, session.user, response);
      } else {
        throw new InvalidAuthorizeRequest('You do not have permission to access this page');
      }
    })().catch((error: unknown) => {
      if (!(error instanceof InvalidAuthorizeRequest)) next(error);
      else response.status(401).send(refusalPage(error.message));
    });
  });
  return router;
}

/** Creates a key, delivers it, and keeps it only if the callback accepted it. */
async function grant(store: Store, asked: AuthorizeRequest, user: UserRecord, response: Response) {
  const key = store.shop.addKey({
    userId: user.id,
    permissions: asked.scope,
    description: `${asked.appName} - API (${new Date(store.shop.now()).toISOString().slice(0, 19).replace('T', ' ')})`,
  });
  try {
    await postKeys(asked, key, {
      allowLoopbackCallback: store.settings.allowLoopbackCallback,
      timeoutMs: store.settings.callbackTimeoutMs,
    });
  } catch (error) {
    store.shop.keys.delete(key.consumerKey);
    throw error;
  }
  response.redirect(302, returnAddress(asked, true));
}

function loginPage(store: Store, redirectTo: string, problem = ''): string {
  return page(
    'Log in',
    `<h1>Log in to your store</h1>
${problem === '' ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
<form method="post" action="${store.url}/wp-login.php">
<label for="log">Username or email address <span aria-hidden="true">*</span><span>Required</span></label><input id="log" name="log" autocomplete="username">
<label for="pwd">Password <span aria-hidden="true">*</span><span>Required</span></label><input id="pwd" name="pwd" type="password" autocomplete="current-password">
<input type="hidden" name="redirect_to" value="${escapeHtml(redirectTo)}">
<button type="submit" name="login">${store.settings.loginButton}</button>
</form>
<p class="muted">This is a stand-in store. Its owner is “owner”, with the password “owner-password”.</p>`,
  );
}

function grantPage(asked: AuthorizeRequest, user: UserRecord, grantedUrl: string): string {
  const words = { read: 'Read', write: 'Write', read_write: 'Read/Write' }[asked.scope];
  return page(
    'Grant access',
    `<h1>${escapeHtml(asked.appName)} would like to connect to your store</h1>
<p>This gives “${escapeHtml(asked.appName)}” <strong>${words}</strong> access to coupons, customers, orders and products.</p>
<p class="muted">Logged in as ${escapeHtml(user.login)}</p>
<a class="button wc-auth-approve" href="${escapeHtml(grantedUrl)}">Approve</a>
<a class="button second wc-auth-deny" href="${escapeHtml(returnAddress(asked, false))}">Deny</a>`,
  );
}

function refusalPage(message: string): string {
  return page('Access denied', `<h1>Access denied</h1><p>Error: ${escapeHtml(message)}.</p>`);
}
