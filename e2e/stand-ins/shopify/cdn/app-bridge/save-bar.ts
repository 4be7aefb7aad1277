// The save bar, and links within the app. Runs in a browser, in the app's frame.

import { ask, listeners, sendToAdmin, type FromAdmin } from './messages.ts';

let shown: { save: () => void; discard: () => void; hidden: () => void } | undefined;

export function showSaveBar(bar: {
  save: () => void;
  discard: () => void;
  hidden: () => void;
}): void {
  shown = bar;
  sendToAdmin('save-bar', { on: true });
}

export function hideSaveBar(): void {
  if (shown === undefined) return;
  const { hidden } = shown;
  shown = undefined;
  sendToAdmin('save-bar', { on: false });
  hidden();
}

/** Resolves once leaving loses nothing; never if the reader stays. */
export async function leaveConfirmation(): Promise<void> {
  if (shown === undefined) return;
  if (await ask<boolean>('leave-confirmation')) hideSaveBar();
  else await new Promise(() => undefined);
}

listeners.set('save-bar-click', ({ action }: FromAdmin) => {
  if (action === 'save') shown?.save();
  else shown?.discard();
});

/** `<form data-save-bar>`: shown by the first change, hidden by submit and reset. */
export function watchForms(): void {
  const formOf = (event: Event): HTMLFormElement | null =>
    event.target instanceof Element
      ? event.target.closest<HTMLFormElement>('form[data-save-bar]')
      : null;
  const changed = (event: Event): void => {
    const form = formOf(event);
    if (form === null) return;
    showSaveBar({
      save: () => form.requestSubmit(),
      discard: () => form.reset(),
      hidden: () => undefined,
    });
  };
  for (const type of ['input', 'change']) document.addEventListener(type, changed);
  for (const type of ['submit', 'reset']) {
    document.addEventListener(type, (event) => {
      if (formOf(event) !== null) hideSaveBar();
    });
  }
}

let routed = false;

/** Navigates with the app's own router, if it listens. */
export async function navigate(from: Element, href: string): Promise<void> {
  await leaveConfirmation();
  if (!routed) {
    // Without a router, the admin reloads the app at this path.
    sendToAdmin('reload', { path: href });
    return;
  }
  from.dispatchEvent(new CustomEvent('shopify:navigate', { bubbles: true, composed: true }));
}

/** Links to the app's own pages are passed to its router as `shopify:navigate`. */
export function watchLinks(): void {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, ...rest: [EventListener, ...unknown[]]) => {
    if (type === 'shopify:navigate') {
      routed = true;
      sendToAdmin('routed');
    }
    listen(type, rest[0], rest[1] as AddEventListenerOptions);
  };
  listen('click', (event) => {
    const click = event as MouseEvent;
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = click
      .composedPath()
      .find((element): element is HTMLAnchorElement => element instanceof HTMLAnchorElement);
    if (link === undefined || link.href === '' || link.hasAttribute('download')) return;
    if (link.target === '_blank') return;
    const url = new URL(link.href);
    if (link.target === '_top' || link.target === '_parent' || url.protocol === 'shopify:') {
      event.preventDefault();
      window.open(url, '_top');
      return;
    }
    if (url.origin !== location.origin || link.target === '_self') return;
    const root = link.getRootNode();
    const from = root instanceof ShadowRoot ? root.host : link;
    event.preventDefault();
    void navigate(from, url.pathname + url.search + url.hash);
  });
}
