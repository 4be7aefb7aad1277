import { countWords } from '../../text/words.ts';
import type { Fact } from '../read/facts.ts';
import type { Product } from '../read/product.ts';
import { isNoun } from '../read/name.ts';
import { headOf, shapeOf } from '../read/shape.ts';
import { isThing } from '../read/thing.ts';
import { saysAll } from './about-product.ts';
import { asItStands, endedWhole } from './leading.ts';
import { dullness, saidOf } from './attributes.ts';
import type { Opening } from './opening.ts';
import { joinList, nounPhrase, valueText } from './phrases.ts';
import { pluralVerb } from './subject.ts';

const MOST_LISTED_WORDS = 12;
/** Words of the one long statement that an opening takes where there is nothing shorter. */
const MOST_LONG_WORDS = 24;
/** Keys that a yes makes qualities. */
const QUALITIES =
  /^(?:vegan|vegetarian|organic|recyclable|unisex|wireless|portable|handmade|\p{L}+able|\p{L}+proof|[\p{L} -]+ (?:safe|free|friendly|washable|resistant))$/iu;
const SIMPLE_VALUE = /^(?=.*\p{L})[^,()–—/]+$/u;

/** "4 x 4W, charge current range …": a header over figures names nothing that one has. */
const MEASURE = /^[\d.,]+(?:\s?[x×]\s?\d|\s?\p{L}{1,3}(?!\p{L}))/u;
/** "15.75" high": a measure that says what it is the measure of. */
const EXTENT =
  /^[\d./-]+(?:\s?["”″'’]|[\s-]?(?:inch(?:es)?|in\.?|feet|ft\.?|foot|cm|mm|m))\s(?:high|wide|long|tall|deep|thick)$/iu;

/** "3.5 inches", "160 x 90 cm". */
const LENGTH =
  /^\d[\d./]*(?:\s?[x×]\s?\d[\d./]*)*(?:\s?["”″]|[\s-]?(?:inch(?:es)?|in\.?|feet|ft\.?|foot|cm|mm|m))$/iu;
/** "Hand wash in cold water" lacks what is washed. */
const WASHED = /^(?:hand wash|machine wash|dry clean)(?=\s(?:in|with|on|at)\b)/iu;

/** Where nothing makes a sentence by itself: what can be said of the name without doubt. */
export function openPlainly(subject: string, product: Product, facts: readonly Fact[]): Opening {
  const { plural } = product;
  for (const fact of [...facts].sort((a, b) => dullness(a) - dullness(b))) {
    const sentence = plainSentence(subject, plural, fact);
    if (sentence !== null) return { sentences: [endedWhole(sentence)], told: [fact] };
  }
  // "Stimulates the imagination: kids place the stickers around each scene".
  const does = facts.find(
    ({ header, attribute }) => header !== null && !attribute && isDeed(header),
  );
  if (does?.header !== null && does !== undefined) {
    const [verb = '', ...rest] = does.header.split(' ');
    const said = `${plural ? pluralVerb(verb.toLowerCase()) : verb.toLowerCase()} ${rest.join(' ')}`;
    return { sentences: [endedWhole(`${subject} ${said}`)], told: [] };
  }
  // Headers name what there is to have; what they say of it is told later.
  const headers = facts.flatMap(({ header, attribute, text }) =>
    header !== null &&
    !attribute &&
    !MEASURE.test(text) &&
    countWords(header) <= 4 &&
    isNamed(header.toLowerCase())
      ? [nounPhrase({ text: header.toLowerCase(), plural: headOf(header.toLowerCase()).plural })]
      : [],
  );
  if (headers.length > 0) {
    return {
      sentences: [endedWhole(`With ${subject}, you get ${joinList(headers.slice(0, 2))}`)],
      told: [],
    };
  }
  return openAtLength(subject, product, facts);
}

/** Sizes and labels are no things that one gets. */
const UNHAD = /^[\d.,]+\s?[x×]\s?\d|: /u;

/** With one long statement, as nearly as it stands. */
function openAtLength(subject: string, product: Product, facts: readonly Fact[]): Opening {
  const { label } = product;
  const long = facts.filter(
    ({ words, text }) => words <= MOST_LONG_WORDS && !saysAll(subject, text),
  );
  const had = (fact: Fact) =>
    fact.header === null && /^(?:noun|identity)$/u.test(fact.shape) && !UNHAD.test(fact.text);
  const ways: readonly (readonly [(fact: Fact) => boolean, (fact: Fact) => string])[] = [
    // The name stands in it already.
    [({ text, shape }) => shape === 'sentence' && saysAll(text, label), ({ text }) => text],
    [
      ({ text, header, shape }) =>
        header === null && /^(?:noun|identity|participle)$/u.test(shape) && saysAll(text, label),
      (fact) => `You get ${nounPhrase(fact)}`,
    ],
    [had, (fact) => `With ${subject}, you get ${nounPhrase(fact)}`],
    [
      ({ text, header }) => header === null && WASHED.test(text),
      ({ text }) => text.replace(WASHED, (wash) => `${wash} ${subject}`),
    ],
    [
      ({ attribute, header }) => attribute && isNoun((header ?? '').toLowerCase()),
      ({ header, text }) => {
        const key = (header ?? '').toLowerCase();
        return `The ${key} of ${subject} ${/[^s]s$/u.test(key) ? 'are' : 'is'} ${valueText(text)}`;
      },
    ],
    [({ text }) => !/^please\b/iu.test(text), (fact) => `${subject}: ${asItStands(fact)}`],
  ];
  for (const [fits, say] of ways) {
    const fact = long.find(fits);
    if (fact !== undefined) return { sentences: [endedWhole(say(fact))], told: [fact] };
  }
  return { sentences: [endedWhole(subject)], told: [] };
}

function isDeed(header: string): boolean {
  const words = countWords(header);
  return words >= 3 && words <= MOST_LISTED_WORDS && shapeOf(header.toLowerCase()) === 'predicate';
}

/** "Soothe aching gums" is a deed, whatever its last word is. */
function isNamed(header: string): boolean {
  return isThing(header) && shapeOf(header) === 'noun';
}

/** One short fact as a sentence, where its kind allows one. */
function plainSentence(subject: string, plural: boolean, fact: Fact): string | null {
  const { header, text, shape, words } = fact;
  if (words > MOST_LISTED_WORDS || /[:;?]|, \d/u.test(text)) return null;
  if (header === null && LENGTH.test(text)) {
    return `${subject} ${plural ? 'measure' : 'measures'} ${text}`;
  }
  if (header === null && EXTENT.test(text)) return `${subject} ${plural ? 'are' : 'is'} ${text}`;
  if (!fact.attribute) {
    const noun = header === null && shape === 'noun' && isThing(text) && !/^\d/u.test(text);
    return noun && !saysAll(subject, text) ? `With ${subject}, you get ${nounPhrase(fact)}` : null;
  }
  const key = (header ?? '').replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  const value = valueText(text);
  if (saysAll(subject, text)) return null;
  // "Vegan: yes".
  if (/^(?:yes|no|none)$/iu.test(value)) {
    return /^yes$/iu.test(value) && QUALITIES.test(key)
      ? `${subject} ${plural ? 'are' : 'is'} ${key}`
      : null;
  }
  const said = saidOf(fact);
  if (said !== null) return `${subject} ${agreed(said.verb, plural)} ${said.value}`;
  if (shape === 'adjective' && /^(?:care|cleaning|features|properties)$/u.test(key)) {
    return `${subject} ${plural ? 'are' : 'is'} ${value}`;
  }
  // A list or a bare number makes no sentence worth opening on.
  if (!/^(?:noun|adjective|identity)$/u.test(shape) || !SIMPLE_VALUE.test(text)) return null;
  if (value.toLowerCase().includes(key.toLowerCase()) || !isNoun(key)) return null;
  if (!isThing(value) && !/^(?:(?:up to|about|over|only) )?\d/iu.test(value)) return null;
  return `The ${key} of ${subject} ${/[^s]s$/u.test(key) ? 'are' : 'is'} ${value}`;
}

/** "Comes in" of several is "come in". */
function agreed(verb: string, plural: boolean): string {
  const [first = '', ...rest] = verb.split(' ');
  return [plural ? pluralVerb(first) : first, ...rest].join(' ');
}
