import { load, type Texts } from '@wareword/ui/messages';
import type en from './en/start.ts';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/start.ts', { import: 'default' }), (texts) => (t = texts));
