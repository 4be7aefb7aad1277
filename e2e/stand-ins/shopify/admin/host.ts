// The admin's own script, around an app's frame. Runs in a browser.

interface Message {
  readonly standIn: true;
  readonly kind: string;
  readonly id: number;
  readonly [name: string]: unknown;
}

interface Settings {
  readonly appUrl: string;
  readonly frameUrl: string;
  readonly appPath: string;
  readonly shop: string;
  readonly domain: string;
}

interface Product {
  readonly id: string;
  readonly title: string;
}

declare global {
  interface Window {
    /** Set by the page around this script. */
    readonly standIn: Settings;
  }
}

const settings = window.standIn;
const appOrigin = new URL(settings.appUrl).origin;

const make = (tag: string, parts: Record<string, unknown> = {}, ...children: (Node | string)[]) => {
  const element = Object.assign(document.createElement(tag), parts);
  element.append(...children);
  return element;
};

const toasts = make('div', { className: 'toasts' });
toasts.setAttribute('role', 'status');
const saveButton = make('button', {}, 'Save');
const discardButton = make('button', {}, 'Discard');
const saveBar = make('div', { className: 'bar' }, 'Unsaved changes', discardButton, saveButton);
saveBar.setAttribute('role', 'region');
saveBar.setAttribute('aria-label', 'Unsaved changes');
const loadingBar = make('div', { className: 'loading', hidden: true });
document.body.append(toasts, loadingBar);

const frame = document.querySelector('iframe');
const send = (message: object): void =>
  frame?.contentWindow?.postMessage({ standIn: true, ...message }, appOrigin);
saveButton.addEventListener('click', () => send({ kind: 'save-bar-click', action: 'save' }));
discardButton.addEventListener('click', () => send({ kind: 'save-bar-click', action: 'discard' }));

/** Opens a dialog. Resolves with the value of the clicked button. */
function ask(
  heading: string,
  content: Node | string,
  choices: Record<string, string>,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const buttons = Object.entries(choices).map(([value, label]) => {
    const button = make('button', {}, label);
    button.addEventListener('click', () => {
      dialog.remove();
      resolve(value);
    });
    return button;
  });
  const dialog = make('dialog', {}, make('h2', {}, heading), content, ...buttons);
  dialog.setAttribute('aria-label', heading);
  dialog.addEventListener('cancel', () => {
    dialog.remove();
    resolve('');
  });
  document.body.append(dialog);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
  return promise;
}

async function mayLeave(): Promise<boolean> {
  if (!saveBar.isConnected) return true;
  const choice = await ask('Leave page with unsaved changes?', 'Leaving this page discards them.', {
    stay: 'Stay',
    leave: 'Leave page',
  });
  if (choice !== 'leave') return false;
  saveBar.remove();
  return true;
}

async function pickProducts(
  options: Record<string, unknown>,
): Promise<readonly Product[] | undefined> {
  const chosen = new Map<string, Product>();
  const query = typeof options['query'] === 'string' ? options['query'] : '';
  const before = Array.isArray(options['selectionIds']) ? options['selectionIds'] : [];
  const isChosen = (id: string) => before.some((one: { id: string }) => one.id === id);
  const list = make('div');
  const limit =
    typeof options['multiple'] === 'number'
      ? options['multiple']
      : options['multiple'] === true
        ? Infinity
        : 1;
  const show = async (words: string) => {
    const response = await fetch(
      `/__admin/${settings.shop}/products?query=${encodeURIComponent(words)}`,
    );
    const { products } = (await response.json()) as { products: Product[] };
    list.replaceChildren(
      ...products.map((product) => {
        const box = make('input', { type: 'checkbox', checked: isChosen(product.id) });
        if (isChosen(product.id)) chosen.set(product.id, product);
        box.addEventListener('change', () => {
          if (!Reflect.get(box, 'checked')) chosen.delete(product.id);
          else if (chosen.size < limit) chosen.set(product.id, product);
          else Reflect.set(box, 'checked', false);
        });
        return make('label', {}, box, ' ', product.title);
      }),
    );
  };
  const search = make('input', { type: 'search', value: query });
  search.setAttribute('aria-label', 'Search products');
  search.addEventListener('input', () => void show(String(Reflect.get(search, 'value'))));
  await show(query);
  const choice = await ask('Add products', make('div', {}, search, list), {
    select: 'Select',
    '': 'Cancel',
  });
  return choice === 'select' ? [...chosen.values()] : undefined;
}

function showToast({ toast, message, isError, duration, action }: Message): void {
  const line = make(
    'p',
    { id: `toast-${String(toast)}`, className: isError ? 'error' : '' },
    String(message),
  );
  if (typeof action === 'string') {
    const button = make('button', {}, action);
    button.addEventListener('click', () => send({ kind: 'toast-action', toast }));
    line.append(' ', button);
  }
  toasts.append(line);
  setTimeout(() => line.remove(), typeof duration === 'number' ? duration : 5_000);
}

function showNavigation(items: readonly { href: string; label: string }[]): void {
  const nav = document.querySelector('nav[aria-label="App navigation"]');
  nav?.replaceChildren(
    ...items.map(({ href, label }) => {
      const link = make('a', { href: `${settings.appPath}${href}` }, label);
      link.addEventListener('click', (event) => {
        event.preventDefault();
        void mayLeave().then((leaves) => leaves && send({ kind: 'navigate', href }));
      });
      return link;
    }),
  );
}

const ADDED = /^(?:embedded|hmac|host|id_token|locale|session|shop|timestamp)=/;

/** The frame's URL as part of the admin's URL, without the admin's own parameters. */
function mirror(path: string): void {
  const url = new URL(path, appOrigin);
  const own = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !ADDED.test(part));
  const search = own.length === 0 ? '' : `?${own.join('&')}`;
  history.replaceState(null, '', `${settings.appPath}${url.pathname}${search}`);
}

async function handle(message: Message): Promise<unknown> {
  switch (message.kind) {
    case 'id-token': {
      const response = await fetch(`/__admin/${settings.shop}/id-token`);
      const { token } = (await response.json()) as { token: string };
      return token;
    }
    case 'path':
      mirror(String(message['path']));
      return undefined;
    case 'routed':
      // For tests: the app's page now responds to clicks.
      document.body.dataset['appReady'] = 'true';
      return undefined;
    case 'navigation':
      showNavigation(message['items'] as { href: string; label: string }[]);
      return undefined;
    case 'toast':
      showToast(message);
      return undefined;
    case 'toast-hide':
      document.querySelector(`#toast-${String(message['toast'])}`)?.remove();
      return undefined;
    case 'loading':
      loadingBar.hidden = message['on'] !== true;
      return undefined;
    case 'save-bar':
      if (message['on'] === true) document.body.append(saveBar);
      else saveBar.remove();
      return undefined;
    case 'leave-confirmation':
      return mayLeave();
    case 'reload':
      location.assign(`${settings.appPath}${String(message['path'])}`);
      return undefined;
    case 'open': {
      const url = new URL(
        String(message['url']).replace(/^shopify:\/*admin\//, `/store/${settings.shop}/`),
        location.href,
      );
      if (message['target'] === '_blank') window.open(url);
      else location.assign(url);
      return undefined;
    }
    case 'resource-picker':
      return pickProducts(message['options'] as Record<string, unknown>);
    case 'problem':
      await fetch('/__admin/problems', { method: 'POST', body: String(message['text']) });
      return undefined;
    default:
      return undefined;
  }
}

window.addEventListener('message', (event: MessageEvent<Message | undefined>) => {
  const message = event.data;
  if (event.source !== frame?.contentWindow || event.origin !== appOrigin) return;
  if (message?.standIn !== true) return;
  void handle(message).then((value) => send({ kind: 'reply', id: message.id, value }));
});
// Only after the listener is set: otherwise the app's first message would be lost, and it would wait forever.
if (frame !== null) frame.src = settings.frameUrl;
window.addEventListener('beforeunload', (event) => {
  if (saveBar.isConnected) event.preventDefault();
});
