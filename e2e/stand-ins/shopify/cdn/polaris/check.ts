// Reports markup of the app that Shopify's elements would not support.

import { described, Polaris } from './element.ts';

/** Elements of App Bridge. */
const BRIDGE = new Set(['s-app-nav', 's-app-window']);
const GLOBAL = new Set([
  ...['id', 'class', 'style', 'slot', 'hidden', 'lang', 'dir', 'title', 'inert', 'is', 'key'],
  // The stand-in's own.
  'role',
]);

const reported = new Set<string>();

function report(problem: string): void {
  const text = `${location.pathname}: ${problem}`;
  if (reported.has(text)) return;
  reported.add(text);
  window.parent.postMessage(
    { standIn: true, kind: 'problem', id: 0, text },
    'https://admin.shopify.com',
  );
}

function checkAttributes(element: Element): void {
  const known = described[element.localName];
  if (known === undefined) return;
  const members = new Set(known.members.map((name) => name.toLowerCase()));
  for (const { name, value } of element.attributes) {
    if (GLOBAL.has(name) || name.startsWith('data-')) continue;
    // App Bridge recognizes the home page's link by it.
    if (name === 'rel' && element.closest('s-app-nav') !== null) continue;
    const attribute = known.attributes[name];
    if (attribute === undefined) {
      if (!members.has(name)) report(`<${element.localName}> has no attribute ${name}`);
      continue;
    }
    if (attribute.isBoolean && value === 'false') {
      report(`<${element.localName} ${name}="false"> means true`);
    }
    if (attribute.values !== undefined && value !== '' && !attribute.values.includes(value)) {
      report(`<${element.localName}> has no ${name} "${value}"`);
    }
  }
}

function checkPlace(node: Node): void {
  const parent = node.parentElement;
  const known = parent === null ? undefined : described[parent.localName];
  if (parent === null || known === undefined) return;
  if (node instanceof Element) {
    const slot = node.getAttribute('slot') ?? '';
    if (!known.slots.includes(slot)) {
      report(`<${parent.localName}> has no slot "${slot}", where a <${node.localName}> is`);
    }
  } else if (node instanceof Text && node.data.trim() !== '' && !known.slots.includes('')) {
    report(`<${parent.localName}> shows no text: "${node.data.trim().slice(0, 40)}"`);
  }
}

function check(node: Node): void {
  checkPlace(node);
  if (!(node instanceof Element)) return;
  const { localName } = node;
  if (localName.startsWith('s-') && !BRIDGE.has(localName) && described[localName] === undefined) {
    report(`there is no element <${localName}>`);
  }
  checkAttributes(node);
  for (const child of node.childNodes) check(child);
}

/** Listeners for events that an element does not have would never run. */
function checkListeners(): void {
  const listen: unknown = Reflect.get(HTMLElement.prototype, 'addEventListener');
  Object.defineProperty(Polaris.prototype, 'addEventListener', {
    value(this: Polaris, type: string, ...rest: [EventListener]) {
      const known = described[this.localName]?.events ?? [];
      const isNative = `on${type}` in HTMLElement.prototype;
      if (!known.includes(type) && (!isNative || type !== type.toLowerCase())) {
        report(`<${this.localName}> has no event ${type}`);
      }
      if (typeof listen === 'function') Reflect.apply(listen, this, [type, ...rest]);
    },
  });
}

export function watchMarkup(): void {
  checkListeners();
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) checkAttributes(target);
      addedNodes.forEach(check);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
  check(document.documentElement);
}
