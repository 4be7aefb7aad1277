import type en from './en/write.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/write.ts', { import: 'default' }), (texts) => (t = texts));
