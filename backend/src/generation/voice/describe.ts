import { countCodePoints } from '@wareword/shared-schema';
import type { VoiceJudgment } from './choices.ts';
import { MIN_FREQUENT_SENTENCES, type VoiceMeasures } from './measure.ts';
import { SENTENCES, type VoiceLanguage } from './sentences/index.ts';

/** Minimum words of sentences of medium length, and of long ones. */
const MIN_MEDIUM_WORDS = 11;
const MIN_LONG_WORDS = 18;
/** Minimum shares of sentences for occasional and for frequent use. */
const MIN_OCCASIONAL_SHARE = 0.04;
const MIN_FREQUENT_SHARE = 0.2;
const MIN_QUESTION_SHARE = 0.1;
const MIN_PUNCTUATION_SHARE = 0.1;
/** Minimum sentences for the absence of something to be meaningful. */
const MIN_SENTENCES = 4;
const MIN_CONTRACTED_SHARE = 0.5;
const MAX_UNCONTRACTED_SHARE = 0.1;

/**
 * Describes a voice in a few sentences of instructions for a writer, the most important first.
 * @param limit in code points; sentences beyond it are left out
 */
export function describeVoice(
  measures: VoiceMeasures,
  judgment: VoiceJudgment,
  { language, limit }: { readonly language: VoiceLanguage; readonly limit: number },
): string {
  const sentences = SENTENCES[language];
  const { moods, focus, imagery } = judgment;
  const opening = measures.opening ?? judgment.opening;
  const formality = judgment.formality ?? formalityOf(measures);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const applicable = [
    moods.length > 0 && sentences.sound(list.format(moods.map((mood) => sentences.moods[mood]))),
    sentences.length[lengthOf(measures)](measures.wordsPerSentence),
    personOf(measures, language),
    formality !== 'neutral' && sentences.formality[formality],
    contractionsOf(measures, language),
    focus !== undefined && sentences.focus[focus],
    opening !== undefined && sentences.openings[opening],
    exclamationsOf(measures, language),
    measures.questions >= MIN_QUESTION_SHARE && opening !== 'question' && sentences.questions,
    imagery !== undefined && sentences.imagery[imagery],
    measures.dashes >= MIN_PUNCTUATION_SHARE && sentences.dashes,
    measures.emoji >= MIN_PUNCTUATION_SHARE && sentences.emoji,
    measures.ellipses >= MIN_PUNCTUATION_SHARE && sentences.ellipses,
    measures.capitals >= MIN_PUNCTUATION_SHARE && sentences.capitals,
  ].filter((sentence) => typeof sentence === 'string');
  return applicable.reduce((text, sentence) => {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    return countCodePoints(longer) <= limit ? longer : text;
  }, '');
}

function lengthOf({ isMixed, wordsPerSentence }: VoiceMeasures) {
  if (isMixed) return 'mixed';
  if (wordsPerSentence >= MIN_LONG_WORDS) return 'long';
  return wordsPerSentence >= MIN_MEDIUM_WORDS ? 'medium' : 'short';
}

function personOf({ reader, brand, sentences }: VoiceMeasures, language: VoiceLanguage) {
  const { persons } = SENTENCES[language];
  if (reader !== undefined && brand !== undefined) return persons.both(reader.name, brand);
  if (reader !== undefined) return persons.reader(reader.name);
  if (brand !== undefined) return persons.brand(brand);
  return sentences >= MIN_SENTENCES && persons.none;
}

/** Texts are not formal only because they never use contractions or address the reader. */
function formalityOf({ reader, contracted, emoji }: VoiceMeasures) {
  if (reader?.isFormal === true) return 'formal';
  return emoji >= MIN_PUNCTUATION_SHARE || (contracted ?? 0) >= MIN_CONTRACTED_SHARE
    ? 'casual'
    : 'neutral';
}

function contractionsOf({ contracted }: VoiceMeasures, language: VoiceLanguage) {
  const { contractions } = SENTENCES[language];
  if (contracted === undefined) return false;
  if (contracted >= MIN_CONTRACTED_SHARE) return contractions.yes;
  return contracted <= MAX_UNCONTRACTED_SHARE && contractions.no;
}

function exclamationsOf(
  { exclamations: found, sentences }: VoiceMeasures,
  language: VoiceLanguage,
) {
  const { exclamations } = SENTENCES[language];
  const share = found / sentences;
  if (share >= MIN_FREQUENT_SHARE && found >= MIN_FREQUENT_SENTENCES) return exclamations.often;
  if (share >= MIN_OCCASIONAL_SHARE) return exclamations.nowAndThen;
  return sentences >= MIN_SENTENCES && exclamations.never;
}
