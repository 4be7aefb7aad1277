import { LISTING_LANGUAGES } from '@wareword/shared-schema';
import { languageOf } from '../reading/language.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { plainText } from '../text/plain.ts';
import type { VoiceJudgment } from './choices.ts';
import { describeVoice } from './describe.ts';
import { measureTexts } from './measure.ts';
import type { VoiceLanguage } from './sentences/index.ts';
import { findToneWords } from './tone-words.ts';

/** Minimum words of all texts together for meaningful statistics. */
export const MIN_VOICE_WORDS = 20;

/** A brand's voice as learned from its texts. */
export interface LearnedVoice {
  readonly voice: string;
  readonly wordsToUse: readonly string[];
  /** The number of sentences in the texts. */
  readonly sentences: number;
  readonly wordsPerSentence: number;
  /** Whether a model judged the qualities that can't be counted. */
  readonly isJudged: boolean;
}

export interface VoiceOptions {
  /**
   * Judges the qualities that can't be counted, from texts without markup; undefined if it
   * couldn't.
   */
  readonly judge?: ((texts: readonly string[]) => Promise<VoiceJudgment | undefined>) | undefined;
  /** The language of the description. */
  readonly language: VoiceLanguage;
  /** Maximum code points of the description. */
  readonly limit: number;
}

/**
 * Describes how texts sound, without using anything they say: the voice consists of our own
 * sentences, and the words come from a closed list (ADR-0058).
 * @returns undefined if there are fewer words than {@link MIN_VOICE_WORDS}
 */
export async function readVoice(
  inputs: readonly string[],
  { judge, language, limit }: VoiceOptions,
): Promise<LearnedVoice | undefined> {
  await yieldToEventLoop();
  const texts = inputs.map((text) => plainText(text, true)).filter((text) => text !== '');
  await yieldToEventLoop();
  const detected = languageOf(texts.join('\n'));
  const ofTexts = LISTING_LANGUAGES.find((known) => known === detected);
  const measures = await measureTexts(texts, ofTexts);
  if (measures.words < MIN_VOICE_WORDS) return undefined;
  await yieldToEventLoop();
  const { words, moods } = findToneWords(texts, ofTexts);
  const judgment = await judge?.(texts);
  const withMoods = judgment?.moods.length ? judgment : { ...judgment, moods };
  return {
    voice: describeVoice(measures, withMoods, { language, limit }),
    wordsToUse: words,
    sentences: measures.sentences,
    wordsPerSentence: measures.wordsPerSentence,
    isJudged: judgment !== undefined,
  };
}
