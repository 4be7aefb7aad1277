import type en from './en/components.ts';
import { load, type Texts } from './load.ts';

/** What the shared components say. */
export let t: Texts<typeof en>;
load(
  import.meta.glob<typeof en>('./*/components.ts', { import: 'default' }),
  (texts) => (t = texts),
);
