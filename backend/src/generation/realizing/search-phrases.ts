import { isForbidden, FORBIDDEN_CLAIMS } from '../platforms/forbidden-wording.ts';
import type { Setting } from '../planning/types.ts';
import type { Quote, Reading } from '../reading/index.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { cite, textOf, type Cited } from './cited.ts';
import { calmName } from './capitals.ts';
import { MAX_WORDS } from './phrases/core.ts';
import { detailPhrases, materialOf, peopleOf, traitsOf } from './phrases/detail-phrases.ts';
import { foreignPhrases } from './phrases/foreign-phrases.ts';
import { isTorn, sideOf, wholePhrases, wholeOf, withNoun } from './phrases/head-phrases.ts';
import { productPhrase, type ProductPhrase } from './phrases/product-phrase.ts';
import { searchForm } from './phrases/search-form.ts';
import { partsOfSet, shortened } from './phrases/shorter-phrases.ts';
import { isCompound, isFiled, isVague, kindOf } from './phrases/word-kinds.ts';

const MAX_PHRASES = 8;
/** A single word finds too much; it is used only if there are fewer phrases than this. */
const MIN_PHRASES = 3;

/** Phrases a shopper would type, the most telling first: each of one to four words. */
export function searchPhrases(setting: Setting, limit: number): Cited[] {
  const known = phrasesOfSetting.get(setting);
  const phrases = known ?? findPhrases(setting);
  if (known === undefined) phrasesOfSetting.set(setting, phrases);
  return phrases.slice(0, limit);
}

const phrasesOfSetting = new WeakMap<Setting, readonly Cited[]>();

function findPhrases(setting: Setting): Cited[] {
  const { reading } = setting;
  const phrase = reading.language === 'en' ? productPhrase(reading) : undefined;
  const found = distinct(
    phrase === undefined ? foreignPhrases(reading) : phrasesOf(phrase, reading),
    setting,
  );
  const all = found.length > 0 ? found : distinct([nameOf(reading)], setting, true);
  const phrases = all.filter(({ single }) => !single);
  const singles = all.filter(({ single }) => single);
  const best = [...phrases, ...singles.slice(0, Math.max(0, MIN_PHRASES - phrases.length))];
  if (best.length === 0) return [cite('product', reading.name)];
  return best.slice(0, MAX_PHRASES).map(({ piece }): Cited => [piece]);
}

/** What the product is, whole and with each trait of its name: the most telling phrases. */
export function headPhrases({ reading }: Setting): string[] {
  const phrase = reading.language === 'en' ? productPhrase(reading) : undefined;
  const said =
    phrase === undefined
      ? foreignPhrases(reading).slice(0, 1).map(textOf)
      : wholePhrases(phrase, reading);
  return said.map((text) => searchForm(text, reading));
}

/** The first words of the name, if it does not say what the product is. */
function nameOf({ name, request }: Reading): Cited {
  const text = name.text === '' ? (request.category ?? '') : name.text;
  return cite(text.split(/\s+/u).slice(0, MAX_WORDS).join(' '), name);
}

/** What the product is, in full and with each trait that the name and the details give. */
function phrasesOf(phrase: ProductPhrase, reading: Reading): Cited[] {
  const { core, before, tail, title } = phrase;
  const noun = core.join(' ');
  const say = (words: string, ...quotes: Quote[]) => cite(words, ...quotes, reading.name);
  const whole = wholeOf(before, core);
  const people = peopleOf(reading);
  return [
    ...wholePhrases(phrase, reading).map((words) => say(words)),
    ...people.flatMap(({ text, quote }) =>
      withNoun(text, whole, core).map((words) => say(words, ...quote)),
    ),
    ...(isTorn(phrase, reading) ? [] : [say(noun)]),
    // "Guitar strings" of acoustic guitar strings
    ...(core.length > 2 &&
    !isVague(core.at(-1) ?? '') &&
    isCompound(core.at(-2) ?? '', core.at(-1) ?? '', 'things')
      ? [say(core.slice(-2).join(' '))]
      : []),
    ...(phrase.other === undefined ? [] : [say(phrase.other)]),
    ...[sideOf(core) ?? []]
      .flat()
      // "Acupressure mat" of an acupressure mat and pillow set, and no "mat"
      .filter((words) => words.includes(' ') || before.length === 0)
      .map((words) => say(words)),
    ...partsOfSet(phrase).map((words) => say(words)),
    ...phrase.themes.flatMap((theme) => withNoun(theme, noun, core)).map((words) => say(words)),
    ...shortened(
      phrase,
      people.map(({ text }) => text),
      reading,
    ).map((words) =>
      say(words, ...people.flatMap(({ text, quote }) => (words.startsWith(text) ? quote : []))),
    ),
    ...materialOf(reading).map((quote) => say(`${quote.text} ${noun}`, quote)),
    ...detailPhrases(reading, core),
    ...traitsOf(reading).map((quote) => say(`${quote.text} ${noun}`, quote)),
    ...(tail === '' ? [] : [say(`${noun} ${tail}`)]),
    ...laterThings(phrase, reading),
    ...(title === undefined ? [] : [say(title.replace(/^(?:the|an?) /iu, ''))]),
  ];
}

/** Later parts of the name that say in other words what the product is. */
function laterThings({ core, segment }: ProductPhrase, reading: Reading): Cited[] {
  const { segments } = reading.name;
  return segments.slice(segments.indexOf(segment) + 1).flatMap((later): Cited[] => {
    const words = later.text.split(/\s(?:with|for|in)\s/iu)[0]?.split(' ') ?? [];
    const last = words.at(-1) ?? '';
    const plain = words.every((word) => /^[\p{L}'’-]+$/u.test(word) && kindOf(word) !== 'unknown');
    const isThing =
      words.length > 1 &&
      (kindOf(last) === 'noun' ? isFiled(last, reading) : kindOf(last) === 'technical');
    if (isThing && plain && !isVague(last)) return [cite(words.join(' '), later)];
    const form = wordsOf(later.text).find((word) => isOf(word, 'dosage forms'));
    return form === undefined ? [] : [cite(`${core.join(' ')} ${form}`, reading.name)];
  });
}

interface Found {
  readonly piece: Cited[number];
  readonly single: boolean;
}

/** Each phrase once, in the form that a shopper types, and none that no one would type. */
function distinct(candidates: readonly Cited[], setting: Setting, asGiven = false): Found[] {
  const seen = new Set<string>();
  return candidates.flatMap(([piece]) => {
    if (piece === undefined) return [];
    const text = asGiven ? calmName(piece.text) : searchForm(piece.text, setting.reading);
    const words = text.split(' ');
    const stems = contentStems(text);
    const key = stems.toSorted().join(' ');
    const idle =
      key === '' ||
      seen.has(key) ||
      words.length > MAX_WORDS ||
      OPENS_OPEN.test(text) ||
      new Set(stems).size < stems.length ||
      /(?:^| )\p{Ll}{1,2}$/u.test(text) ||
      (!asGiven &&
        words.some(
          (word, at) => !isFree(word, at) && ['number', 'empty'].includes(kindOf(word)),
        )) ||
      isForbidden(text, setting.platform) ||
      FORBIDDEN_CLAIMS.test(text);
    if (idle) return [];
    seen.add(key);
    return [{ piece: { ...piece, text }, single: words.length === 1 }];
  });
}

/** A phrase that starts with a function word, so part of it is missing. */
const OPENS_OPEN = /^(?:and|&|or|with|for|of|to|by|in) /iu;

/** "Gluten free", unlike "free gift" */
function isFree(word: string, at: number): boolean {
  return word === 'free' && at > 0;
}
