import { load, type Texts } from '@wareword/ui/messages';
import type en from './en/products.ts';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/products.ts', { import: 'default' }), (texts) => (t = texts));
