// Tables: rows and columns, or one block per row on a phone. Runs in a browser.

import { mark, recipes, type Polaris } from './element.ts';

const NARROW = '@container (max-width: 490px)';

/** Labels a row's cells with their columns' names, because the header is hidden on a phone. */
function labelRow(row: Element, headers: readonly Element[]): void {
  [...row.querySelectorAll(':scope > s-table-cell')].forEach((cell, index) => {
    const header = headers[index];
    const slot = header?.getAttribute('listslot') ?? 'labeled';
    const words = cell.shadowRoot?.querySelector('.label');
    if (words) words.textContent = slot === 'labeled' ? (header?.textContent.trim() ?? '') : '';
    cell.shadowRoot?.querySelector('.cell')?.classList.toggle('primary', slot === 'primary');
    const format = header?.getAttribute('format') ?? 'base';
    cell.shadowRoot?.querySelector('.cell')?.classList.toggle('numeric', format !== 'base');
  });
}

/** Rows that are new or changed; all of them if a header is. */
function changedRows(host: Polaris, changes: readonly MutationRecord[]): Iterable<Element> {
  const rows = new Set<Element>();
  for (const { target, addedNodes } of changes) {
    const place = target instanceof Element ? target : target.parentElement;
    if (place?.closest('s-table-header-row')) return host.querySelectorAll('s-table-row');
    const row = place?.closest('s-table-row');
    if (row) rows.add(row);
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.localName === 's-table-row') rows.add(node);
      else node.querySelectorAll('s-table-row').forEach((inner) => rows.add(inner));
    }
  }
  return rows;
}

function label(host: Polaris, rows: Iterable<Element>): void {
  const headers = [...host.querySelectorAll('s-table-header')];
  for (const row of rows) labelRow(row, headers);
}

recipes['s-table'] = {
  css: `:host{display:block;container-type:inline-size;min-width:0}.table{display:table;width:100%;border-collapse:collapse}
    ${NARROW}{.table{display:block}}nav{display:flex;justify-content:center;gap:8px;padding:8px}button{font:inherit;min-width:32px;min-height:32px}
    .filters{padding:8px}@media (pointer:coarse),(max-width:600px){button{min-width:44px;min-height:44px}}`,
  html: `<div class="filters"><slot name="filters"></slot></div><div class="table" role="table"><slot></slot></div>
    <nav aria-label="Pagination"><button type="button" aria-label="Previous">‹</button><button type="button" aria-label="Next">›</button></nav>`,
  connect: (host) => {
    const [previous, next] = host.root.querySelectorAll('button');
    previous?.addEventListener('click', () => host.emit('previouspage'));
    next?.addEventListener('click', () => host.emit('nextpage'));
    new MutationObserver((changes) => label(host, changedRows(host, changes))).observe(host, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  },
  update: (host) => {
    const [previous, next] = host.root.querySelectorAll('button');
    host.inner('nav').hidden = !host.hasAttribute('paginate');
    const filters = host.root.querySelector<HTMLSlotElement>('slot[name=filters]');
    const look = () => {
      host.inner('.filters').hidden = filters?.assignedElements().length === 0;
    };
    filters?.addEventListener('slotchange', look);
    look();
    previous?.toggleAttribute('disabled', !host.hasAttribute('haspreviouspage'));
    next?.toggleAttribute('disabled', !host.hasAttribute('hasnextpage'));
    mark(host.inner('.table'), 'aria-busy', host.hasAttribute('loading') ? 'true' : '');
    // The cells are upgraded after their table.
    queueMicrotask(() => label(host, host.querySelectorAll('s-table-row')));
  },
};

recipes['s-table-header-row'] = {
  css: `:host{display:table-row;background:#f7f7f7}${NARROW}{:host{display:none}}`,
  update: (host) => host.setAttribute('role', 'row'),
};
recipes['s-table-header'] = {
  css: ':host{display:table-cell;padding:8px 12px;font-weight:600;text-align:start}:host([format=numeric]),:host([format=currency]){text-align:end}',
  update: (host) => host.setAttribute('role', 'columnheader'),
};
recipes['s-table-body'] = {
  css: `:host{display:table-row-group}${NARROW}{:host{display:block}}`,
  update: (host) => host.setAttribute('role', 'rowgroup'),
};
recipes['s-table-row'] = {
  css: `:host{display:table-row;border-top:1px solid #e3e3e3}${NARROW}{:host{display:block;padding:8px 12px;border-top:1px solid #e3e3e3}}`,
  connect: (host) => {
    host.addEventListener('click', (event) => {
      const id = host.text('clickdelegate');
      const isOwn = event
        .composedPath()
        .some(
          (element) =>
            element instanceof HTMLElement &&
            /^(?:a|button|input|select|textarea|label)$/.test(element.localName),
        );
      if (id !== '' && !isOwn)
        document
          .getElementById(id)
          ?.shadowRoot?.querySelector<HTMLElement>('a:not([hidden]),button:not([hidden]),input')
          ?.click();
    });
  },
  update: (host) => host.setAttribute('role', 'row'),
};
recipes['s-table-cell'] = {
  css: `:host{display:table-cell;padding:8px 12px;vertical-align:middle;overflow-wrap:anywhere}.label{display:none;color:#616161}.numeric{text-align:end}
    ${NARROW}{:host{display:block;padding:2px 0}.label:not(:empty){display:block}.numeric{text-align:start}.primary{font-weight:600}}`,
  html: '<div class="cell"><span class="label"></span><slot></slot></div>',
  update: (host) => host.setAttribute('role', 'cell'),
};
