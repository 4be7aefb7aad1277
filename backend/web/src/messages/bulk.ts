import type en from './en/bulk.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/bulk.ts', { import: 'default' }), (texts) => (t = texts));
