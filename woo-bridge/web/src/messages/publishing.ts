import { load, type Texts } from '@wareword/ui/messages';
import type en from './en/publishing.ts';

export let t: Texts<typeof en>;
load(
  import.meta.glob<typeof en>('./*/publishing.ts', { import: 'default' }),
  (texts) => (t = texts),
);
