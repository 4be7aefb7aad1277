import type { Messages } from './types.ts';

/** A file for each language, of which browsers fetch one. */
const LOADERS = import.meta.glob<Messages>('./{en,de,fr,es}.ts', { import: 'default' });

/** Fetches the texts for a locale. */
export function loadMessages(locale: string): Promise<Messages> {
  const load = LOADERS[`./${locale.split('-')[0] ?? ''}.ts`];
  if (load === undefined) throw new Error(`No texts for ${locale}.`);
  return load();
}
