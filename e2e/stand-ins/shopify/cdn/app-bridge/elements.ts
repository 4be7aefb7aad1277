// App Bridge's own elements. Runs in a browser, in the app's frame.

import { listeners, sendToAdmin, type FromAdmin } from './messages.ts';
import { hideSaveBar, navigate, showSaveBar } from './save-bar.ts';

/** `<s-app-nav>`: its links become the app's navigation in the admin. */
class AppNav extends HTMLElement {
  connectedCallback(): void {
    this.style.display = 'none';
    const report = (): void => {
      const links = [...this.querySelectorAll('a, s-link')];
      const items = links
        .filter((link) => link.getAttribute('rel') !== 'home')
        .map((link) => ({ href: link.getAttribute('href') ?? '', label: link.textContent.trim() }));
      sendToAdmin('navigation', { items });
    };
    new MutationObserver(report).observe(this, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    report();
  }
}

listeners.set('navigate', ({ href }: FromAdmin) => {
  const to = String(href);
  const link = document.querySelector(`s-app-nav [href="${CSS.escape(to)}"]`);
  void navigate(link ?? document.body, to);
});

/** `<ui-save-bar id>`: the bar's buttons click the ones inside it. */
class SaveBar extends HTMLElement {
  showing = false;

  connectedCallback(): void {
    this.style.display = 'none';
  }

  disconnectedCallback(): void {
    if (this.showing) hideSaveBar();
  }

  show(): Promise<void> {
    const click = (selector: string) => () => this.querySelector<HTMLElement>(selector)?.click();
    this.showing = true;
    showSaveBar({
      save: click('button[variant="primary"]'),
      discard: click('button:not([variant="primary"])'),
      hidden: () => {
        this.showing = false;
        this.dispatchEvent(new Event('hide'));
      },
    });
    this.dispatchEvent(new Event('show'));
    return Promise.resolve();
  }

  hide(): Promise<void> {
    if (this.showing) hideSaveBar();
    return Promise.resolve();
  }

  toggle(): Promise<void> {
    return this.showing ? this.hide() : this.show();
  }
}

export function defineElements(): void {
  customElements.define('s-app-nav', AppNav);
  customElements.define('ui-save-bar', SaveBar);
}

export function barOf(id: string): SaveBar {
  const bar = document.getElementById(id);
  if (!(bar instanceof SaveBar)) throw new Error(`There is no ui-save-bar with the id ${id}`);
  return bar;
}
