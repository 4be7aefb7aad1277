// Buttons, links and what they open. Runs in a browser.

import { mark, recipes, type Polaris, type Recipe } from './element.ts';

interface Overlay extends HTMLElement {
  readonly showOverlay?: () => void;
  readonly hideOverlay?: () => void;
  readonly toggleOverlay?: () => void;
}

/** `commandFor` and `command`: what is opened, closed or shown instead. */
function perform(host: Polaris): void {
  const id = host.text('commandfor');
  if (id === '') return;
  const root = host.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const target: Overlay | null = root.querySelector(`#${CSS.escape(id)}`);
  const act =
    {
      '--show': target?.showOverlay,
      '--hide': target?.hideOverlay,
    }[host.text('command')] ?? target?.toggleOverlay;
  if (target !== null) act?.call(target);
}

function press(host: Polaris): void {
  perform(host);
  const { form } = host.internals;
  if (host.text('type') === 'submit') form?.requestSubmit();
  if (host.text('type') === 'reset') form?.reset();
}

/** A link if it has a URL, otherwise a button. */
const pressable = (css: string): Recipe => ({
  css: `a,button{font:inherit;color:inherit;text-align:inherit;cursor:pointer;box-sizing:border-box}
    [hidden]{display:none!important}:focus-visible{outline:2px solid #005bd3;outline-offset:1px}${css}`,
  html: '<button type="button"></button><a></a>',
  connect: (host) => {
    host.inner('button').addEventListener('click', () => press(host));
    host.inner('a').addEventListener('click', () => perform(host));
    const slot = document.createElement('slot');
    host.inner('button').append(slot);
  },
  update: (host) => {
    const [button, link] = [host.inner('button'), host.inner('a')];
    const href = host.getAttribute('href');
    const disabled = host.hasAttribute('disabled') || host.hasAttribute('loading');
    const shown = href === null || disabled ? button : link;
    button.hidden = shown !== button;
    link.hidden = shown !== link;
    const slot = host.root.querySelector('slot:not([name])');
    if (slot !== null && slot.parentElement !== shown) shown.append(slot);
    mark(link, 'href', href ?? '');
    mark(link, 'target', host.text('target') === 'auto' ? '' : host.text('target'));
    mark(link, 'download', host.hasAttribute('download'));
    mark(button, 'disabled', disabled);
    mark(button, 'aria-busy', host.hasAttribute('loading') ? 'true' : '');
    if (host.localName === 's-press-button') {
      mark(button, 'aria-pressed', String(host.hasAttribute('pressed')));
    }
    for (const element of [button, link])
      mark(element, 'aria-label', host.text('accessibilitylabel'));
  },
});

const BUTTON = `:host{display:inline-block}a,button{display:inline-block;min-height:28px;padding:4px 12px;border:1px solid #8a8a8a;border-radius:8px;background:#fff;
    text-decoration:none;color:#303030}:host([variant=primary]) :is(a,button){background:#303030;color:#fff}
    :host([variant=tertiary]) :is(a,button){border-color:transparent;background:none}
    :host([tone=critical]) :is(a,button){color:#8e0b21}:host([tone=critical][variant=primary]) :is(a,button){background:#8e0b21;color:#fff}
    button[disabled]{opacity:.5;cursor:default}
    @media (pointer:coarse),(max-width:600px){a,button{min-height:44px;padding:10px 12px}}`;

recipes['s-button'] = pressable(BUTTON);
recipes['s-press-button'] = pressable(BUTTON);
recipes['s-clickable-chip'] = pressable(`${BUTTON}a,button{border-radius:16px}`);
recipes['s-chip'] = {
  css: ':host{display:inline-block;padding:2px 8px;border-radius:16px;background:#e3e3e3}',
  html: '<slot name="graphic"></slot><slot></slot>',
};
recipes['s-clickable'] = pressable(
  ':host{display:block}a,button{display:block;width:100%;border:0;background:none;padding:0;text-decoration:none}',
);
recipes['s-link'] = pressable(
  ':host{display:inline}a,button{color:#005bd3;background:none;border:0;padding:0;text-decoration:underline;overflow-wrap:anywhere}:host([tone=neutral]) :is(a,button){color:inherit}',
);

const overlayMethods = (
  show: (host: Polaris) => void,
  hide: (host: Polaris) => void,
  isShown: (host: Polaris) => boolean,
): NonNullable<Recipe['properties']> => ({
  showOverlay: {
    value(this: Polaris) {
      if (isShown(this)) return;
      this.emit('show');
      show(this);
      this.emit('aftershow');
    },
  },
  hideOverlay: {
    value(this: Polaris) {
      if (isShown(this)) hide(this);
    },
  },
  toggleOverlay: {
    value(this: Overlay & Polaris) {
      if (isShown(this)) this.hideOverlay?.();
      else this.showOverlay?.();
    },
  },
});

const dialogOf = (host: Polaris) => host.root.querySelector('dialog');

recipes['s-modal'] = {
  css: `:host{display:contents}dialog{border:0;border-radius:12px;padding:0;width:min(620px,calc(100vw - 24px));max-height:90vh;box-sizing:border-box;overflow:auto}
    header,footer{display:flex;gap:8px;align-items:center;padding:12px 16px;flex-wrap:wrap}header div{flex:1;font-weight:600}footer{justify-content:flex-end}
    .body{padding:16px}button{font:inherit}`,
  html: `<dialog><header><div role="heading" aria-level="2"></div><button type="button" aria-label="Close">×</button></header>
    <div class="body"><slot></slot></div><footer><slot name="secondary-actions"></slot><slot name="primary-action"></slot></footer></dialog>`,
  connect: (host) => {
    host.inner('button').addEventListener('click', () => dialogOf(host)?.close());
    dialogOf(host)?.addEventListener('close', () => {
      host.emit('hide');
      host.emit('afterhide');
    });
  },
  update: (host) => {
    host.inner('[role=heading]').textContent = host.text('heading');
    host.inner('dialog').ariaLabel = host.text('accessibilitylabel') || host.text('heading');
  },
  properties: overlayMethods(
    (host) => dialogOf(host)?.showModal(),
    (host) => dialogOf(host)?.close(),
    (host) => dialogOf(host)?.open === true,
  ),
};

const popover = (role: string): Recipe => ({
  css: ':host{display:contents}div{background:#fff;border:1px solid #e3e3e3;border-radius:8px;padding:8px;box-shadow:0 4px 12px #0003}div:popover-open{display:flex;flex-direction:column}',
  html: `<div popover role="${role}"><slot></slot></div>`,
  connect: (host) => {
    host.inner('div').addEventListener('toggle', (event) => {
      if ('newState' in event && event.newState === 'closed') {
        host.emit('hide');
        host.emit('afterhide');
      }
    });
    // A click on a menu's item closes the menu.
    if (role === 'group') host.addEventListener('click', () => host.inner('div').hidePopover());
  },
  update: (host) => {
    host.inner('div').ariaLabel = host.text('accessibilitylabel') || null;
  },
  properties: overlayMethods(
    (host) => host.inner('div').showPopover(),
    (host) => host.inner('div').hidePopover(),
    (host) => host.inner('div').matches(':popover-open'),
  ),
});
recipes['s-popover'] = popover('dialog');
recipes['s-menu'] = popover('group');
