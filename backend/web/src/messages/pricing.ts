import type en from './en/pricing.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/pricing.ts', { import: 'default' }), (texts) => (t = texts));
