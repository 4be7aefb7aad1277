import { capitalizeFirst, countWords, firstWordOf, foldWord } from '../text/words.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Language } from '../reading/index.ts';
import { isInClass } from '../vocabulary/index.ts';
import { oncePerText } from '../remember.ts';
import { isTradeTerm } from './capitals.ts';

/**
 * The complete list of edits that may be made to the input's words in a listing. Each is a function
 * of one text, and none adds a word. Edits of letter case are in `capitals.ts`.
 */

const SPACE_BEFORE_MARK = / (?=[,;:!?.)\]](?!\d)(?!(?<=\?)\p{L}))/gu;
/** French has a space before ":", ";", "!" and "?". */
const SPACE_BEFORE_FRENCH_MARK = / (?=[,.)\]](?!\d))/gu;

/** Characters before repeated punctuation that identify it as part of the name: "GO!!!". */
const NAME_CONTEXT_CHARACTERS = 2;

/** Marks that may be repeated, which only the product's name can keep. */
const MARKS = /[!?][^!?]*[!?]/u;

/**
 * Fixes spacing and removes repeated punctuation.
 * @param name the product's name, whose own marks stay
 */
export function repairSpacing(text: string, language?: Language, name = ''): string {
  return language === 'fr' || (name !== '' && MARKS.test(text))
    ? repairMarks(text, language, name)
    : repairOrdinary(text);
}

/** Remembered, because a name's parts are measured for many titles, and its units for several fields. */
const repairOrdinary = oncePerText((text) => repairMarks(text, undefined, ''));

function repairMarks(text: string, language: Language | undefined, name: string): string {
  return (
    text
      .replace(/\s+/gu, ' ')
      .replace(/^[\s,;:.–—/-]+(?=\p{L})/u, '')
      .replace(language === 'fr' ? SPACE_BEFORE_FRENCH_MARK : SPACE_BEFORE_MARK, '')
      .replace(/(?<=[([]) /gu, '')
      .replace(/(?<=[\p{L}\p{N}")”″]),(?=\p{L}{2})|(?<=\p{L}),(?=\p{L})/gu, ', ')
      // "(cards or keys)and", but not "screw(s)and" or "(sun)shine".
      .replace(/(?<=(?:^|\s)\([^() ]{1,30} [^()]{1,60}\))(?=\p{Ll}{2})/gu, ' ')
      .replace(/,(?:\s?,)+/gu, ',')
      .replace(/(?<=[:;])\s?,/gu, '')
      .replace(/(?<=[\p{L}\p{N}]);(?=\p{L})/gu, '; ')
      .replace(/[!?]{2,}/gu, (marks, at: number, all: string) =>
        name.includes(all.slice(Math.max(0, at - NAME_CONTEXT_CHARACTERS), at) + marks)
          ? marks
          : marks.charAt(0),
      )
      .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
      // "sleeves.Made", but not "we.Org" or the name "Tarn.Dry"
      .replace(/(?<=(?<!\p{L})\p{Ll}{2,20}|\))\.(?=(?!(?:Com|Info|Net|Org)\b)\p{Lu}\p{Ll})/gu, '. ')
      .replace(/ -- |(?<=\p{L})--(?=\p{L})/gu, ' – ')
      // "Requires 3 ""AAA"" batteries"
      .replace(/(?<!["\d])""(?=[\p{L}\p{N}])|(?<=\p{L}[.!?]?)""(?!")/gu, '"')
      // An asterisk for a missing footnote: "Supports digestion.*"
      .replace(/(?<=\p{L}[.!?])\*+$/gu, '')
      // "Installation/ maintenance", "Tarn 2/ Tarn 4"
      .replace(/(?<=(?:\p{L}{2}|\p{L} \p{N}{1,2})\/) (?=\p{L}{2})/gu, '')
      // "(dolls sold separately, available on )"
      .replace(UNFINISHED_REMARK, ')')
      // A comma before an inch mark: "7,\" long".
      .replace(/(?<=\d),(["”″])(?= )/gu, '$1,')
      // "Pet- K9", but not "pre- and post-".
      .replace(/(?<=\p{Ll}{2})- (?=[\p{Lu}\p{N}])/gu, ' - ')
      // "Height-48 inch"
      .replace(/(?<=\p{Ll}{3})-(?=\d[\d.]{0,6} (?:x|inch(?:es)?|cm|mm|ft)(?!\p{L}))/gu, ' - ')
      // "Connector:USB", "Cord length :1 m", but not "https://", "12:30" or "DTS:X".
      .replace(/(?<=\p{L})(?<!(?<!\p{L})[A-CE-GI-KN-RT-VYZ]):(?=(?!X\b)\p{L})/gu, ': ')
      .replace(/(?<=\p{L}) :(?=\d)/gu, ': ')
      // Scales, but not other numbers after a colon: "1: 24 scale", not "Set #1: 9 pieces".
      .replace(/(?<=(?<![#\d])\d{1,3}:) (?=\d{1,3}(?:$|[,;)]|[ -](?:HO |[NO] )?[Ss]cale))/gu, '')
      // "Tarn Project: 1: 43 Roadster"
      .replace(/(?<=(?:^|[:;,(|–-] )1:) (?=\d{2,3} \p{Lu})/gu, '')
      .replace(/(?<=\d)(?:''|’’)/gu, '"')
      .replace(IN_INCHES, (sides) =>
        sides.replace(/["”″]|''/gu, '').replace(/(?<=\d)x (?=\d)| x(?=\d)/giu, ' x '),
      )
      // Keeps one inch mark, with a space before the next word.
      .replace(/(?<=\d["”″])["”″]/gu, '')
      .replace(/(?<=\d["”″])(?=\p{Ll}{3})/gu, ' ')
      .trim()
  );
}

/** The end of a remark that lost its object, such as an address. */
const UNFINISHED_REMARK =
  /,? (?:(?:also|and|is|are) )?(?:available|sold|found) (?:on|at|from|in) ?\)/giu;

/** Inch marks that repeat the unit: "27\" x 54\" inches". */
const IN_INCHES =
  /\d[\d.]{0,6}(?:["”″]|'')?(?: ?(?:x|×|by|-|–|to) ?\d[\d.]{0,6}(?:["”″]|'')?){0,3}(?= ?inch)/giu;
const UNIT = /(?<=\d) ?(?:mm|cm|kg|ml|oz|lbs?|inch(?:es)?|in|ft)(?![\p{L}\p{N}])/giu;

/** Dimensions with the same unit and no spaces: "64mmx20mm". */
const SIDES =
  /(?<![\p{L}\d.])\d[\d.]{0,6}(mm|cm|in|ft)(?:[x×]\d[\d.]{0,6}\1){1,3}(?![\p{L}\p{N}])/giu;

/**
 * Adds a space between number and unit, and lowercases the unit and the "x": "12oz", "40 X 55 CM".
 * @param name the product's name, whose measures stay: "Lens 17-85mm"
 */
export function spaceMeasures(text: string, name = ''): string {
  const named = ` ${name.toLowerCase()} `;
  return (
    text
      .replace(SIDES, (sides) => sides.replace(/[x×]/giu, ' x '))
      .replace(UNIT, (unit, at: number, whole: string) =>
        isModelNumber(unit, whole.slice(0, at)) || isNamed(unit, at, whole, named)
          ? unit
          : ` ${unit.trim().toLowerCase()}`,
      )
      .replace(/(?<=\d)(?=(?:year|month)s?(?!\p{L}))/gu, ' ')
      .replace(/(?<=\d)-(?=(?:in|cm|mm|ft|oz|lb)$)/u, ' ')
      // Dimensions, but not part numbers: "40 X 55", not "XM38X06".
      .replace(/(?<=(?<![\p{L}\d.])\d[\d.]{0,6} ?)X(?= ?\d)/gu, 'x')
  );
}

/** "1460OZ": capitals after four or more digits are a model number rather than a weight. */
function isModelNumber(unit: string, before: string): boolean {
  return /^\p{Lu}+$/u.test(unit) && /\d{4}$/u.test(before);
}

const MAX_MEASURE_IN_NAME = 42;

/** Whether a measure is closed up in the name, too, and next to the same word: "17-85mm", "8kg Tumble Dryer". */
function isNamed(unit: string, at: number, whole: string, name: string): boolean {
  if (unit.startsWith(' ')) return false;
  const end = at + unit.length;
  const head = whole.slice(Math.max(0, at - MAX_MEASURE_IN_NAME), at);
  const [, word, number = ''] = /(?:(\p{L}[\p{L}-]{0,20}) )?(\S{1,20})$/u.exec(head) ?? [];
  const [next] = /^ \p{L}[\p{L}-]{0,20}/u.exec(whole.slice(end, end + MAX_MEASURE_IN_NAME)) ?? [];
  const measure = ` ${number}${unit}`.toLowerCase();
  const isCompound = /\d[-x]\d/iu.test(number) && name.includes(`${measure} `);
  const isBeside = (text: string | undefined) =>
    text !== undefined && name.includes(text.toLowerCase());
  return (
    isCompound || isBeside(word && ` ${word}${measure} `) || isBeside(next && `${measure}${next} `)
  );
}

/** Minimum words of a part for its repetition to count as a mistake. */
const MIN_REPEATED = 3;

/** Removes repeated parts of a line, keeping the first: "Comes in four colors, oak frame, comes in four colors". */
export function dropRepeatedParts(text: string): string {
  const seen = new Set<string>();
  const parts = text.split(', ');
  if (parts.length < MIN_REPEATED) return text;
  const kept = parts.filter((part) => {
    const folded = withoutEndMark(part).toLowerCase();
    const isRepeated = seen.has(folded) && countWords(part) >= MIN_REPEATED;
    seen.add(folded);
    return !isRepeated;
  });
  return kept.length === parts.length ? text : kept.join(', ');
}

const A_BEFORE_VOWEL =
  /(?<![\p{L}\p{N}'’.&-])a(?= [aeio]\p{Ll}+(?![\p{L}'’-]))(?! (?:(?:one|once|ouija|eu|ewe)\p{Ll}*|an|and|or|of|in|on|at|as|is|it|if|are)(?!\p{L}))/gu;
const AN_BEFORE_CONSONANT =
  /(?<![\p{L}\p{N}'’.&-])an(?= [bcdfgjklmnpqrstvwxyz]\p{Ll}+(?![\p{L}'’-]))/gu;

/** "With a an easy grip", but not "with vitamin a an hour before". */
const DOUBLED_ARTICLE =
  /(?<=\b(?:as|by|create|creates|creating|for|from|gives?|giving|has|have|in|is|it|make|makes|of|on|to|with|you) )a (?=an [aeiou]\p{Ll}{2})/gu;

/**
 * Corrects "a" and "an" where the spelling leaves no doubt: "A elephant", "an movie", "it is a an
 * easy read".
 */
export function repairArticles(text: string): string {
  return text
    .replace(DOUBLED_ARTICLE, '')
    .replace(A_BEFORE_VOWEL, 'an')
    .replace(AN_BEFORE_CONSONANT, 'a');
}

const DURATION =
  /\b(\d+|one|two|three|four|five|six|ten|twelve)[ -](day|week|month|year)s?(?= (?:limited )?(?:warranty|guarantee|supply))/giu;

/** Hyphenates a duration before its noun: "3 months warranty", "5 year warranty". */
export function joinDurations(text: string): string {
  return text.replace(DURATION, '$1-$2');
}

/** A statement that is entirely in brackets: "(15 sachets)". */
const WHOLLY_BRACKETED = /^\(([^()]*[^().!?])\)[.!]?$/u;

/** Closes unclosed brackets, and removes unopened ones and those around the whole text. */
export function repairBrackets(text: string): string {
  const [, bare] = WHOLLY_BRACKETED.exec(text) ?? [];
  if (bare !== undefined) return bare;
  // A lenticular bracket without its counterpart: "【EASY CARE".
  if (/[【】]/u.test(text) && !/【[^】]*】/u.test(text))
    return repairBrackets(text.replace(/[【】]/gu, ''));
  let open = 0;
  let result = '';
  for (const character of text) {
    if (character === '(') open += 1;
    if (character === ')' && open === 0) continue;
    if (character === ')') open -= 1;
    result += character;
  }
  if (open === 0) return result;
  // The bracket closes at the comma after a measure: "2 mph (3 km/h, a dual rear drive".
  const early =
    open === 1 ? result.replace(OPEN_REMARK, '$1),').replace(OPEN_BEFORE_AND, '$1)') : result;
  if (early !== result) return early;
  return result.replace(/[.!?]?$/u, (mark) => `${')'.repeat(open)}${mark}`);
}

/** An unclosed bracket before the last thing of a list: "Mike (Tarn Works, and Kurt". */
const OPEN_BEFORE_AND = /(\([^(),]{1,60})(?=, and [^(),]+$)/u;
/** An unclosed bracket that starts with a number and a unit before a comma. */
const OPEN_REMARK = /(\(\d[\d.]{0,6} ?[\p{L}/]{1,6}),(?=[^()]*$)/u;

/** End punctuation; "18 mos. +" also counts. */
const END_MARK = /[.!?…。！？؟۔।](?:["'”’)\]*†]*| ?\+)$/u;

/** The period of an abbreviation in brackets doesn't end the sentence: "7 mm (approx.)". */
const ENDS_IN_SHORT_FORM =
  /[^\s.!?] \((?:\d[\d.]{0,6} ?)?(?:approx|incl|excl|max|min|each|ea|in|cm|mm|ft|oz|lbs?|pcs?|avg|etc)\.\)$/iu;

/** A question without its mark: "So are you ready for the next round". */
const QUESTION = /^(?:so |and |but )?(?:are|do|did|can|could|will|would) you\b/iu;

/** Ends a sentence of prose with punctuation; a question keeps its question mark. */
export function endSentence(text: string): string {
  if (END_MARK.test(text)) return ENDS_IN_SHORT_FORM.test(text) ? `${text}.` : text;
  const ended = text.replace(/[\s,;:–—-]+$/u, '');
  if (FULL_WIDTH.test(ended)) return `${ended}。`;
  return ended + (QUESTION.test(ended) ? '?' : '.');
}

/** Scripts whose sentences end with full-width punctuation. */
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

const PREPOSITION_AT_END = /\b(?:in|on|at|by|to|of|with|for|from)\.$/iu;
/** Only a clause can look truncated; "AUX in" names a socket. */
const CLAUSE = /\b(?:you|it|them|they|he|she|we|i|that|which|is|are)\b/iu;

/** A unit abbreviation whose period recurs in the text: "26 in. x 15 in. x 16 in.". */
const ABBREVIATED_UNIT = /(?<=\d )(?:cm|ft|in|kg|lbs?|mm|oz)\.(?= )/gu;

/** A list item has no end punctuation unless it contains several sentences. */
export function endItem(text: string): string {
  if (
    text.endsWith('.') &&
    [...text.matchAll(ABBREVIATED_UNIT)].some(([unit]) => text.endsWith(` ${unit}`))
  )
    return text;
  // "Larkfell Co.": the period is part of the name.
  if (/(?:\p{Lu}\.){2,}$|\b(?:incl|approx|etc|Co|Inc|Ltd|Corp|Bros)\.$/u.test(text)) return text;
  // Without its period, it would look truncated: "… when you have it in."
  const dangles = PREPOSITION_AT_END.test(text) && CLAUSE.test(text);
  return dangles || sentencesOf(text).length > 1 ? endSentence(text) : withoutEndMark(text);
}

/** Removes end punctuation, except question marks. */
export function withoutEndMark(text: string): string {
  return text.replace(/[\s.!;:,…。！]+$/u, '');
}

const ENDS: ReadonlySet<string> = new Set(' \t\n.!?？');

/** Amazon allows no end punctuation in a bullet, not even a question mark. */
export function withoutEndPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && ENDS.has(text.charAt(end - 1))) end -= 1;
  return withoutEndMark(text.slice(0, end));
}

/** Capitalizes the first letter, unless the first word is a name that starts with a lowercase letter. */
export function capitalizeItem(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(firstWordOf(text)) ? text : capitalizeFirst(text);
}

/** Lowercases the first letter of a common word, for use inside a sentence. */
export function lowerFirst(text: string): string {
  return startsWithCommonWord(text) && !/ \p{Lu}\p{Ll}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Whether the first word is capitalized only because of its position. */
export function startsWithCommonWord(text: string): boolean {
  const word = firstWordOf(text);
  if (!/^\p{Lu}[\p{Ll}-]+,?$/u.test(word)) return false;
  const small = foldWord(word.replace(/,$/u, ''));
  return (
    isTradeTerm(small) ||
    isInClass(small, 'numbers') ||
    (small.includes('-') && isInClass(small.split('-')[0] ?? '', 'prefixes'))
  );
}

/** A trademark symbol between two words: "Tarn®4", but not "Tarn®s". */
const TRADEMARK_INSIDE = /(?<=[\p{L}\p{N}])[™®©](?=[\p{L}\p{N}]{2}|(?!s)[\p{L}\p{N}])/gu;

/** Removes trademark symbols, which Amazon doesn't allow, and keeps the words around them separate. */
export function withoutTrademarks(text: string): string {
  return text.replace(TRADEMARK_INSIDE, ' ').replace(/\s?[™®©]/gu, '');
}

/** A tilde between the numbers of a range: "3.3 ~ 5.5V", "10cm~20cm", unlike "2 cables ~120 g each". */
const RANGE_TILDE =
  /(?<=\d)( ?)~\1(?=\d)|(?<=\d ?(\p{L}{1,3}|%|°\p{L}?))( ?)~\3(?=\d[\d.,]{0,8} ?\2(?!\p{L}))/gu;

/** Removes trademark and typographic symbols that bullets must not contain. */
export function withoutTypographicSymbols(text: string): string {
  return withoutTrademarks(text)
    .replace(RANGE_TILDE, '-')
    .replace(/\s?[†‡]/gu, '')
    .replace(/…/gu, '...');
}
