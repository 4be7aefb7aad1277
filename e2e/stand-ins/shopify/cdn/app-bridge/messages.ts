// Messages between App Bridge in the frame and the admin around it. Runs in a browser.

const ADMIN = 'https://admin.shopify.com';
let lastMessage = 0;
const waiting = new Map<number, (value: unknown) => void>();

/** Sends the admin a message without a reply. */
export function sendToAdmin(kind: string, parts: object = {}): void {
  window.parent.postMessage({ standIn: true, kind, id: 0, ...parts }, ADMIN);
}

/** Sends the admin a message and waits for its reply. */
export function ask<Reply>(kind: string, parts: object = {}): Promise<Reply> {
  const id = ++lastMessage;
  return new Promise((resolve) => {
    waiting.set(id, (value) => resolve(value as Reply));
    window.parent.postMessage({ standIn: true, kind, id, ...parts }, ADMIN);
  });
}

export interface FromAdmin {
  readonly standIn: true;
  readonly kind: string;
  readonly [name: string]: unknown;
}

export const listeners = new Map<string, (message: FromAdmin) => void>();

window.addEventListener('message', (event: MessageEvent<FromAdmin | undefined>) => {
  const message = event.data;
  if (event.origin !== ADMIN || message?.standIn !== true) return;
  if (message.kind === 'reply') {
    const id = Number(message['id']);
    waiting.get(id)?.(message['value']);
    waiting.delete(id);
  } else listeners.get(message.kind)?.(message);
});
