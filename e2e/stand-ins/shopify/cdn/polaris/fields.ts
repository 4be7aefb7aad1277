// Fields. Runs in a browser.

import { mark, recipes, textFrom, type Polaris, type Recipe } from './element.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FIELD_CSS = `:host{display:block;min-width:0}.field{display:flex;flex-direction:column;gap:4px;min-width:0}
  .control{display:flex;align-items:center;gap:4px;min-width:0}input,textarea,select{font:inherit;color:inherit;width:100%;min-height:32px;padding:4px 8px;
  border:1px solid #8a8a8a;border-radius:8px;box-sizing:border-box;background:#fff;min-width:0}
  .prefix:empty,.suffix:empty{display:none}[aria-invalid=true]{border-color:#8e0b21;background:#fee8eb}.error{color:#8e0b21}.details{color:#616161}.exclusive{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
  @media (pointer:coarse),(max-width:600px){input,textarea,select{min-height:44px}}`;

export const around = (control: string) => `<div class="field"><label for="control"></label>
  <div class="control"><span class="prefix"></span>${control}<span class="suffix"></span><slot name="accessory"></slot></div>
  <div class="error" id="error"><span></span><slot name="error"></slot></div>
  <div class="details" id="details"><span></span><slot name="details"></slot></div></div>`;

export function controlOf(host: Polaris): Control {
  const control = host.inner('#control');
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  if (control instanceof HTMLSelectElement) return control;
  throw new Error(`<${host.localName}> has no control`);
}

function setValue(host: Polaris, value: string): void {
  const control = controlOf(host);
  // Keeps the caret in place.
  if (control.value !== value) control.value = value;
  host.internals.setFormValue(value);
}

/** Label, error and details of a field. */
export function describe(host: Polaris, control: HTMLElement): void {
  const label = host.inner('label');
  label.textContent = host.text('label');
  label.hidden = host.text('label') === '';
  label.classList.toggle('exclusive', host.text('labelaccessibilityvisibility') === 'exclusive');
  const ids: string[] = [];
  for (const name of ['error', 'details']) {
    const line = host.inner(`.${name}`);
    host.inner(`.${name} span`).textContent = host.text(name);
    const isThere =
      host.text(name) !== '' || host.querySelector(`:scope > [slot=${name}]`) !== null;
    line.hidden = !isThere;
    if (isThere) ids.push(name);
  }
  mark(control, 'aria-describedby', ids.join(' '));
  mark(control, 'aria-invalid', ids.includes('error') ? 'true' : '');
  mark(control, 'aria-label', host.text('accessibilitylabel'));
  mark(control, 'aria-required', host.hasAttribute('required') ? 'true' : '');
  mark(control, 'disabled', host.hasAttribute('disabled'));
}

const VALUE: NonNullable<Recipe['properties']> = {
  value: {
    get() {
      return this.current ?? this.text('value');
    },
    set(value: unknown) {
      this.current = textFrom(value);
      setValue(this, this.current);
    },
  },
  defaultValue: {
    get() {
      return this.text('value');
    },
    set(value: unknown) {
      mark(this, 'value', textFrom(value));
    },
  },
};

export function passOn(host: Polaris): void {
  const control = controlOf(host);
  control.addEventListener('input', () => {
    host.current = control.value;
    host.internals.setFormValue(control.value);
  });
  // Unlike `input`, it does not leave the shadow tree.
  control.addEventListener('change', () => host.emit('change'));
}

export const field = (control: string, update?: (host: Polaris) => void): Recipe => ({
  css: FIELD_CSS,
  html: around(control),
  properties: VALUE,
  connect: (host) => {
    passOn(host);
    controlOf(host).addEventListener('keydown', (event) => {
      const isEnter = event instanceof KeyboardEvent && event.key === 'Enter';
      if (isEnter && !(event.target instanceof HTMLTextAreaElement))
        host.internals.form?.requestSubmit();
    });
  },
  update: (host) => {
    const control = controlOf(host);
    describe(host, control);
    for (const name of [
      'placeholder',
      'maxlength',
      'minlength',
      'min',
      'max',
      'step',
      'autocomplete',
      'rows',
      'inputmode',
    ]) {
      if (host.hasAttribute(name)) control.setAttribute(name, host.text(name));
    }
    mark(control, 'readonly', host.hasAttribute('readonly'));
    host.inner('.prefix').textContent = host.text('prefix');
    host.inner('.suffix').textContent = host.text('suffix');
    update?.(host);
    if (host.current === undefined) setValue(host, host.text('value'));
  },
  reset: (host) => {
    host.current = undefined;
    setValue(host, host.text('value'));
  },
});

const input = (type: string) => field(`<input id="control" type="${type}">`);
recipes['s-text-field'] = input('text');
recipes['s-email-field'] = input('email');
recipes['s-password-field'] = input('password');
recipes['s-search-field'] = input('search');
recipes['s-url-field'] = input('url');
recipes['s-number-field'] = input('number');
recipes['s-money-field'] = input('number');
recipes['s-date-field'] = input('date');
recipes['s-color-field'] = input('text');
recipes['s-text-area'] = field('<textarea id="control" rows="3"></textarea>');
