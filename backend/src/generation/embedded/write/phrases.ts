import indefinite from 'indefinite';
import type { Fact } from '../read/facts.ts';
import { isNoun } from '../read/name.ts';
import { headOf } from '../read/shape.ts';
import { isUncounted } from '../read/uncounted.ts';
import { tagText } from '../read/tagging.ts';
import { countWords } from '../../text/words.ts';

const DETERMINED =
  /^(?:(?:an?|the|this|these|that|its|your|our|their|his|her|my|all|any|every|each|no|some|both|many|most|several|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|more|less|over|about|approximately|plenty|everything|lots|multiple|various|other|another|extra)\s|up to\b|\d|["“'(#+.½¼¾])/iu;
/** A count or a measure in front of a single thing still wants its article: "a 3-piece set". */
const COMPOUND_COUNT = /^(?:\d+|one|two|three|four|five|six)[-‑]\p{L}/iu;
/** So does a measure that tells of one: "a 50 ml pump". */
/** "Easy pull on handles": handles that are pulled on. */
const PARTICLE =
  /\b(?:pull|slip|clip|snap|screw|strap|push|plug|roll|fold|lift|pop)[ -](?:on|up|off|out|in) \p{L}+s$/iu;
const LASTING = /^\d+[ -](?:year|month|week|day|hour|minute|piece|pack|inch|foot)s? \p{Ll}/iu;
const MEASURED =
  /^\d[\d.,]*\s?(?:fl\.? oz|ml|g|kg|cm|mm|m|inch|oz|l|litre|liter|w|v|mah|gb|tb|ft|mp|bar|["”″])\s(?!x\s|of\s|and\s|or\s|to\s|in\s|on\s|for\s|with\s|per\s)\p{Ll}/iu;
/** A noun phrase that can stand in a sentence: "a relaxed fit", "ribbed cuffs". */
export function nounPhrase(fact: Pick<Fact, 'text' | 'plural'>): string {
  const { text, plural } = fact;
  // A name takes no article; "EVA handle" does, unless its sound could be either.
  const named = /^\p{Lu}/u.test(text) && !/^[AEIOBCDGPT]\p{Lu}{1,4} \p{Ll}/u.test(text);
  if (plural || (named && !/^\p{Lu}\p{Ll}[\p{L}-]*(?: \p{L}[\p{L}-]*)* \p{Ll}{3,}$/u.test(text)))
    return text;
  const single = COMPOUND_COUNT.test(text) || MEASURED.test(text) || LASTING.test(text);
  if ((DETERMINED.test(text) && !single) || PARTICLE.test(text)) return text;
  const { head } = headOf(text);
  if (head === '' || isUncounted(head) || isCoordinated(text, head) || /\/\S*$/u.test(text))
    return text;
  if (/\p{L}s$/u.test(head) && !/(?:ss|us|is)$/u.test(head)) return text;
  return `${articleFor(text)} ${text}`;
}

/** "Fit and comfort": two things together, without an article. */
function isCoordinated(text: string, head: string): boolean {
  const tokens = tagText(text.slice(0, text.toLowerCase().indexOf(head) + head.length + 6));
  const index = tokens.findIndex(({ word }) => /^(?:and|or|&|,)$/u.test(word));
  // ", 2.1 m" tells of the same thing.
  return index > 0 && /^NN/u.test(tokens[index - 1]?.tag ?? '') && tokens[index + 1]?.tag !== 'CD';
}

/** "a" or "an", by the sound that follows. */
export function articleFor(text: string): string {
  return indefinite(text.replace(/^["“'(]+/u, ''), { articleOnly: true });
}

/** "a, b and c". */
export function joinList(items: readonly string[], word = 'and'): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** The values of an attribute as running text: "Cotton, Spandex" becomes "cotton and spandex". */
export function valueText(value: string): string {
  const values = value.split(/\s*,\s*/u).filter((part) => part !== '');
  if (
    values.length < 2 ||
    values.some((part) => part.split(' ').length > 4) ||
    /\band\b/u.test(value)
  )
    return value;
  return joinList(values);
}

/** Attributes that are said with their value alone: "Gender: Women" is "for women". */
const SAID: readonly (readonly [RegExp, (value: string, key: string) => string])[] = [
  [/^(?:material|fabric|composition)s?$/u, (value) => value],
  [/^gender$/u, (value) => `for ${value}`],
  [
    /^(?:activity|activities|uses?|common uses|occasions?|recommended for|suitable for)$/u,
    (value) => `for ${value}`,
  ],
  [/^(?:colou?r|shade)s?$/u, (value) => `in ${value}`],
  [
    /^(?:pattern|style|finish|fit|scale|genre|shape)$/u,
    (value, key) =>
      value.split(' ').length <= 2 && !value.toLowerCase().endsWith(key)
        ? `${value} ${key}`
        : value,
  ],
  [/^warranty$/u, (value) => (/warranty/iu.test(value) ? value : `${value} warranty`)],
  [/^(?:(?:product |item )?(?:sizes?|dimensions)|measurements|measures)$/u, (value) => value],
  [/^(?:age|ages)$/u, (value) => `ages ${value}`],
  [
    /^(?:origin|made in|country of origin)$/u,
    (value) => (/^\p{Lu}/u.test(value) ? `from ${value}` : value),
  ],
  [
    /^(?:scent|flavou?r|taste)$/u,
    (value, key) => (countWords(value) <= 3 ? `${value} ${key}` : `${key} of ${value}`),
  ],
  [/^(?:ingredients?|contents?|includes|contains)$/u, (value) => `with ${value}`],
];

/** An attribute as a phrase, where its value says enough, else with its key in front. */
export function attributePhrase(fact: Pick<Fact, 'header' | 'text'>): string {
  const key = (fact.header ?? '').toLowerCase();
  const value = valueText(fact.text);
  // "Vegan: yes" is vegan; "Pockets: 2 big front pockets" are two pockets.
  if (/^yes$/iu.test(value)) return key;
  if (value.toLowerCase().endsWith(` ${key}`)) return value;
  const said = SAID.find(([pattern]) => pattern.test(key));
  if (said !== undefined) return said[1](value, key);
  // "Burn time: 45 hours" is a burn time of 45 hours; "Variety: Koroneiki" is one by that name.
  if (/^[\d.,]+(?:\s?[\p{L}%°"”]{1,8}){0,2}$/u.test(value) && !/[^s]s$/u.test(key))
    return `${key} of ${value}`;
  return /^[\p{L} -]+$/u.test(value) &&
    !/ and /u.test(key) &&
    countWords(value) <= 2 &&
    isNoun(key) &&
    !value.toLowerCase().endsWith(key)
    ? `${value} ${key}`
    : `${key}: ${value}`;
}
