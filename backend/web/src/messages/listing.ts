import type en from './en/listing.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/listing.ts', { import: 'default' }), (texts) => (t = texts));
