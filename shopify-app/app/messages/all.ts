import type { PageLanguage } from '@wareword/ui/languages';
import de from './de.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';
import type { Messages } from './types.ts';

const ALL: Readonly<Record<string, Messages>> = { en, de, fr, es } satisfies Record<
  PageLanguage,
  Messages
>;

/** The texts for a locale. Only the server imports this module, because it contains every language. */
export function messagesOf(locale: string): Messages {
  return ALL[locale.split('-')[0] ?? ''] ?? en;
}
