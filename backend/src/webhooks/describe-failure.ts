import { formatDuration } from '@wareword/shared-schema/format';
import type { PageLanguage } from '../languages.ts';
import { english } from './texts/english.ts';
import { french } from './texts/french.ts';
import { german } from './texts/german.ts';
import { spanish } from './texts/spanish.ts';
import type { SavedFailure } from './failures.ts';

const TEXTS = { en: english, de: german, fr: french, es: spanish } as const;

/** A failure as one sentence. The API's are English. */
export function describeFailure(failure: SavedFailure, language: PageLanguage): string {
  const texts = TEXTS[language];
  if ('status' in failure) return texts.status(failure.status);
  if ('seconds' in failure) return texts.timeout(formatDuration(failure.seconds, language));
  if ('reason' in failure) return texts.connectionFailed(failure.reason);
  if ('sentence' in failure) return failure.sentence;
  return texts.plain[failure.code];
}
