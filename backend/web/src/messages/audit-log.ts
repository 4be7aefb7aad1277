import type en from './en/audit-log.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(
  import.meta.glob<typeof en>('./*/audit-log.ts', { import: 'default' }),
  (texts) => (t = texts),
);
