import type en from './en/connect.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/connect.ts', { import: 'default' }), (texts) => (t = texts));
