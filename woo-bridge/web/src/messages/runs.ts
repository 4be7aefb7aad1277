import { load, type Texts } from '@wareword/ui/messages';
import type en from './en/runs.ts';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/runs.ts', { import: 'default' }), (texts) => (t = texts));
