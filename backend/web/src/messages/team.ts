import type en from './en/team.ts';
import { load, type Texts } from '@wareword/ui/messages';

export let t: Texts<typeof en>;
load(import.meta.glob<typeof en>('./*/team.ts', { import: 'default' }), (texts) => (t = texts));
