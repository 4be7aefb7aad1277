import type en from './en/auth.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/auth.ts', { import: 'default' }), (texts) => (t = texts));
