import { load, type Texts } from '@wareword/ui/messages';
import type en from './en/connection.ts';

export let t: Texts<typeof en>;
load(
  import.meta.glob<typeof en>('./*/connection.ts', { import: 'default' }),
  (texts) => (t = texts),
);
