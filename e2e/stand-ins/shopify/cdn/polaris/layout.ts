// Boxes, stacks, grids and pages. Runs in a browser.

import { recipes, type Polaris, type Recipe } from './element.ts';

const SIZES: Record<string, string> = {
  none: '0',
  'small-500': '2px',
  'small-400': '4px',
  'small-300': '4px',
  'small-200': '8px',
  'small-100': '8px',
  small: '12px',
  base: '16px',
  large: '20px',
  'large-100': '24px',
  'large-200': '32px',
  'large-300': '40px',
  'large-400': '48px',
  'large-500': '64px',
};

const sized = (value: string): string =>
  value
    .split(' ')
    .map((part) => SIZES[part] ?? part)
    .join(' ');

const COLORS: Record<string, string> = {
  base: '#fff',
  subdued: '#f7f7f7',
  strong: '#e3e3e3',
  transparent: 'transparent',
};

/** Attribute, property of CSS, and how a value is read. */
const STYLES: readonly (readonly [string, string, ((value: string) => string)?])[] = [
  ['padding', 'padding', sized],
  ['paddingblock', 'padding-block', sized],
  ['paddingblockstart', 'padding-block-start', sized],
  ['paddingblockend', 'padding-block-end', sized],
  ['paddinginline', 'padding-inline', sized],
  ['paddinginlinestart', 'padding-inline-start', sized],
  ['paddinginlineend', 'padding-inline-end', sized],
  ['gap', 'gap', sized],
  ['rowgap', 'row-gap', sized],
  ['columngap', 'column-gap', sized],
  ['justifycontent', 'justify-content'],
  ['alignitems', 'align-items'],
  ['aligncontent', 'align-content'],
  ['justifyitems', 'justify-items'],
  ['placeitems', 'place-items'],
  ['placecontent', 'place-content'],
  ['gridtemplatecolumns', 'grid-template-columns'],
  ['gridtemplaterows', 'grid-template-rows'],
  ['gridcolumn', 'grid-column'],
  ['gridrow', 'grid-row'],
  ['inlinesize', 'inline-size'],
  ['mininlinesize', 'min-inline-size'],
  ['maxinlinesize', 'max-inline-size'],
  ['blocksize', 'block-size'],
  ['minblocksize', 'min-block-size'],
  ['maxblocksize', 'max-block-size'],
  ['overflow', 'overflow'],
  ['background', 'background', (value) => COLORS[value] ?? value],
  ['borderradius', 'border-radius', (value) => (value === 'none' ? '0' : '8px')],
  ['border', 'border', (value) => (/^none/.test(value) ? '0' : '1px solid #e3e3e3')],
  ['borderwidth', 'border-width', (value) => (value.includes('none') ? '0' : '1px')],
  ['display', 'display', (value) => (value === 'auto' ? '' : value)],
];

/** `@container (…) this, else that`, Polaris' syntax for responsive values. */
const RESPONSIVE = /^@container\s*([\w-]*)\s*(\(.+?\))\s*(.+?),\s*(.+)$/;

export function styleOf(host: Polaris): string {
  let always = '';
  let sometimes = '';
  for (const [attribute, property, read = (value: string) => value] of STYLES) {
    const given = host.getAttribute(attribute);
    if (given === null || given === '') continue;
    const [, name = '', condition = '', then = '', otherwise = ''] = RESPONSIVE.exec(given) ?? [];
    if (condition === '') always += `${property}:${read(given)};`;
    else {
      always += `${property}:${read(otherwise)};`;
      sometimes += `@container ${name} ${condition}{:host{${property}:${read(then)}}}`;
    }
  }
  return `:host{${always}}${sometimes}`;
}

const styled = (css: string, more: Partial<Recipe> = {}): Recipe => ({
  css,
  ...more,
  update: (host) => {
    host.own.textContent = styleOf(host);
    more.update?.(host);
  },
});

const ROLES: Record<string, string> = {
  'list-item': 'listitem',
  'ordered-list': 'list',
  'unordered-list': 'list',
};

function labelBox(host: Polaris): void {
  const role = host.text('accessibilityrole');
  if (role !== '' && role !== 'generic') host.setAttribute('role', ROLES[role] ?? role);
  host.internals.ariaLabel = host.text('accessibilitylabel') || null;
  if (host.text('accessibilityvisibility') === 'hidden') host.internals.ariaHidden = 'true';
}

recipes['s-box'] = styled(':host{display:block;min-width:0}', { update: labelBox });
recipes['s-grid'] = styled(':host{display:grid;min-width:0}', { update: labelBox });
recipes['s-grid-item'] = styled(':host{display:block;min-width:0}', { update: labelBox });
recipes['s-scroll-box'] = styled(':host{display:block;overflow:auto}', { update: labelBox });
recipes['s-query-container'] = { css: ':host{display:block;container-type:inline-size}' };
recipes['s-button-group'] = {
  css: ':host{display:flex;flex-wrap:wrap;gap:8px}',
  html: '<slot></slot><slot name="secondary-actions"></slot><slot name="primary-action"></slot>',
};
recipes['s-stack'] = styled(
  ':host{display:flex;flex-direction:column;min-width:0}:host([direction=inline]){flex-direction:row;flex-wrap:wrap}',
  { update: labelBox },
);
recipes['s-divider'] = { css: ':host{display:block;border-top:1px solid #e3e3e3}', html: '' };

/** The heading level of an element, from its depth in sections with a heading. */
export function levelOf(host: Element): number {
  let level = 2;
  for (let at = host.parentElement; at !== null; at = at.parentElement) {
    if (at.localName === 's-section' && at.getAttribute('heading')) level += 1;
  }
  return Math.min(level, 6);
}

/** The row of a page's heading is as high with buttons as without, so that they come and go in place. */
recipes['s-page'] = {
  css: `:host{display:block;max-width:1000px;margin:auto;padding:16px}:host([inlinesize=large]){max-width:none}
    .top{display:flex;flex-wrap:wrap;gap:8px;align-items:center;min-height:32px;margin-bottom:16px}
    h1{font-size:20px;margin:0;flex:1 1 200px;overflow-wrap:anywhere} .columns{display:flex;flex-wrap:wrap;gap:16px}
    .main{flex:2 1 400px;min-width:0;display:flex;flex-direction:column;gap:16px} .aside{flex:1 1 240px;min-width:0}
    .aside.empty{display:none} @media (max-width:600px){:host{padding:12px}.main{flex-basis:100%}}`,
  html: `<main><div class="top"><slot name="breadcrumb-actions"></slot><h1></h1><slot name="secondary-actions"></slot>
    <slot name="primary-action"></slot></div><slot name="supplemental-start"></slot>
    <div class="columns"><div class="main"><slot></slot></div><div class="aside"><slot name="aside"></slot></div></div></main>`,
  update: (host) => {
    const heading = host.inner('h1');
    heading.textContent = host.text('heading');
    heading.hidden = host.text('heading') === '';
    const aside = host.root.querySelector<HTMLSlotElement>('slot[name=aside]');
    const look = () =>
      host.inner('.aside').classList.toggle('empty', aside?.assignedElements().length === 0);
    aside?.addEventListener('slotchange', look);
    look();
  },
};

recipes['s-section'] = {
  css: `:host{display:block;min-width:0} section{background:#fff;border-radius:12px;padding:16px;display:flex;flex-direction:column;gap:12px;min-width:0;
    box-shadow:0 1px 2px #0002} :host([padding=none]) section{padding:0} .nested{background:none;box-shadow:none;padding:0}
    .head{display:flex;flex-wrap:wrap;gap:8px;align-items:center}.title{font-size:14px;font-weight:600;flex:1}.head.empty{display:none}`,
  html: `<section><div class="head"><slot name="graphic"></slot><div class="title" role="heading"></div><slot name="accessory"></slot>
    <slot name="secondary-actions"></slot><slot name="primary-action"></slot></div><div class="sub"></div><slot></slot><slot name="supplemental"></slot></section>`,
  update: (host) => {
    const title = host.inner('.title');
    title.textContent = host.text('heading');
    title.hidden = host.text('heading') === '';
    title.ariaLevel = String(levelOf(host));
    host.inner('.sub').textContent = host.text('subheading');
    host.inner('.sub').hidden = host.text('subheading') === '';
    const section = host.inner('section');
    section.classList.toggle('nested', host.parentElement?.closest('s-section') !== null);
    const label = host.text('accessibilitylabel') || host.text('heading');
    section.ariaLabel = label === '' ? null : label;
    const hasActions = host.querySelector(':scope > [slot]') !== null;
    host.inner('.head').classList.toggle('empty', title.hidden && !hasActions);
  },
};

recipes['s-empty-state'] = {
  css: ':host{display:block;text-align:center;padding:32px 16px}',
  html: `<slot name="graphic"></slot><div class="title" role="heading" aria-level="2"></div><slot name="subheading"></slot>
    <slot name="secondary-actions"></slot><slot name="primary-action"></slot>`,
  update: (host) => {
    host.inner('.title').textContent = host.text('heading');
    host.inner('.title').ariaLevel = String(levelOf(host));
  },
};
