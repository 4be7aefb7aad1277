import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { VoiceSentences } from './types.ts';

/** Languages that a voice can be described in, whatever language the texts are in. */
export type VoiceLanguage = 'en' | 'de' | 'fr' | 'es';

export const SENTENCES: Readonly<Record<VoiceLanguage, VoiceSentences>> = { en, de, fr, es };
