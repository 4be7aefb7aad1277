import type en from './en/webhooks.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/webhooks.ts', { import: 'default' }), (texts) => (t = texts));
