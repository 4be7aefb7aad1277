import { load, type Texts } from '@wareword/ui/messages';
import type en from './en/problems.ts';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/problems.ts', { import: 'default' }), (texts) => (t = texts));
