// Texts, images and notices. Runs in a browser.

import { mark, recipes, type Polaris } from './element.ts';
import { levelOf, styleOf } from './layout.ts';

const TONES = `:host([tone=critical]){color:#8e0b21}:host([tone=success]){color:#0c5132}:host([tone=warning]),:host([tone=caution]){color:#5e4200}
  :host([tone=info]){color:#003a5a} :host([color=subdued]){color:#616161}`;

const VISIBILITY = `:host([accessibilityvisibility=exclusive]){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

function hideFromReaders(host: Polaris): void {
  if (host.text('accessibilityvisibility') === 'hidden') host.setAttribute('aria-hidden', 'true');
}

recipes['s-text'] = {
  css: `:host{overflow-wrap:anywhere}:host([type=strong]){font-weight:600}:host([type=redundant]),:host([type=mark]){text-decoration:none}${TONES}${VISIBILITY}`,
  update: hideFromReaders,
};
recipes['s-number'] = {
  css: `:host{font-variant-numeric:tabular-nums}${TONES}`,
  update: hideFromReaders,
};
recipes['s-paragraph'] = {
  css: `:host{display:block;overflow-wrap:anywhere}p{margin:0}${TONES}${VISIBILITY}`,
  html: '<p><slot></slot></p>',
  update: hideFromReaders,
};
recipes['s-heading'] = {
  css: ':host{display:block;font-weight:600;font-size:14px;overflow-wrap:anywhere}',
  html: '<div role="heading"><slot></slot></div>',
  update: (host) => {
    const role = host.text('accessibilityrole');
    const heading = host.inner('div');
    mark(heading, 'role', role === 'none' || role === 'presentation' ? '' : 'heading');
    if (heading.role !== null) heading.ariaLevel = String(levelOf(host));
  },
};
recipes['s-ordered-list'] = {
  css: ':host{display:block;padding-left:20px;list-style:decimal}',
  update: (host) => host.setAttribute('role', 'list'),
};
recipes['s-unordered-list'] = {
  css: ':host{display:block;padding-left:20px;list-style:disc}',
  update: (host) => host.setAttribute('role', 'list'),
};
recipes['s-list-item'] = {
  css: ':host{display:list-item}',
  update: (host) => host.setAttribute('role', 'listitem'),
};

recipes['s-badge'] = {
  css: `:host{display:inline-flex;background:#e3e3e3;border-radius:8px;padding:2px 8px;font-size:12px;white-space:nowrap}
    :host([tone=success]){background:#cdfee1;color:#0c5132}:host([tone=critical]){background:#fee8eb;color:#8e0b21}
    :host([tone=warning]),:host([tone=caution]){background:#ffefcc;color:#5e4200}:host([tone=info]){background:#e0f0ff;color:#003a5a}`,
};
recipes['s-icon'] = {
  css: ':host{display:inline-block;width:20px;height:20px;vertical-align:middle}',
  html: '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><rect x="3" y="3" width="14" height="14" rx="4" fill="none" stroke="currentColor"/></svg>',
};

const picture = (css: string, size: number) => ({
  css: `:host{display:inline-block;${css}}img{width:100%;height:100%;object-fit:cover;display:block;border-radius:8px}`,
  html: `<img width="${size}" height="${size}">`,
  connect: (host: Polaris) => {
    for (const type of ['load', 'error'])
      host.inner('img').addEventListener(type, () => host.emit(type));
  },
  update: (host: Polaris) => {
    host.own.textContent = styleOf(host);
    const image = host.inner('img');
    if (image.getAttribute('src') !== host.text('src')) mark(image, 'src', host.text('src'));
    image.setAttribute('alt', host.text('alt'));
  },
});
recipes['s-image'] = picture('width:100%', 400);
recipes['s-thumbnail'] = picture('width:40px;height:40px', 40);
recipes['s-avatar'] = picture('width:32px;height:32px', 32);

recipes['s-spinner'] = {
  css: ':host{display:inline-block}span{display:block;width:20px;height:20px;border:2px solid #616161;border-right-color:transparent;border-radius:50%}',
  html: '<span role="progressbar"></span>',
  update: (host) => {
    host.inner('span').ariaLabel = host.text('accessibilitylabel') || 'Loading';
  },
};
recipes['s-progress'] = {
  css: ':host{display:block}progress{width:100%}',
  html: '<progress max="1"></progress>',
  update: (host) => {
    const bar = host.inner('progress');
    mark(bar, 'max', host.text('max') || '1');
    mark(bar, 'value', host.text('value'));
    bar.ariaLabel = host.text('accessibilitylabel') || null;
  },
};

recipes['s-banner'] = {
  css: `:host{display:block}div.banner{border-radius:12px;padding:12px 16px;background:#e0f0ff;color:#303030;display:flex;flex-direction:column;gap:8px}
    :host([tone=critical]) .banner{background:#fee8eb}:host([tone=warning]) .banner{background:#ffefcc}:host([tone=success]) .banner{background:#cdfee1}
    .head{display:flex;gap:8px}.title{font-weight:600;flex:1}button{font:inherit}`,
  html: `<div class="banner"><div class="head"><div class="title" role="heading"></div><button type="button" aria-label="Dismiss">×</button></div>
    <div><slot></slot></div><slot name="secondary-actions"></slot></div>`,
  connect: (host) => {
    host.inner('button').addEventListener('click', () => {
      host.emit('dismiss');
      host.hidden = true;
      host.emit('afterhide');
    });
  },
  update: (host) => {
    const title = host.inner('.title');
    title.textContent = host.text('heading');
    title.hidden = host.text('heading') === '';
    title.ariaLevel = String(levelOf(host));
    host
      .inner('.banner')
      .setAttribute('role', host.text('tone') === 'critical' ? 'alert' : 'status');
    host.inner('button').hidden = !host.hasAttribute('dismissible');
  },
};
recipes['s-tooltip'] = { css: ':host{display:none}' };
