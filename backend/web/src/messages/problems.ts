import type en from './en/problems.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/problems.ts', { import: 'default' }), (texts) => (t = texts));
