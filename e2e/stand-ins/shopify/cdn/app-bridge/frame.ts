// URLs, session tokens and requests. Runs in a browser, in the app's frame.

import { ask, sendToAdmin } from './messages.ts';

export const embedded = window.parent !== window;
const script = document.currentScript;
export const parameters = new URLSearchParams(location.search);

function metaKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="shopify-api-key"]')?.content ?? '';
}

export const config = {
  apiKey: script?.getAttribute('data-api-key') ?? metaKey(),
  shop: parameters.get('shop') ?? '',
  host: parameters.get('host') ?? '',
  locale: parameters.get('locale') ?? 'en',
};

const windowFetch = window.fetch.bind(window);
const windowOpen = window.open.bind(window);

export function idToken(): Promise<string> {
  return ask<string>('id-token');
}

/** Adds a session token to requests to the app, and retries once if it is rejected. */
async function fetchWithToken(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { origin } = new URL(request.url, location.href);
  if (origin !== location.origin || request.headers.has('Authorization')) {
    return windowFetch(request);
  }
  const send = async (): Promise<Response> => {
    const again = request.clone();
    again.headers.set('Authorization', `Bearer ${await idToken()}`);
    return windowFetch(again);
  };
  const first = await send();
  const response = first.headers.has('X-Shopify-Retry-Invalid-Session-Request')
    ? await send()
    : first;
  const leave = response.headers.get('X-Shopify-API-Request-Failure-Reauthorize-Url');
  if (leave !== null) {
    sendToAdmin('open', { url: new URL(leave, location.href).href, target: '_top' });
    // A rejected promise would show an error while the page is being left.
    return new Promise(() => undefined);
  }
  return response;
}

/** A page without a session token is requested again with one. */
async function bounce(reload: string, way: string): Promise<void> {
  const url = new URL(reload, location.href);
  if (url.origin !== location.origin) throw new Error(`App Bridge reloads no ${url.origin}`);
  if (way === 'navigate') {
    url.searchParams.set('id_token', await idToken());
    location.replace(url);
    return;
  }
  const response = await fetch(url, { headers: { 'X-Shopify-Bounce': '1' } });
  const text = await response.text();
  history.replaceState(null, '', response.url);
  document.open();
  // oxlint-disable-next-line typescript/no-deprecated -- What App Bridge does.
  document.write(text);
  document.close();
}

function watchAddress(): void {
  const report = (): void => sendToAdmin('path', { path: location.pathname + location.search });
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...given) => {
      original(...given);
      report();
    };
  }
  window.addEventListener('popstate', report);
  report();
}

/** @param way how the page for a new session token continues */
export function startFrame(way: string): void {
  if (!embedded) {
    // Outside the admin, redirects to the app's page there.
    if (config.host === '') return;
    const own = new URLSearchParams(parameters);
    for (const name of [
      'embedded',
      'hmac',
      'host',
      'id_token',
      'locale',
      'session',
      'shop',
      'timestamp',
    ]) {
      own.delete(name);
    }
    const query = own.size === 0 ? '' : `?${own.toString()}`;
    location.replace(
      `https://${atob(config.host)}/apps/${config.apiKey}${location.pathname}${query}`,
    );
    return;
  }
  window.fetch = fetchWithToken;
  window.open = (url, target, features) => {
    const to = String(url ?? '');
    if (target === '_top' || target === '_parent' || to.startsWith('shopify:')) {
      sendToAdmin('open', { url: new URL(to, location.href).href, target: target ?? '_top' });
      return null;
    }
    return windowOpen(url, target, features);
  };
  const reload = parameters.get('shopify-reload');
  if (reload !== null) void bounce(reload, way);
  else watchAddress();
}
