import type en from './en/stores.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/stores.ts', { import: 'default' }), (texts) => (t = texts));
