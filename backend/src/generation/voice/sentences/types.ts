import type { Focus, Formality, Imagery, Mood, Opening } from '../choices.ts';

/** The sentences that voices are described with, in one language. */
export interface VoiceSentences {
  /** @param moods joined in the way of the language */
  readonly sound: (moods: string) => string;
  readonly moods: Readonly<Record<Mood, string>>;
  /** @param words of an average sentence */
  readonly length: Readonly<
    Record<'short' | 'medium' | 'long' | 'mixed', (words: number) => string>
  >;
  readonly persons: {
    readonly both: (reader: string, brand: string) => string;
    readonly reader: (reader: string) => string;
    readonly brand: (brand: string) => string;
    readonly none: string;
  };
  readonly formality: Readonly<Record<Exclude<Formality, 'neutral'>, string>>;
  readonly contractions: { readonly yes: string; readonly no: string };
  readonly focus: Readonly<Record<Focus, string>>;
  readonly openings: Readonly<Record<Opening, string>>;
  readonly exclamations: Readonly<Record<'often' | 'nowAndThen' | 'never', string>>;
  readonly questions: string;
  readonly imagery: Readonly<Record<Imagery, string>>;
  readonly dashes: string;
  readonly ellipses: string;
  readonly emoji: string;
  readonly capitals: string;
}
