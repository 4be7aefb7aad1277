// The global `shopify` of an app's pages. Runs in a browser, in the app's frame.

import { barOf, defineElements } from './elements.ts';
import { config, embedded, idToken, parameters, startFrame } from './frame.ts';
import { ask, listeners, sendToAdmin, type FromAdmin } from './messages.ts';
import { leaveConfirmation, watchForms, watchLinks } from './save-bar.ts';

interface ToastOptions {
  readonly duration?: number;
  readonly isError?: boolean;
  readonly action?: string;
  readonly onAction?: () => void;
}

interface Overlay extends HTMLElement {
  readonly showOverlay?: () => void;
  readonly hideOverlay?: () => void;
  readonly toggleOverlay?: () => void;
}

let lastToast = 0;
const actions = new Map<string, () => void>();
listeners.set('toast-action', ({ toast }: FromAdmin) => actions.get(String(toast))?.());

const overlay = (name: 'showOverlay' | 'hideOverlay' | 'toggleOverlay') => (id: string) => {
  const element: Overlay | null = document.getElementById(id);
  const act = element?.[name];
  if (act === undefined) throw new Error(`There is no modal with the id ${id}`);
  act.call(element);
  return Promise.resolve();
};

const shopify = {
  config,
  origin: location.origin,
  ready: Promise.resolve(),
  environment: { embedded, mobile: false, pos: false, intent: false },
  idToken,
  loading: (on = true) => sendToAdmin('loading', { on }),
  user: () => Promise.resolve({ accountAccess: 'Store owner' }),
  toast: {
    show: (message: string, { onAction, ...options }: ToastOptions = {}) => {
      const toast = String(++lastToast);
      if (onAction !== undefined) actions.set(toast, onAction);
      sendToAdmin('toast', { toast, message, ...options });
      return toast;
    },
    hide: (toast: string) => sendToAdmin('toast-hide', { toast }),
  },
  modal: {
    show: overlay('showOverlay'),
    hide: overlay('hideOverlay'),
    toggle: overlay('toggleOverlay'),
  },
  saveBar: {
    show: (id: string) => barOf(id).show(),
    // The bar of a page that was left is already hidden.
    hide: (id: string) =>
      document.getElementById(id) === null ? Promise.resolve() : barOf(id).hide(),
    toggle: (id: string) => barOf(id).toggle(),
    leaveConfirmation,
  },
  resourcePicker: async (options: object) => {
    const chosen = await ask<readonly object[] | undefined>('resource-picker', { options });
    return chosen === undefined ? undefined : Object.assign(chosen, { selection: chosen });
  },
  webVitals: { onReport: () => Promise.resolve() },
};

declare global {
  interface Window {
    /** Set by the script around this one. */
    readonly standInBounce?: string;
  }
}

Object.assign(window, { shopify });
if (embedded && !parameters.has('shopify-reload')) {
  watchLinks();
  watchForms();
  defineElements();
}
startFrame(window.standInBounce ?? 'fetch');
