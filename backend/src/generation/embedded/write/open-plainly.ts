import { countWords } from '../../text/words.ts';
import { capital } from '../read/calm.ts';
import type { Fact } from '../read/facts.ts';
import { materialOf } from '../read/label.ts';
import { headOf, shapeOf } from '../read/shape.ts';
import { tagText } from '../read/tagging.ts';
import { isThing } from '../read/thing.ts';
import { saysAll } from './about-product.ts';
import { asItStands, endedWhole } from './leading.ts';
import type { Opening } from './opening.ts';
import { joinList, nounPhrase, valueText } from './phrases.ts';

const MOST_LISTED_WORDS = 12;
/** Words of the one long statement that an opening takes where there is nothing shorter. */
const MOST_LONG_WORDS = 24;
const SIMPLE_VALUE = /^(?=.*\p{L})[^,()–—/]+$/u;

/** Where nothing makes a sentence by itself: what can be said of the name without doubt. */
export function openPlainly(subject: string, facts: readonly Fact[]): Opening {
  for (const fact of facts) {
    const sentence = plainSentence(subject, fact);
    if (sentence !== null) return { sentences: [endedWhole(sentence)], told: [fact] };
  }
  // Headers name what there is to have; what they say of it is told later.
  const headers = facts.flatMap(({ header, attribute }) =>
    header !== null && !attribute && countWords(header) <= 4 && isNamed(header.toLowerCase())
      ? [nounPhrase({ text: header.toLowerCase(), plural: headOf(header.toLowerCase()).plural })]
      : [],
  );
  if (headers.length > 0) {
    return {
      sentences: [endedWhole(`With ${subject}, you get ${joinList(headers.slice(0, 2))}`)],
      told: [],
    };
  }
  const [long] = facts.filter(
    ({ words, text }) => words <= MOST_LONG_WORDS && !saysAll(subject, text),
  );
  const name = capital(subject);
  return long === undefined
    ? { sentences: [`${name}.`], told: [] }
    : { sentences: [endedWhole(`${name}: ${asItStands(long)}`)], told: [long] };
}

/** "Soothe aching gums" is a deed, whatever its last word is. */
function isNamed(header: string): boolean {
  return isThing(header) && shapeOf(header) === 'noun';
}

/** One short fact as a sentence, where its kind allows one. */
function plainSentence(subject: string, fact: Fact): string | null {
  const { header, text, shape, words } = fact;
  if (words > MOST_LISTED_WORDS || /[:;?]|, \d/u.test(text)) return null;
  if (!fact.attribute) {
    const noun = header === null && shape === 'noun' && words >= 2 && !/^\d/u.test(text);
    return noun && !saysAll(subject, text) ? `With ${subject}, you get ${nounPhrase(fact)}` : null;
  }
  const key = (header ?? '').replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  const value = valueText(text);
  if (saysAll(subject, text)) return null;
  const material = /^(?:material|fabric)s?$/u.test(key)
    ? (materialOf(text)?.verb ?? 'consists of')
    : null;
  if (material !== null) return `${subject} ${material} ${value}`;
  // A list or a bare number makes no sentence worth opening on.
  if (!/^(?:noun|adjective|identity)$/u.test(shape) || !SIMPLE_VALUE.test(text)) return null;
  if (value.toLowerCase().includes(key.toLowerCase()) || !isNoun(key)) return null;
  return `The ${key} of ${subject} ${/[^s]s$/u.test(key) ? 'are' : 'is'} ${value}`;
}

/** "Quiet: 28 dB" has a quality for its key: it has no "the". */
export function isNoun(key: string): boolean {
  return /^NN/u.test(tagText(key).at(-1)?.tag ?? '');
}
