import { countCodePoints } from '@wareword/shared-schema';
import type { VoiceJudgment } from './choices.ts';
import { MIN_OFTEN, type VoiceMeasures } from './measure.ts';
import { SENTENCES, type VoiceLanguage } from './sentences/index.ts';

/** From this length on, a sentence is of medium length, and long. */
const MEDIUM = 11;
const LONG = 18;
/** Shares of sentences from which a mark is used now and then, and often. */
const NOW_AND_THEN = 0.04;
const OFTEN = 0.2;
const QUESTIONS = 0.1;
const MARKS = 0.1;
/** With fewer sentences, what is absent says nothing. */
const MIN_SENTENCES = 4;
const CONTRACTS = 0.5;
const NEVER_CONTRACTS = 0.1;

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
  const said = [
    moods.length > 0 && sentences.sound(list.format(moods.map((mood) => sentences.moods[mood]))),
    sentences.length[lengthOf(measures)](measures.wordsPerSentence),
    personOf(measures, language),
    formality !== 'neutral' && sentences.formality[formality],
    contractionsOf(measures, language),
    focus !== undefined && sentences.focus[focus],
    opening !== undefined && sentences.openings[opening],
    exclamationsOf(measures, language),
    measures.questions >= QUESTIONS && opening !== 'question' && sentences.questions,
    imagery !== undefined && sentences.imagery[imagery],
    measures.dashes >= MARKS && sentences.dashes,
    measures.emoji >= MARKS && sentences.emoji,
    measures.ellipses >= MARKS && sentences.ellipses,
    measures.capitals >= MARKS && sentences.capitals,
  ].filter((sentence) => typeof sentence === 'string');
  return said.reduce((text, sentence) => {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    return countCodePoints(longer) <= limit ? longer : text;
  }, '');
}

function lengthOf({ isMixed, wordsPerSentence }: VoiceMeasures) {
  if (isMixed) return 'mixed';
  if (wordsPerSentence >= LONG) return 'long';
  return wordsPerSentence >= MEDIUM ? 'medium' : 'short';
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
  return emoji >= MARKS || (contracted ?? 0) >= CONTRACTS ? 'casual' : 'neutral';
}

function contractionsOf({ contracted }: VoiceMeasures, language: VoiceLanguage) {
  const { contractions } = SENTENCES[language];
  if (contracted === undefined) return false;
  if (contracted >= CONTRACTS) return contractions.yes;
  return contracted <= NEVER_CONTRACTS && contractions.no;
}

function exclamationsOf(
  { exclamations: found, sentences }: VoiceMeasures,
  language: VoiceLanguage,
) {
  const { exclamations } = SENTENCES[language];
  const share = found / sentences;
  if (share >= OFTEN && found >= MIN_OFTEN) return exclamations.often;
  if (share >= NOW_AND_THEN) return exclamations.nowAndThen;
  return sentences >= MIN_SENTENCES && exclamations.never;
}
