import type { Unit } from '../reading/index.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { isThing } from '../realizing/phrases/words.ts';
import { hasDigit, hasLetterOrDigit } from '../text/words.ts';
import type { Entry, Setting } from './types.ts';

const MAX_SCRAP_WORDS = 4;
const MIN_LONG_SENTENCE = 9;

function isLongSentence({ finite, words }: Unit): boolean {
  return finite && words >= MIN_LONG_SENTENCE;
}

/** "City to Full City." beside sentences: a phrase that names no thing and no quality, unlike "Dishwasher safe." */
export function isScrapOfProse(
  { line, label, type, units: [unit, ...more] }: Entry,
  { reading }: Setting,
): boolean {
  const isFact = label !== undefined || type !== undefined || hasDigit(unit?.text ?? '');
  if (unit === undefined || more.length > 0 || isFact || reading.language !== 'en') return false;
  const isPhrase = unit.closed && !unit.finite && unit.words <= MAX_SCRAP_WORDS;
  if (!isPhrase || !line.units.some(isLongSentence)) return false;
  const tokens = tagText(unit.text).filter(({ word }) => hasLetterOrDigit(word));
  const namesThing = tokens.some((token) => isTagged(token, 'NN') && isThing(token.word));
  return !namesThing && !isTagged(tokens.at(-1), 'JJ');
}

/** "Better late than never." beside sentences: a scrap without any noun. */
export function isWithoutThing(entry: Entry, setting: Setting): boolean {
  const words = entry.units.flatMap(({ text }) => tagText(text));
  return isScrapOfProse(entry, setting) && !words.some((word) => isTagged(word, 'NN'));
}
