import type { Traced } from '../text/traced.ts';
import { foldWord, STOP_WORDS } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { labelType } from './facts.ts';
import { isKnownWord } from './tagging.ts';

/** Two words without the line break between them, and the text after them up to a colon. */
const JOINT =
  /(?<![\p{L}'’#])\p{L}+\p{Ll}\p{Lu}\p{Ll}[\p{L}\p{N}]*(?![\p{L}\p{N}]*[™®])(?:(?: \p{L}+){0,3} ?:(?= ?\S))?/gu;
const AT_CAPITAL = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u;
/** "(LxWxH)Number of pockets", "(40 x 76 cm)2x Washcloth" */
const AFTER_BRACKET = /(?<=\p{L}\))(?=\p{Lu}\p{Ll}{2}|\d{1,2}x \p{Lu}\p{Ll}{2})/gu;
/** "Tarn case/ Fits in a pocket" */
const SLASH_AT_END = /(?<=\S)\/ (?=[\p{Lu}\p{N}])/gu;
const MIN_SLASHES = 2;
/** "Compartments: 2Laptop compatibility: no", "Size 6Made In: Japan" */
const AFTER_NUMBER = /(?<=(?:: ?|\p{Ll} )\d{1,4})(?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2} ?: ?\S)/gu;
/** "carrier for books6 months warranty" */
const BEFORE_COUNT =
  /(?<=(?<!\p{L})\p{Ll}{4,20})(?=\d{1,2} (?:months?|years?|compartments?|pockets?|pieces?)\b)/gu;
/** "Final sale.Materials: lead-free": a label after a period. */
const BEFORE_LABEL =
  /(?<=\p{Ll}{3}\.)(?!(?:Com|Info|Net|Org)\b)(?=\p{Lu}\p{Ll}{2,15}(?: \p{L}{2,12}){0,2} ?:(?: |- ?)?[\p{L}\p{N}])/gu;
/** "Deep curly style100% modacrylic" */
const BEFORE_SHARE = /(?<=(?<!\p{L})\p{L}?\p{Ll}{3,20})(?=\d{1,3}% \p{L})/gu;
/** "Zip compartment.100% polyester", but not the name "Track.2" */
const AFTER_POINT = /(?<=(?<!\p{L})\p{Ll}{4,20})\.(?=\d{1,4}(?:%| \p{L}))/gu;

/**
 * "Key FeaturesHDMI input", "Wild Cherry2.17 oz"; counts only in a text that lost other line
 * breaks.
 */
const AFTER_HEADING =
  /(?<=(?<!\p{L})(?:Key )?(?:Features|Specifications|Description|Details))(?=\p{Lu})/gu;
const BEFORE_MEASURE =
  /(?<=(?<!\p{L})\p{Lu}?\p{Ll}{3,20})(?=\d{1,4}(?:\.\d{1,3})?(?: (?:oz|fl oz|lbs?|kg|ml|inch(?:es)?) |-count\b))/gu;

/** "to 12,800Shooting speeds" */
const AFTER_FIGURE = /(?<=(?<!\p{L})\d[\d.,]{0,9}\d)(?=\p{Lu}\p{Ll}{4,} \p{Ll})/gu;
/** "coloured?boots", "slippers?,?which": question marks in place of spaces that couldn't be decoded. */
const LOST_SPACE = /(?<!\p{L})\p{Ll}{3,20}\?(?:,\?)?\p{Ll}{3,20}(?!\p{L})/gu;

function withSpace(joint: string): string {
  const [before = '', after = ''] = joint.split(/\?(?:,\?)?/u);
  if (!isKnownWord(before) || !isKnownWord(after)) return joint;
  return joint.includes(',') ? `${before}, ${after}` : `${before} ${after}`;
}

/** "CMOS sensorISO 100" */
const BEFORE_CODE = /(?<=(?<!\p{L})\p{Ll}{4,20})(?=\p{Lu}{3,4} \d)/gu;

/**
 * Inserts line breaks between words that were certainly joined by mistake: "high-low hemComes with
 * a belt", "NoThis bag holds".
 */
export function separateJoinedWords(text: Traced, name: string): Traced {
  const named = name.toLowerCase();
  const parted = (before: Traced, lost: boolean) =>
    before.replace(JOINT, (joint) => (isNamed(joint, named) ? joint : withBreaks(joint, lost)));
  // Where slashes end the lines, a bracket ends none: "S-Video (Y/C)Jack/ Audio Output".
  const afterBracket = (text.text.match(SLASH_AT_END)?.length ?? 0) >= MIN_SLASHES ? ' ' : '\n';
  const sure = parted(text.replace(LOST_SPACE, withSpace), false)
    .replace(AFTER_BRACKET, afterBracket)
    .replace(AFTER_NUMBER, '\n')
    .replace(BEFORE_COUNT, '\n')
    .replace(BEFORE_SHARE, '\n')
    .replace(BEFORE_LABEL, '\n');
  const whole =
    sure.text === text.text
      ? sure
      : parted(sure, true)
          .replace(AFTER_HEADING, '\n')
          .replace(BEFORE_MEASURE, '\n')
          .replace(AFTER_FIGURE, '\n')
          .replace(BEFORE_CODE, '\n');
  return whole.replace(AFTER_POINT, '. ');
}

function isNamed(joint: string, name: string): boolean {
  return name.includes(joint.split(' ', 1).join('').toLowerCase());
}

/**
 * @param lost whether the text lost other line breaks, in which case joined words belong to two lines
 */
function withBreaks(joint: string, lost: boolean): string {
  const [token = '', ...rest] = joint.split(' ');
  // "airPods" and "waterProof" are single words, whatever their capitals.
  if (isForm(foldWord(token)) || isKnownWord(foldWord(token))) return joint;
  const [first = '', ...parts] = token.split(AT_CAPITAL);
  let broken = first;
  let before = first;
  for (const [at, part] of parts.entries()) {
    const after = at === parts.length - 1 ? [part, ...rest].join(' ') : part;
    // "Compatible withTarn" only lost a space.
    const gap = GOVERNING.test(before) ? ' ' : '\n';
    broken += `${isApart(before, part, after, lost) ? gap : ''}${part}`;
    before = part;
  }
  return [broken, ...rest].join(' ');
}

const GOVERNING = /^(?:with|for|from|into|and|the)$/iu;
const MIN_LEFT = 3;

/**
 * Whether two parts of a word are separate words: the word starts in lower case ("hemComes"), or
 * the second part starts a statement ("NoThis bag") or is a label ("OnlyOuter material:").
 * "CoolTech" is a name.
 */
function isApart(before: string, part: string, after: string, lost: boolean): boolean {
  const [firstWord, secondWord] = [foldWord(before), foldWord(part.replace(/\d+$/u, ''))];
  if (firstWord.length < MIN_LEFT && firstWord !== 'no') return false;
  if (/^\p{Ll}/u.test(before)) return isKnownWord(firstWord) || isKnownWord(secondWord);
  if (!isKnownWord(firstWord)) return false;
  if (lost || isInClass(firstWord, 'words before a break')) return isKnownWord(secondWord);
  return STOP_WORDS.has(secondWord) || (after.includes(':') && isKnownLabel(after));
}

function isKnownLabel(text: string): boolean {
  const words = text.split(':', 1).join('').trim().toLowerCase().split(' ');
  const known = (label: string) =>
    labelType(label) !== undefined || isInClass(label, 'sheet labels');
  return known(words.join(' ')) || words.some(known);
}

let forms: ReadonlySet<string> | undefined;

function isForm(word: string): boolean {
  forms ??= new Set([...vocabulary('known-forms')].map((form) => form.toLowerCase()));
  return forms.has(word) || vocabulary('proper-names').has(word);
}

/**
 * A lowercase start of at least four letters before a capital. "playStation" matches as well as
 * "hemComes".
 */
const JOINED_WORDS = /(?<![\p{L}\p{N}'’])\p{Ll}{4,}\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}]*[™®])/gu;

/** Whether a text contains joined words that can't be separated with certainty. */
export function hasJoinedWords(text: string, name: string): boolean {
  const named = name.toLowerCase();
  return (text.match(JOINED_WORDS) ?? []).some(
    (token) => !named.includes(token.toLowerCase()) && !isForm(token.toLowerCase()),
  );
}
