import type en from '@wareword/publishing/messages/en/publishing';
import type { PageLanguage } from '@wareword/ui/languages';
import { load, type Texts } from '@wareword/ui/messages';

/** States and counts of runs, as every store app has them. */
export let t: Texts<typeof en>;
load<typeof en>(
  {
    './en/publishing.ts': () => import('@wareword/publishing/messages/en/publishing').then(pick),
    './de/publishing.ts': () => import('@wareword/publishing/messages/de/publishing').then(pick),
    './fr/publishing.ts': () => import('@wareword/publishing/messages/fr/publishing').then(pick),
    './es/publishing.ts': () => import('@wareword/publishing/messages/es/publishing').then(pick),
  } satisfies Record<`./${PageLanguage}/publishing.ts`, () => Promise<typeof en>>,
  (texts) => (t = texts),
);

function pick({ default: messages }: { readonly default: typeof en }): typeof en {
  return messages;
}
