import { literally } from './pattern.ts';
import { mainVerbIndex } from '../read/shape.ts';
import { tagText } from '../read/tagging.ts';
import { baseOf, isAlwaysFinite } from '../read/verbs.ts';

const AUXILIARY = /^(?:is|are|was|were|can|will|would|should|could|may|might|must|do|does)$/u;

const LONGEST_SUBJECT = 4;
const SUBJECT = /^(?:it|they|you|the|this|these|its|your|each)$/iu;

/** Puts "also" beside the main verb, where that is surely found; else `null`. */
export function withAlso(sentence: string): string | null {
  const tokens = tagText(sentence);
  const index = mainVerbIndex(tokens);
  const verb = tokens[index]?.word ?? '';
  const before = tokens[index - 1]?.word ?? '';
  // Past a short subject, "also" may speak of something else than the sentence does.
  if (index < 1 || index > LONGEST_SUBJECT || before === '') return null;
  if (verb !== verb.toLowerCase() || !SUBJECT.test(tokens[0]?.word ?? '')) return null;
  if (AUXILIARY.test(verb) && !/^(?:DT|JJ)$/u.test(tokens[index + 1]?.tag ?? '')) return null;
  if (!isAlwaysFinite(verb) && baseOf(verb) === undefined) return null;
  if (/['’]/u.test(verb) || /\d/u.test(before)) return null;
  const pattern = new RegExp(
    `(?<=[^\\p{L}]|^)(${literally(before)}\\s+)(${literally(verb)})(?![\\p{L}'’])`,
    'iu',
  );
  const place = pattern.exec(sentence);
  if (place === null) return null;
  const at = place.index + (place[1]?.length ?? 0);
  return AUXILIARY.test(verb)
    ? `${sentence.slice(0, at + verb.length)} also${sentence.slice(at + verb.length)}`
    : `${sentence.slice(0, at)}also ${sentence.slice(at)}`;
}
