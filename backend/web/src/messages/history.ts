import type en from './en/history.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/history.ts', { import: 'default' }), (texts) => (t = texts));
