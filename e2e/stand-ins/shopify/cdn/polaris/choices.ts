// Selects, choice lists and checkboxes. Runs in a browser.

import { mark, recipes, type Polaris, type Recipe } from './element.ts';
import { around, controlOf, describe, field, FIELD_CSS, passOn } from './fields.ts';

/** The options in the light DOM, as a selectable list. */
function copyOptions(host: Polaris): void {
  const control = controlOf(host);
  const optionOf = (source: Element): HTMLElement => {
    if (source.localName === 's-option-group') {
      const group = document.createElement('optgroup');
      group.label = source.getAttribute('label') ?? '';
      group.append(...[...source.children].map(optionOf));
      return group;
    }
    const option = document.createElement('option');
    option.value = source.getAttribute('value') ?? source.textContent;
    option.textContent = source.textContent;
    option.disabled = source.hasAttribute('disabled');
    option.defaultSelected = source.hasAttribute('selected');
    return option;
  };
  const sources = [...host.children].filter(({ localName }) => localName.startsWith('s-option'));
  const options = sources.map(optionOf);
  const placeholder = host.text('placeholder');
  if (placeholder !== '') {
    const first = document.createElement('option');
    first.value = '';
    first.textContent = placeholder;
    options.unshift(first);
  }
  control.replaceChildren(...options);
  const chosen = host.current ?? (host.text('value') || undefined);
  if (chosen !== undefined) control.value = chosen;
  host.internals.setFormValue(control.value);
}

const select = field('<select id="control"></select><slot hidden></slot>');
recipes['s-select'] = {
  ...select,
  connect: (host) => {
    passOn(host);
    const watch = new MutationObserver(() => copyOptions(host));
    watch.observe(host, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['value', 'selected', 'disabled'],
    });
  },
  update: (host) => {
    describe(host, controlOf(host));
    copyOptions(host);
  },
};
recipes['s-option'] = { css: ':host{display:none}' };
recipes['s-option-group'] = { css: ':host{display:none}' };

function isChecked(host: Polaris): boolean {
  return host.isChecked ?? host.hasAttribute('checked');
}

function showChecked(host: Polaris): void {
  const control = controlOf(host);
  if (control instanceof HTMLInputElement) {
    control.checked = isChecked(host);
    control.indeterminate = host.hasAttribute('indeterminate');
  }
  host.internals.setFormValue(isChecked(host) ? host.text('value') || 'on' : null);
}

const toggle = (role: string): Recipe => ({
  css: `${FIELD_CSS} input{width:20px;height:20px;min-height:0;flex:none;margin:0}.control{gap:8px}label{cursor:pointer}
    @media (pointer:coarse),(max-width:600px){input{width:24px;height:24px;min-height:24px}.control{min-height:44px}}`,
  html: around(`<input id="control" type="checkbox"${role}>`)
    .replace('<label for="control"></label>', '')
    .replace('<span class="suffix">', '<label for="control"></label><span class="suffix">'),
  properties: {
    checked: {
      get() {
        return isChecked(this);
      },
      set(value: unknown) {
        this.isChecked = Boolean(value);
        showChecked(this);
      },
    },
    defaultChecked: {
      get() {
        return this.hasAttribute('checked');
      },
      set(value: unknown) {
        mark(this, 'checked', Boolean(value));
      },
    },
    defaultIndeterminate: {
      get() {
        return this.hasAttribute('indeterminate');
      },
      set(value: unknown) {
        mark(this, 'indeterminate', Boolean(value));
      },
    },
  },
  connect: (host) => {
    const control = controlOf(host);
    // Before the event is dispatched, so that listeners see the new value.
    control.addEventListener('input', () => {
      host.isChecked = control instanceof HTMLInputElement && control.checked;
      host.internals.setFormValue(host.isChecked ? host.text('value') || 'on' : null);
    });
    control.addEventListener('change', () => host.emit('change'));
  },
  update: (host) => {
    describe(host, controlOf(host));
    showChecked(host);
  },
  reset: (host) => {
    host.isChecked = undefined;
    showChecked(host);
  },
});
recipes['s-checkbox'] = toggle('');
recipes['s-switch'] = toggle(' role="switch"');

function chosenOf(host: Polaris): string[] {
  return [...host.root.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ value }) => value,
  );
}

function dispatchChange(host: Polaris): void {
  const data = new FormData();
  for (const value of chosenOf(host)) data.append(host.text('name') || 'choice', value);
  host.internals.setFormValue(host.text('name') === '' ? null : data);
}

function copyChoices(host: Polaris): void {
  const type = host.hasAttribute('multiple') ? 'checkbox' : 'radio';
  const before = host.current?.split('\n');
  const lines = [...host.querySelectorAll(':scope > s-choice')].map((choice) => {
    const control = document.createElement('input');
    control.type = type;
    control.name = 'choice';
    control.value = choice.getAttribute('value') ?? '';
    control.disabled = host.hasAttribute('disabled') || choice.hasAttribute('disabled');
    control.checked = before?.includes(control.value) ?? choice.hasAttribute('selected');
    mark(control, 'aria-label', choice.getAttribute('accessibilitylabel') ?? '');
    const label = document.createElement('label');
    const words = [...choice.childNodes].filter(
      (node) => !(node instanceof Element) || node.slot === '',
    );
    label.append(
      control,
      ' ',
      words
        .map(({ textContent }) => textContent)
        .join('')
        .trim(),
    );
    const details = choice.querySelector('[slot=details]');
    const line = document.createElement('div');
    line.append(label);
    if (details !== null) {
      const more = document.createElement('div');
      more.className = 'details';
      more.textContent = details.textContent;
      line.append(more);
    }
    return line;
  });
  host.inner('.choices').replaceChildren(...lines);
  dispatchChange(host);
}

recipes['s-choice-list'] = {
  css: `${FIELD_CSS} fieldset{border:0;margin:0;padding:0}legend{padding:0}input{width:20px;height:20px;min-height:0;vertical-align:middle}
    @media (pointer:coarse),(max-width:600px){.choices label{display:block;min-height:44px}}`,
  html: `<fieldset><legend></legend><div class="choices"></div><div class="error"></div><div class="details"></div></fieldset><slot hidden></slot>`,
  connect: (host) => {
    new MutationObserver(() => copyChoices(host)).observe(host, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    host.inner('.choices').addEventListener('input', () => {
      host.current = chosenOf(host).join('\n');
      dispatchChange(host);
    });
    host.inner('.choices').addEventListener('change', () => host.emit('change'));
  },
  update: (host) => {
    const legend = host.inner('legend');
    legend.textContent = host.text('label');
    legend.classList.toggle('exclusive', host.text('labelaccessibilityvisibility') === 'exclusive');
    for (const name of ['error', 'details']) {
      host.inner(`fieldset > .${name}`).textContent = host.text(name);
      host.inner(`fieldset > .${name}`).hidden = host.text(name) === '';
    }
    copyChoices(host);
  },
  reset: (host) => {
    host.current = undefined;
    copyChoices(host);
  },
  properties: {
    values: {
      get() {
        return chosenOf(this);
      },
      set(values: unknown) {
        if (!Array.isArray(values)) return;
        this.current = values.join('\n');
        copyChoices(this);
      },
    },
  },
};
recipes['s-choice'] = { css: ':host{display:none}' };
