import type en from '@wareword/publishing/messages/en/problems';
import type { PageLanguage } from '@wareword/ui/languages';
import { load, type Texts } from '@wareword/ui/messages';

/** What went wrong in a run, as every store app has it. */
export let t: Texts<typeof en>;
load<typeof en>(
  {
    './en/problems.ts': () => import('@wareword/publishing/messages/en/problems').then(pick),
    './de/problems.ts': () => import('@wareword/publishing/messages/de/problems').then(pick),
    './fr/problems.ts': () => import('@wareword/publishing/messages/fr/problems').then(pick),
    './es/problems.ts': () => import('@wareword/publishing/messages/es/problems').then(pick),
  } satisfies Record<`./${PageLanguage}/problems.ts`, () => Promise<typeof en>>,
  (texts) => (t = texts),
);

function pick({ default: messages }: { readonly default: typeof en }): typeof en {
  return messages;
}
