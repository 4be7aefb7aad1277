import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, startsWithDigit } from '../text/words.ts';
import { wordsIn } from './entries.ts';
import { firstSegment } from './meta-statements.ts';
import type { Entry, Setting } from './types.ts';

const MIN_SHARED = 2;
/** Minimum words of the name in a phrase that repeats it. */
const MIN_ECHOED = 4;
/** Minimum words of a name's first segment that say which product it is: "Baby Stroller" doesn't. */
const MIN_NAMING = 3;
/** From this on, a sentence that lacks only one of a name's words says the name. */
const MIN_LONG_NAME = 5;
const MAX_SUBJECT_WORDS = 4;
/** From this share on, a subject is the name but for a word: "Tarn Fell Jacket" for "Tarn Fell Pullover". */
const MOST = 2 / 3;
/** Minimum words of a closed statement that passes as a sentence. */
const MIN_SAID_WORDS = 10;
/** "All thoroughbreds", "Charles Harper was": everything of a kind, or someone by name. */
const OTHERS =
  /^(?:(?:[Aa]ll|[Ee]very|[Nn]one|[Mm]any|[Mm]ost|[Ss]ome) |\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll})/u;

/** "Charles Harper (1875 in Leeds, † 1937) was": someone's life. */
const LIFE = /^\p{Lu}[^()]{2,60} \([^()]*\b\d{4}\b[^()]*\) (?:was|is) /u;

export function stemsOfName({ reading: { name } }: Setting): ReadonlySet<string> {
  return new Set(contentStems(name.text));
}

/** How many words an entry's first unit has that the name lacks. */
export function newsOf({ units: [unit] }: Entry, name: ReadonlySet<string>): number {
  // "1000-piece" below "1000 Piece Puzzle"
  const isSaid = (stem: string) => stem.split('-').every((part) => name.has(part));
  const isNew = (stem: string) => !name.has(stem) && !isSaid(stem);
  return new Set(contentStems(unit?.text ?? '').filter(isNew)).size;
}

/** Whether a sentence is about something else than the product. */
export function isOfOthers(
  { units: [unit] }: Entry,
  name: ReadonlySet<string>,
  noun: string | undefined,
): boolean {
  const text = unit?.text ?? '';
  if (LIFE.test(text)) return true;
  // "Our roof hatches are 24 V units", of a converter
  // "Our plush dolls, bears and rabbits make great gifts"
  if (/^our [^.]{3,60}, [^.]{2,60}(?:\band\b|&) /iu.test(text)) return true;
  const isOurs = /^(?:our|all) /iu.test(text) && noun !== undefined && !saysAll(text, noun);
  if (isOurs && unit?.finite === true) return true;
  return (
    unit?.finite === true &&
    OTHERS.test(text) &&
    verbShapeOf(text) === 'clause' &&
    !contentStems(text).some((stem) => name.has(stem))
  );
}

function saysAll(text: string, words: string): boolean {
  const stems = new Set(contentStems(text));
  return contentStems(words).every((stem) => stems.has(stem));
}

/** Whether a sentence has its own subject and names the product: its noun, or most of the name. */
export function names({ units: [unit] }: Entry, setting: Setting): boolean {
  const text = unit?.text ?? '';
  if (verbShapeOf(text) === 'predicate' || isThirdPerson(firstWordOf(text))) return false;
  // "From Robot City 4, as a figure"
  if (unit?.finite !== true && /^(?:as|from) /iu.test(text)) return false;
  const stems = new Set(contentStems(text));
  const { noun } = setting.reading.name;
  const lead = contentStems(firstSegment(setting));
  const shared = lead.filter((stem) => stems.has(stem)).length;
  // "Suede upper, block heel" names parts of the boots.
  if (unit?.finite !== true && text.includes(',') && shared < lead.length) return false;
  const isNoun = noun === undefined || contentStems(noun).every((stem) => stems.has(stem));
  return shared === lead.length || (isNoun && shared >= Math.max(MIN_SHARED, lead.length / 2));
}

const MAX_KIND_WORDS = 8;

/** "Men's rain boots" of a "Tarn Low M" that is filed under Boots: says what the name doesn't. */
export function saysKind({ label, units: [unit] }: Entry, { reading }: Setting): boolean {
  const last = reading.request.category?.split('>').at(-1) ?? '';
  const [kind, ...more] = contentStems(last);
  const isPhrase = label === undefined && unit?.finite === false && unit.words <= MAX_KIND_WORDS;
  if (kind === undefined || more.length > 0 || !isPhrase) return false;
  return contentStems(unit.text).includes(kind) && !contentStems(reading.name.text).includes(kind);
}

/** Whether a text mentions the product by its noun, or by several words of its name. */
export function mentions({ units }: Entry, { reading: { name } }: Setting): boolean {
  const said = new Set(units.flatMap((unit) => contentStems(unit.text)));
  const named = new Set(contentStems(name.text));
  const shared = [...named].filter((stem) => said.has(stem)).length;
  return (
    shared >= Math.min(MIN_SHARED, named.size) ||
    contentStems(name.noun ?? '').some((stem) => said.has(stem))
  );
}

/** Whether a sentence has the words of the name, so that the name before it would be a stutter. */
export function saysName(entry: Entry, setting: Setting): boolean {
  const { name } = setting.reading;
  const stems = new Set(entry.units.flatMap(({ text }) => contentStems(text)));
  const isSaid = (text: string) => contentStems(text).every((stem) => stems.has(stem));
  if (opensOnName(entry, setting)) return true;
  if (wordsIn(entry) >= MIN_SAID_WORDS && isSubject(entry, setting, MOST)) return true;
  const first = firstSegment(setting);
  const missing = contentStems(first).filter((stem) => !stems.has(stem)).length;
  if (missing === 1 && contentStems(first).length >= MIN_LONG_NAME) return true;
  const others = name.segments.filter(({ distinguishesVariant }) => !distinguishesVariant);
  return (
    names(entry, setting) &&
    (isSubject(entry, setting) ||
      (isSaid(first) &&
        (contentStems(first).length >= MIN_NAMING || others.every(({ text }) => isSaid(text)))))
  );
}

/** "Tarn Cap 4K - Professional Grade": the whole name, and more after it; or the name's words as a label. */
export function opensOnName({ label, units: [unit] }: Entry, setting: Setting): boolean {
  const { name } = setting.reading;
  if (label !== undefined && isNameAgain(label.text, setting)) return true;
  const text = (label?.text ?? unit?.text ?? '').toLowerCase().replace(/^["“'‘«]/u, '');
  const whole = name.text.toLowerCase();
  return whole !== '' && text.startsWith(whole) && !/^[\p{L}\p{N}]/u.test(text.slice(whole.length));
}

/** "Tarn Cap" before a dash or colon, of a "Tarn Cap (Large)": the segment that names the product, and no other words. */
export function isNameAgain(label: string, setting: Setting): boolean {
  const said = contentStems(label);
  const all = stemsOfName(setting);
  const first = contentStems(firstSegment(setting));
  return (
    said.length >= MIN_SHARED &&
    said.every((stem) => all.has(stem)) &&
    first.every((stem) => said.includes(stem))
  );
}

/**
 * "The Fernbrook mug is thrown by hand": whether a sentence's subject is the name in other words.
 * @param share how much of the name's first segment it has
 */
export function isSubject({ units: [unit] }: Entry, setting: Setting, share = 0): boolean {
  // "Kitchen towels, play food and a menu" of a play kitchen
  const [first = ''] = (unit?.text ?? '').split(', ');
  const subject = first.split(' ').slice(0, MAX_SUBJECT_WORDS).join(' ');
  const name = stemsOfName(setting);
  const shared = new Set(contentStems(subject).filter((stem) => name.has(stem))).size;
  // "The Tarn Jacket defense against the cold": a sentence with a slip in its verb.
  const isSaid = unit?.finite === true || (unit?.closed === true && unit.words >= MIN_SAID_WORDS);
  const most = new Set(contentStems(firstSegment(setting))).size * share;
  return isSaid && shared >= Math.max(MIN_SHARED, most);
}

/** "Official Tarn hat and glove set" below "Tarn Winter Hat & Glove Set": little more than the name. */
export function isEcho({ units: [unit] }: Entry, name: ReadonlySet<string>): boolean {
  const said = contentStems(unit?.text ?? '');
  const shared = said.filter((stem) => name.has(stem)).length;
  return unit?.finite !== true && shared >= MIN_ECHOED && shared * 3 >= said.length * 2;
}

/** Whether an entry says what the name says, or half of it at least. */
export function echoes({ units }: Entry, name: ReadonlySet<string>): boolean {
  const said = units
    .flatMap((unit) => contentStems(unit.text))
    .filter((stem) => !startsWithDigit(stem));
  const shared = said.filter((stem) => name.has(stem)).length;
  // "4+" says what the name doesn't.
  if (said.length === 0) return false;
  return shared === said.length || (shared >= MIN_SHARED && shared * 2 >= said.length);
}
