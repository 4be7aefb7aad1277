import { capitalizeFirst, countWords, firstWordOf, foldWord } from '../text/words.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Language } from '../reading/index.ts';
import { isThirdPerson } from '../reading/verbs.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { isTradeTerm } from './capitals.ts';

/**
 * The complete list of edits that may be made to the input's words in a listing. Each is a function
 * of one text, and none adds a word. Edits of letter case are in `capitals.ts`.
 */

const SPACE_BEFORE_MARK = / (?=[,;:!?.)\]](?!\d))/gu;
/** French has a space before ":", ";", "!" and "?". */
const SPACE_BEFORE_FRENCH_MARK = / (?=[,.)\]](?!\d))/gu;

/** Characters before marks that show that they are part of a name: "GO!!!". */
const MARKED = 2;

/**
 * Fixes spaces, and removes repeated marks.
 * @param name the product's name, whose own marks stay
 */
export function repairSpacing(text: string, language?: Language, name = ''): string {
  return (
    text
      .replace(/\s+/gu, ' ')
      .replace(/^[\s,;:.–—-]+(?=\p{L})/u, '')
      .replace(language === 'fr' ? SPACE_BEFORE_FRENCH_MARK : SPACE_BEFORE_MARK, '')
      .replace(/(?<=[([]) /gu, '')
      .replace(/(?<=[\p{L}\p{N}")”″]),(?=\p{L}{2})|(?<=\p{L}),(?=\p{L})/gu, ', ')
      // "(cards or keys)and", but not "screw(s)and".
      .replace(/(?<=(?:^|\s)\([^()]{3,60}\))(?=\p{Ll}{2})/gu, ' ')
      .replace(/,(?:\s?,)+/gu, ',')
      .replace(/(?<=[:;])\s?,/gu, '')
      .replace(/(?<=[\p{L}\p{N}]);(?=\p{L})/gu, '; ')
      .replace(/[!?]{2,}/gu, (marks, at: number, all: string) =>
        name.includes(all.slice(Math.max(0, at - MARKED), at) + marks) ? marks : marks.charAt(0),
      )
      .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
      // "sleeves.Made", but not "we.Org"
      .replace(/(?<=\p{Ll}{2}|\))\.(?=(?!(?:Com|Info|Net|Org)\b)\p{Lu}\p{Ll})/gu, '. ')
      .replace(/ -- |(?<=\p{L})--(?=\p{L})/gu, ' – ')
      // "Requires 3 ""AAA"" batteries"
      .replace(/(?<!["\d])""(?=[\p{L}\p{N}])|(?<=\p{L}[.!?]?)""(?!")/gu, '"')
      // "Supports digestion.*": the mark of a note that isn't there.
      .replace(/(?<=\p{L}[.!?])\*+$/gu, '')
      // "Installation/ maintenance", "Tarn 2/ Tarn 4"
      .replace(/(?<=(?:\p{L}{2}|\p{L} \p{N}{1,2})\/) (?=\p{L}{2})/gu, '')
      // "(dolls sold separately, available on )"
      .replace(NOWHERE, ')')
      // The inch mark of "7,\" long".
      .replace(/(?<=\d),(["”″])(?= )/gu, '$1,')
      // "Pet- K9", but not "pre- and post-".
      .replace(/(?<=\p{Ll}{2})- (?=[\p{Lu}\p{N}])/gu, ' - ')
      // "Height-48 inch"
      .replace(/(?<=\p{Ll}{3})-(?=\d[\d.]{0,6} (?:x|inch(?:es)?|cm|mm|ft)(?!\p{L}))/gu, ' - ')
      // "Connector:USB", "Cord length :1 m", but not "https://", "12:30" or "DTS:X".
      .replace(/(?<=\p{L})(?<!(?<!\p{L})[A-CE-GI-KN-RT-VYZ]):(?=(?!X\b)\p{L})/gu, ': ')
      .replace(/(?<=\p{L}) :(?=\d)/gu, ': ')
      // "1: 24 scale", but not "Set #1: 9 pieces" or "Item 1: 9.25 inches".
      .replace(/(?<=(?<![#\d])\d{1,3}:) (?=\d{1,3}(?:$|[,;)]|[ -](?:HO |[NO] )?[Ss]cale))/gu, '')
      // "Tarn Project: 1: 43 Roadster"
      .replace(/(?<=(?:^|[:;,(|–-] )1:) (?=\d{2,3} \p{Lu})/gu, '')
      .replace(/(?<=\d)(?:''|’’)/gu, '"')
      .replace(IN_INCHES, (sides) => sides.replace(/["”″]|''/gu, ''))
      // One inch mark, with a space between it and the next word.
      .replace(/(?<=\d["”″])["”″]/gu, '')
      .replace(/(?<=\d["”″])(?=\p{Ll}{3})/gu, ' ')
      .trim()
  );
}

/** The end of a remark that lost its place, such as an address. */
const NOWHERE = /,? (?:(?:also|and|is|are) )?(?:available|sold|found) (?:on|at|from|in) ?\)/giu;

/** "27\" x 54\" inches": marks that say again what the word says. */
const IN_INCHES =
  /\d[\d.]{0,6}(?:["”″]|'')?(?: ?(?:x|×|by|-|–|to) ?\d[\d.]{0,6}(?:["”″]|'')?){0,3}(?= ?inch)/giu;
const UNIT = /(?<=\d) ?(?:mm|cm|kg|ml|oz|lbs?|inch(?:es)?|in|ft)(?![\p{L}\p{N}])/giu;

/** "64mmx20mm": sides with the same unit, and no space. */
const SIDES =
  /(?<![\p{L}\d.])\d[\d.]{0,6}(mm|cm|in|ft)(?:[x×]\d[\d.]{0,6}\1){1,3}(?![\p{L}\p{N}])/giu;

/** "12oz" and "40 X 55 CM": a space between a number and its unit, both the unit and the x in lower case. */
export function spaceMeasures(text: string): string {
  return (
    text
      .replace(SIDES, (sides) => sides.replace(/[x×]/giu, ' x '))
      .replace(UNIT, (unit) => ` ${unit.trim().toLowerCase()}`)
      .replace(/(?<=\d)(?=(?:year|month)s?(?!\p{L}))/gu, ' ')
      .replace(/(?<=\d)-(?=(?:in|cm|mm|ft|oz|lb)$)/u, ' ')
      // "40 X 55", but not "XM38X06", which is a part's number
      .replace(/(?<=(?<![\p{L}\d.])\d[\d.]{0,6} ?)X(?= ?\d)/gu, 'x')
  );
}

/** Minimum words of a part that is said by mistake if it is said again. */
const MIN_REPEATED = 3;

/** "Comes in four colors, oak frame, comes in four colors": a part of a line only where it stands first. */
export function dropRepeatedParts(text: string): string {
  const said = new Set<string>();
  const parts = text.split(', ');
  if (parts.length < MIN_REPEATED) return text;
  const kept = parts.filter((part) => {
    const same = withoutEndMark(part).toLowerCase();
    const isRepeated = said.has(same) && countWords(part) >= MIN_REPEATED;
    said.add(same);
    return !isRepeated;
  });
  return kept.length === parts.length ? text : kept.join(', ');
}

const A_BEFORE_VOWEL =
  /(?<![\p{L}\p{N}'’.&-])a(?= [aeio]\p{Ll}+(?![\p{L}'’-]))(?! (?:(?:one|once|ouija|eu|ewe)\p{Ll}*|and|or|of|in|on|at|as|is|it|if|are)(?!\p{L}))/gu;
const AN_BEFORE_CONSONANT =
  /(?<![\p{L}\p{N}'’.&-])an(?= [bcdfgjklmnpqrstvwxyz]\p{Ll}+(?![\p{L}'’-]))/gu;

/** "A elephant", "an movie": the article that the sound after it wants, where its letters leave no doubt. */
export function repairArticles(text: string): string {
  return text.replace(A_BEFORE_VOWEL, 'an').replace(AN_BEFORE_CONSONANT, 'a');
}

const DURATION =
  /\b(\d+|one|two|three|four|five|six|ten|twelve)[ -](day|week|month|year)s?(?= (?:limited )?(?:warranty|guarantee|supply))/giu;

/** "3 months warranty", "5 year warranty": a duration before its noun is one word, and singular. */
export function joinDurations(text: string): string {
  return text.replace(DURATION, '$1-$2');
}

/** "(15 sachets)": a statement by itself is no remark. */
const WHOLLY_BRACKETED = /^\(([^()]*[^().!?])\)[.!]?$/u;

/** Closes unclosed brackets, and removes unopened ones and those around the whole text. */
export function repairBrackets(text: string): string {
  const [, bare] = WHOLLY_BRACKETED.exec(text) ?? [];
  if (bare !== undefined) return bare;
  // "【EASY CARE", where the bracket closes nowhere.
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
  // "2 mph (3 km/h, a dual rear drive": a few words up to the comma were in it.
  const early = open === 1 ? result.replace(OPEN_REMARK, '$1),') : result;
  if (early !== result) return early;
  return result.replace(/[.!?]?$/u, (mark) => `${')'.repeat(open)}${mark}`);
}

/** A bracket that isn't closed, with a number and a unit in it before a comma. */
const OPEN_REMARK = /(\(\d[\d.]{0,6} ?[\p{L}/]{1,6}),(?=[^()]*$)/u;

/** A mark at the end of a text; "18 mos. +" has one, too. */
const END_MARK = /[.!?…。！？؟۔।](?:["'”’)\]*†]*| ?\+)$/u;

/** "7 mm (approx.)": the period of a short form in brackets ends no sentence. */
const ENDS_IN_SHORT_FORM =
  /[^\s.!?] \((?:\d[\d.]{0,6} ?)?(?:approx|incl|excl|max|min|each|ea|in|cm|mm|ft|oz|lbs?|pcs?|avg|etc)\.\)$/iu;

/** "So are you ready for the next round" */
const QUESTION = /^(?:so |and |but )?(?:are|do|did|can|could|will|would) you\b/iu;

/** A sentence of a paragraph ends with a mark, and a question with its own. */
export function endSentence(text: string): string {
  if (END_MARK.test(text)) return ENDS_IN_SHORT_FORM.test(text) ? `${text}.` : text;
  const ended = text.replace(/[\s,;:–—-]+$/u, '');
  if (FULL_WIDTH.test(ended)) return `${ended}。`;
  return ended + (QUESTION.test(ended) ? '?' : '.');
}

/** Scripts whose sentences end with full-width marks. */
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

const DANGLING = /\b(?:in|on|at|by|to|of|with|for|from)\.$/iu;
/** "AUX in" names a socket; only a clause can look cut off at its last word. */
const CLAUSE = /\b(?:you|it|them|they|he|she|we|i|that|which|is|are)\b/iu;

/** "26 in. x 15 in. x 16 in.": the period of an abbreviation that the text has elsewhere too. */
const ABBREVIATED_UNIT = /(?<=\d )(?:cm|ft|in|kg|lbs?|mm|oz)\.(?= )/gu;

/** A list item has no end mark, unless it contains more than one sentence. */
export function endItem(text: string): string {
  if ([...text.matchAll(ABBREVIATED_UNIT)].some(([unit]) => text.endsWith(` ${unit}`))) return text;
  // "Larkfell Co.": the period is part of the name.
  if (/(?:\p{Lu}\.){2,}$|\b(?:incl|approx|etc|Co|Inc|Ltd|Corp|Bros)\.$/u.test(text)) return text;
  // "… when you have it in.": without its mark, it would look cut off.
  const dangles = DANGLING.test(text) && CLAUSE.test(text);
  return dangles || sentencesOf(text).length > 1 ? endSentence(text) : withoutEndMark(text);
}

/** A text without the mark at its end; a question stays one. */
export function withoutEndMark(text: string): string {
  return text.replace(/[\s.!;:,…。！]+$/u, '');
}

const ENDS: ReadonlySet<string> = new Set(' \t\n.!?？');

/** Amazon allows no mark at the end of a bullet, not even a question mark. */
export function withoutAnyMark(text: string): string {
  let end = text.length;
  while (end > 0 && ENDS.has(text.charAt(end - 1))) end -= 1;
  return withoutEndMark(text.slice(0, end));
}

const OWNED = /^(?:its|their)\s+(?=\p{L})/iu;
const BEING = /^(?:it(?:['’]s| is)|they(?:['’]re| are))\s+(?=\p{L})/iu;
const DOING = /^it\s+(?=(\p{L}+))/iu;
/** "Easy to clean": after "it is", an action rather than a property of the product. */
const OF_A_DEED =
  /^(?!\p{L}+ed\b)(?:(?:\p{L}+ly|very|so|also|quite|not|really)\s+)?\p{L}+\s+(?:to|that|if|when)\b/iu;

/** "Made of oak and its lid locks", "Their build is light, their weight low": the first clause must keep its words before a second one. */
const SPEAKS_ON = /(?:\b(?:and|but)|,) (?:it|its|they|their)\b/iu;
/** "A bold statement, and demand a look to match", "light, foldable, and gives you room" */
const GOES_ON = /, (?:and|but) (\p{L}+) (?:a|an|the|you|your)\b/iu;

/**
 * "It features dimples", "It is made to last", "Its lid locks": an item of a list has the product
 * above it and no sentence before it, so a pronoun that opens it goes.
 */
export function dropPronoun(text: string): string {
  if (OWNED.test(text)) return SPEAKS_ON.test(text) ? text : text.replace(OWNED, '');
  const being = BEING.exec(text)?.[0];
  if (being !== undefined) {
    const rest = text.slice(being.length);
    const next = GOES_ON.exec(rest)?.[1]?.toLowerCase() ?? '';
    const isOpen = SPEAKS_ON.test(rest) || isVerb(next) || isThirdPerson(next);
    return OF_A_DEED.test(rest) || isOpen ? text : rest;
  }
  const verb = DOING.exec(text)?.[1]?.toLowerCase() ?? '';
  const past = verb.endsWith('ed') && ['ed', 'd'].some((end) => isVerb(verb.slice(0, -end.length)));
  return past || isThirdPerson(verb) ? text.replace(DOING, '') : text;
}

function isVerb(word: string): boolean {
  return vocabulary('verbs').has(word);
}

/** Capitalizes the first letter, unless the first word is a name that starts with a lowercase letter. */
export function openItem(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(firstWordOf(text)) ? text : capitalizeFirst(text);
}

/** Lowers the first letter if the first word is a common one, for use inside a sentence. */
export function lowerFirst(text: string): string {
  return opensCommonly(text) && !/ \p{Lu}\p{Ll}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Whether a text opens with a word that has its capital only because it comes first. */
export function opensCommonly(text: string): boolean {
  const word = firstWordOf(text);
  if (!/^\p{Lu}[\p{Ll}-]+,?$/u.test(word)) return false;
  const small = foldWord(word.replace(/,$/u, ''));
  return (
    isTradeTerm(small) ||
    isInClass(small, 'numbers') ||
    (small.includes('-') && isInClass(small.split('-')[0] ?? '', 'prefixes'))
  );
}

/** "Tarn®4": a mark that parts two words, but not "Tarn®s". */
const TRADEMARK_INSIDE = /(?<=[\p{L}\p{N}])[™®©](?=[\p{L}\p{N}]{2}|(?!s)[\p{L}\p{N}])/gu;

/** A text without the marks of trademarks, which Amazon's listings don't show; the words around them stay apart. */
export function withoutTrademarks(text: string): string {
  return text.replace(TRADEMARK_INSIDE, ' ').replace(/\s?[™®©]/gu, '');
}

/** Removes trademark symbols and typographic marks that bullets must not contain. */
export function plainMarks(text: string): string {
  return withoutTrademarks(text)
    .replace(/\s?[†‡]/gu, '')
    .replace(/…/gu, '...');
}
