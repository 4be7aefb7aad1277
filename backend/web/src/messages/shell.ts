import type en from './en/shell.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/shell.ts', { import: 'default' }), (texts) => (t = texts));
