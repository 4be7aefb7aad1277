import type en from './en/brands.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/brands.ts', { import: 'default' }), (texts) => (t = texts));
