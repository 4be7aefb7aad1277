import type en from './en/settings.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/settings.ts', { import: 'default' }), (texts) => (t = texts));
