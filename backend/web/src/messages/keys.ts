import type en from './en/keys.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/keys.ts', { import: 'default' }), (texts) => (t = texts));
