import type en from './en/plan.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/plan.ts', { import: 'default' }), (texts) => (t = texts));
