import { isForbidden, FORBIDDEN_CLAIMS } from '../platforms/forbidden-wording.ts';
import type { Setting } from '../planning/types.ts';
import type { Quote, Reading } from '../reading/index.ts';
import { leadOf } from '../reading/name.ts';
import { contentStems, foldWord, hasDigit, isCapitalized, stemOf, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { cite, textOf, type Cited } from './cited.ts';
import { toNameCase, isAllCaps } from './capitals.ts';
import { evidenceOf } from './phrases/evidence.ts';
import { categoryPhrases, categoryPlural, sharedPhrases } from './phrases/category-phrases.ts';
import { identitiesOf, isNaming } from './phrases/identities.ts';
import { knownNamesIn, openedByNames } from './phrases/known-names.ts';
import { isBound, MAX_WORDS, runsOf, isInformative } from './phrases/name-runs.ts';
import { nonEnglishPhrases } from './phrases/non-english-phrases.ts';
import { openerOf } from './phrases/opener.ts';
import { productHeads, type ProductHead } from './phrases/product-head.ts';
import { searchForm } from './phrases/search-form.ts';
import { isSound } from './phrases/standalone-phrase.ts';
import { stretchesOf } from './phrases/stretches.ts';
import { materialOf, peopleOf } from './phrases/stated-traits.ts';
import {
  isAnimal,
  isBinding,
  isColor,
  isDescribing,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isPeople,
  isPictured,
  isPlace,
  isPossibleName,
  isProduct,
  isShortForm,
  isSmallWord,
  isTrait,
  isVague,
  singularOf,
} from './phrases/words.ts';

const MAX_PHRASES = 8;
/** Up to so many phrases, one that another contains is no clutter. */
const MAX_UNNESTED = 3;

/** Phrases a shopper would type, the most telling first: each of one to four words. */
export function searchPhrases(setting: Setting, limit: number): Cited[] {
  const known = phrasesOfSetting.get(setting);
  const phrases = known ?? findPhrases(setting);
  if (known === undefined) phrasesOfSetting.set(setting, phrases);
  return phrases.slice(0, limit);
}

const phrasesOfSetting = new WeakMap<Setting, readonly Cited[]>();

/**
 * All phrases of two words and more. A single word ("hat", "charger") finds too much beside them, but in
 * German, which writes its compounds as one word.
 */
function findPhrases(setting: Setting): Cited[] {
  const { reading } = setting;
  const all = distinct(
    reading.language === 'en' ? englishPhrases(reading) : nonEnglishPhrases(reading),
    setting,
  );
  const found = all.filter(isPhrase);
  const phrases = found.length > MAX_UNNESTED ? withoutNested(found) : found;
  const single = all.find((phrase) => !isPhrase(phrase));
  const isEnough = phrases.length === 0 || reading.language === 'de';
  const best = single !== undefined && isEnough ? [...phrases, single] : phrases;
  // "Plush" of a level of stuffed animals and plush toys
  const shared = phrases.length === 0 ? distinct(levelPhrases(reading), setting) : [];
  if (shared.length > 0) return shared;
  if (best.length > 0) return best.slice(0, MAX_PHRASES);
  const [world] = reading.language === 'en' ? identitiesOf(reading).worlds : [];
  const name = nameOf(reading);
  const isRefused = isForbidden(textOf(name), setting.platform) || textOf(name) === '';
  if (world !== undefined) return [cite(world.text, world)];
  return [isRefused ? cite('product', reading.name) : name];
}

/** What the category's last level names first, where the name says no other product. */
function levelPhrases(reading: Reading): Cited[] {
  if (reading.language !== 'en') return [];
  const [main] = productHeads(reading);
  const level = (reading.request.category ?? '').split('>').at(-1) ?? '';
  const isFiled = contentStems(level).includes(stemOf(main?.words[main.at] ?? ''));
  return main === undefined || main.confidence === 0 || isFiled
    ? sharedPhrases(reading).slice(0, 1)
    : [];
}

/** Of phrases that one of them contains, only the fullest and the shortest: no "wooden swing set" between them. */
function withoutNested(phrases: readonly Cited[]): Cited[] {
  const texts = phrases.map((phrase) => ` ${textOf(phrase)}`);
  const isEnd = (one: string, of: string) => one !== of && of.endsWith(one);
  return phrases.filter((_phrase, at) => {
    const text = texts[at] ?? '';
    return !(
      texts.some((longer) => isEnd(text, longer)) && texts.some((shorter) => isEnd(shorter, text))
    );
  });
}

function isPhrase(phrase: Cited): boolean {
  return textOf(phrase).includes(' ');
}

/** The most that stands together in the name, if nothing says what the product is. */
function nameOf(reading: Reading): Cited {
  const { name, request } = reading;
  const segment = name.segments[leadOf(name)];
  const [words = []] = (segment === undefined ? [] : stretchesOf(segment)).toSorted(
    (a, b) => Math.min(b.length, MAX_WORDS) - Math.min(a.length, MAX_WORDS),
  );
  const isOpen = (word: string) => isSmallWord(word) || isBinding(word) || isDescribing(word);
  const end = words.findLastIndex((word) => !isOpen(word)) + 1;
  const kept = (end === 0 ? words : words.slice(0, end)).slice(-MAX_WORDS);
  while (isSmallWord(kept[0] ?? 'name')) kept.shift();
  const text =
    kept.length > 0 ? kept.join(' ') : name.text.split(' ').slice(0, MAX_WORDS).join(' ');
  const said = toNameCase(text === '' ? (request.category ?? '') : text);
  const isPlain = reading.language === 'en' && wordsOf(said).every(isInDictionary);
  return cite(isPlain ? searchForm(said, reading) : said, name);
}

function englishPhrases(reading: Reading): Cited[] {
  const line = linePhrases(reading);
  const heads = productHeads(reading);
  // "Funko Pop! Games: Persona 5"
  const isLine = line.length > 0 && (heads[0]?.confidence ?? 0) < 2;
  const [main, ...others] = isLine ? [] : heads;
  const filed = categoryPhrases(reading, main?.words[main.at], main?.confidence !== 0);
  const nouns = [main?.words[main.at] ?? '', ...filed.map((phrase) => lastWord(textOf(phrase)))];
  const stems = new Set(nouns.filter((noun) => noun !== '').map(stemOf));
  const told = evidenceOf(reading)
    .told.filter(({ words, opens }) =>
      stems.size === 0 ? !opens : stems.has(stemOf(words.at(-1) ?? '')),
    )
    .map((phrase) => cite(phrase.words.join(' '), phrase));
  const people = peopleOf(reading);
  const forPeople = (phrase: Cited) => people.map((group) => prefixed(group, phrase));
  const isTerm = main !== undefined && main.from < main.at;
  const model = modelName(reading);
  // "Electronic keyboard" of a "Piano Keyboard LED Display", whatever the category files it under.
  const named = new Set(contentStems(reading.name.text));
  const called = evidenceOf(reading)
    .told.filter(({ words, opens }) => opens && named.has(stemOf(words.at(-1) ?? '')))
    .map((phrase) => cite(phrase.words.join(' '), phrase));
  if ((main?.confidence ?? 0) === 0 && !isTerm && called.length > 0)
    return [
      ...model,
      ...called.slice(0, 1).flatMap((phrase) => identified(phrase, [], reading)),
      ...called,
      ...wholeName(reading),
    ];
  if (main === undefined || (main.confidence === 0 && filed.length > 0 && !isTerm))
    return [
      ...line,
      ...model,
      ...filed.flatMap(forPeople),
      ...(model.length > 0 ? [] : filed.flatMap((phrase) => identified(phrase, [], reading))),
      ...filed,
      ...told.filter(isPhrase),
      ...(model.length > 0 ? [] : wholeName(reading)),
      ...told,
    ];
  const noun = main.words.slice(main.from, main.at + 1);
  const core = cite(noun.join(' '), main.segment);
  const worn = categoryPlural(main.words[main.at] ?? '', reading) ?? core;
  const isLoose = isTerm || !isBound(main.words[main.at - 1] ?? '');
  const { worlds, subjects } = identitiesOf(reading);
  // A "purple ball" is no baby toy of a maker: who looks for one, looks for its name.
  const isKnown = worlds.length + subjects.length + knownNamesIn(main.segment).length > 0;
  const traits =
    isLoose && !isKnown ? traitsOf(main, reading).map((trait) => prefixed(trait, core)) : [];
  const runs = runPhrases(main, reading, true);
  const shown = shownIn(main, reading, runs).map((motif) => prefixed(motif, shortened(core)));
  return [
    ...line,
    ...saidName(main, reading, isTerm),
    ...makerLast(runs, reading),
    ...identified(
      isVague(textOf(core)) ? (filed[0] ?? core) : core,
      runs,
      reading,
      main.confidence > 0 || runs.some(isPhrase) || main.from === 0,
    ),
    ...shown,
    ...(isInformative(noun, new Set())
      ? [...forPeople(main.from < main.at ? core : worn), ...traits]
      : []),
    ...filed,
    ...others.flatMap((head) => runPhrases(head, reading, false)).filter(isPhrase),
    // A "box car" is looked for by no "car".
    ...told.filter((phrase) => !isTerm || isPhrase(phrase)),
  ];
}

/** "Barbie playset": what the product is, after whom or what it is of, and else after its maker. */
function identified(
  phrase: Cited,
  others: readonly Cited[],
  reading: Reading,
  hasMaker = true,
): Cited[] {
  const { worlds, subjects, makers, brand } = identitiesOf(reading);
  const said = others.map((other) => textOf(other).toLowerCase());
  const isNew = ({ text }: Quote) => !said.some((other) => other.startsWith(text.toLowerCase()));
  const found = [
    ...worlds.filter(isNew).map((name) => {
      const [whole = cite(name.text, name)] = fitted(name, [phrase, lastOf(phrase)]);
      return whole;
    }),
    ...subjects.filter(isNew).flatMap((name) => {
      const whole = fitted(name, [phrase, ...unpaired(phrase), ...withoutVague(phrase)]);
      return whole.length > 0 ? whole : fitted(firstOf(name), [phrase]);
    }),
  ];
  if (found.length > 0 || !hasMaker) return found;
  const isTyped = ({ text }: Quote) => !isOf(lastWord(text), 'maker words');
  const typed = makers.map(withoutForm);
  return [...(others.some(isPhrase) ? [] : brand), ...typed]
    .filter((name) => isNew(name) && (!others.some(isPhrase) || isTyped(name)))
    .flatMap((name) =>
      isInformative(textOf(phrase).split(' '), new Set())
        ? fitted(name, [phrase, ...asFiled(phrase, reading)])
        : [],
    );
}

/** "Hathaway" of "Hathaway Ranger", where both are too much: a word that can only be a name says enough. */
function firstOf(name: Quote): Quote {
  const [first = ''] = name.text.split(' ');
  return isPossibleName(first) ? { ...name, text: first } : name;
}

/** "Plush" of a plush toy. */
function withoutVague(phrase: Cited): Cited[] {
  const [one = '', two = '', ...more] = textOf(phrase).split(' ');
  return more.length === 0 && isVague(two) && isProduct(one)
    ? [phrase.map((piece) => ({ ...piece, text: one }))]
    : [];
}

/** "Doll" of a baby doll: a noun under which the category files the product. */
function asFiled(phrase: Cited, reading: Reading): Cited[] {
  const last = lastWord(textOf(phrase));
  const noun = stemOf(last);
  const isFiled =
    isProduct(last) &&
    !isVague(last) &&
    evidenceOf(reading).members.some(
      ({ words, depth }) => depth === 0 && words.length === 1 && stemOf(words[0] ?? '') === noun,
    );
  return isFiled ? [lastOf(phrase)] : [];
}

/** "Bachmann" of "Bachmann Industries". */
function withoutForm(maker: Quote): Quote {
  const [first = '', form, ...more] = maker.text.split(' ');
  const isForm = form !== undefined && more.length === 0 && isOf(foldWord(form), 'company words');
  return isForm ? { ...maker, text: first } : maker;
}

/** A name before the first of some phrases with which it is no more than anyone types. */
function fitted(name: Quote, phrases: readonly Cited[]): Cited[] {
  const isFit = (cited: Cited) => textOf(cited).split(' ').length <= MAX_WORDS;
  // "FasTrack track"
  const isTwice = (phrase: Cited) =>
    name.text.toLowerCase().includes(singularOf(lastWord(textOf(phrase)).toLowerCase()));
  return phrases
    .filter((phrase) => !isTwice(phrase))
    .map((phrase) => prefixed(name, phrase))
    .filter(isFit)
    .slice(0, 1);
}

function lastOf(phrase: Cited): Cited {
  return phrase.map((piece) => ({ ...piece, text: lastWord(piece.text) }));
}

/** "Figure" of an animal kingdom figure: the noun of a long phrase. */
function shortened(phrase: Cited): Cited {
  const words = textOf(phrase).split(' ');
  const isPair = isKnownPair(words.at(-2) ?? '', words.at(-1) ?? '');
  return words.length > 2 && !isPair ? lastOf(phrase) : phrase;
}

/** The last word of a phrase, where it says what the product is without the one before: no "bag" of a sleeping bag. */
function unpaired(phrase: Cited): Cited[] {
  const [one = '', two = ''] = textOf(phrase).split(' ').slice(-2);
  return isKnownPair(one, two) || isVague(two) ? [] : [lastOf(phrase)];
}

/** "Ava DuVernay Funko Pop": what one of a line of products is called, with whom it shows. */
function linePhrases(reading: Reading): Cited[] {
  const { name } = reading;
  const [first] = name.segments;
  const last = name.segments.findLast(({ separator }) => !/[([]/u.test(separator));
  const line = knownNamesIn(first ?? name).find(({ text }) => isOf(text, 'product lines'));
  if (first === undefined || last === undefined || line === undefined) return [];
  const subject = stretchesOf(last).at(-1) ?? [];
  const isName =
    subject.length > 0 &&
    subject.every((word) => isCapitalized(word) && (isNaming(word) || isMaterial(word)));
  const { worlds } = identitiesOf(reading);
  // "Funko Pop! Animation: Speed Racer - Speed in Helmet"
  const theme = first === last ? undefined : first.text.split(': ').at(1);
  const isTheme = worlds.length === 0 && theme !== undefined && !hasDigit(theme);
  const shown = [
    ...(isName ? [{ ...last, text: subject.join(' ') }] : []),
    ...(isTheme ? [{ ...first, text: theme }] : []),
    ...worlds,
  ];
  return shown.flatMap((quote) => fitted(quote, [cite(line.text, first)])).slice(0, 2);
}

function runPhrases(head: ProductHead, reading: Reading, isMain: boolean): Cited[] {
  return runsOf(head, reading, isMain).map((run) => cite(run.join(' '), head.segment));
}

/** "Women's", with the words that say so, before a phrase. */
function prefixed({ text, span }: Quote, [phrase]: Cited): Cited {
  if (phrase === undefined) return [];
  return [{ text: `${text} ${phrase.text}`, sources: [span, ...phrase.sources] }];
}

/** Colors, materials and traits that the name has after its noun, or that the features give the whole. */
function traitsOf({ segment, words, at }: ProductHead, reading: Reading): Quote[] {
  const rest = words.slice(at + 1);
  const isPlain = (word: string) => isTrait(word) || isOf(foldWord(word), 'describing words');
  const isKind = (word: string) =>
    isPlain(word) || (isDescribing(word) && !isPeople(word)) || isShown(word);
  // Not "front" of "front and rear"
  const end = rest.findIndex(
    (word, index) => !isKind(word) || isSmallWord(rest[index + 1] ?? 'x y'),
  );
  const later = stretchesOf(segment)
    .filter((stretch) => stretch.every(isPlain))
    .flat();
  const after = [...(end === -1 ? rest : rest.slice(0, end)), ...later];
  const isShade = (word: string) => isOf(foldWord(word), 'shades');
  const colors = reading.name.segments.filter(({ text }) => {
    const [one = '', two] = text.split(' ').reverse();
    return (
      text !== segment.text &&
      isOf(foldWord(one), 'plain colors') &&
      (two === undefined || isShade(two)) &&
      text.split(' ').length < 3
    );
  });
  return [...after.map((text) => ({ ...segment, text })), ...colors, ...materialOf(reading)];
}

/** "Cowboy" of "Kid's Cowboy Wall Sticker Growth Chart", "cheetah" of "Figure, Cheetah with Cub": what it shows. */
function shownIn(
  { segment, words, at, from }: ProductHead,
  reading: Reading,
  runs: readonly Cited[],
): Quote[] {
  const said = new Set(runs.flatMap((run) => textOf(run).split(' ')));
  const apart = reading.name.segments.flatMap((part) => {
    const isPart = part !== segment && part.separator.includes(',');
    const [[first = ''] = []] = isPart ? stretchesOf(part) : [];
    return isMotif(first) ? [{ ...part, text: first }] : [];
  });
  // The first word is rather a maker's.
  const own = words.flatMap((word, index) => {
    const isBehind = index > at && !isSmallWord(words[index - 1] ?? '');
    const isFree = isBehind || (index > 0 && index < from - 1 && !said.has(word));
    return isFree && isMotif(word) ? [{ ...segment, text: word }] : [];
  });
  return [...own, ...apart].slice(0, 1);
}

function isMotif(word: string): boolean {
  return !isColor(word) && (isOf(foldWord(word), 'motifs') || isAnimal(word));
}

/** "Pirate" of "Costume Pirate" */
function isShown(word: string): boolean {
  return isOf(word, 'motifs') || (isPictured(word) && !isPlace(word) && !isPeople(word));
}

/** A device's or a shoe's name up to its color or a measure: "Nike Air Jordan 1". */
function modelName(reading: Reading): Cited[] {
  const { request, name } = reading;
  const [head] = productHeads(reading);
  if (head !== undefined && (head.confidence > 0 || !hasDigit(name.text))) return [];
  const brand = wordsOf(request.brand_name ?? '');
  const words = name.text.split(/\s+/u);
  if (
    brand.length === 0 ||
    !brand.every((word, at) => foldWord(words[at] ?? '') === foldWord(word))
  )
    return [];
  const end = words.findIndex(
    (word, at) =>
      isOf(foldWord(word), 'plain colors') ||
      isSmallWord(word) ||
      isOf(foldWord(words[at + 1] ?? ''), 'counted amounts'),
  );
  const said = end === -1 ? words : words.slice(0, end);
  // "Cosmic Grey"
  const shade = said.at(-1) ?? '';
  if (end !== -1 && (isOf(foldWord(shade), 'shades') || isDescribing(shade))) said.pop();
  const kept = said.length > MAX_WORDS ? said.slice(brand.length) : said;
  return kept.length > MAX_WORDS || said.length <= brand.length ? [] : [cite(kept.join(' '), name)];
}

/** A short name as a whole, where nothing in it says what the product is. */
function wholeName(reading: Reading): Cited[] {
  const { name } = reading;
  const segment = name.segments[leadOf(name)];
  if (segment === undefined) return [];
  const words = segment.text.split(/\s+/u);
  // Of several parts, a short first one is the maker's name, unless its words are in use.
  const { common } = evidenceOf(reading);
  const isMaker = name.segments.length > 1 && segment === name.segments[0] && words.length < 3;
  if (isMaker && !words.some((word) => common.has(stemOf(word)))) return [];
  // "Beistle 50354 Party Supplies"
  const isNumbered = words.some((word) => /^\d{4,}$/u.test(word));
  if (words.length > MAX_WORDS || isNumbered || (words.length === 1 && isVague(words[0] ?? '')))
    return [];
  const whole = cite(words.join(' ').replace(/[™®©]/gu, ''), segment);
  // "Chrysler 300 Touring"
  return [...identitiesOf(reading).brand.flatMap((brand) => fitted(brand, [whole])), whole];
}

/** Phrases with those last that begin with a word that no one but a maker uses: "Quillmere fountain pen". */
function makerLast(phrases: readonly Cited[], { name }: Reading): Cited[] {
  const [maker = ''] = name.text.split(' ', 1);
  const isNamed = (phrase: Cited) =>
    !isInDictionary(maker) && !isShortForm(maker) && textOf(phrase).startsWith(maker);
  const isFree = (phrase: Cited) => isPhrase(phrase) && !isNamed(phrase);
  return phrases.toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)));
}

/** "Magnesium glycinate" of "Magnesium Glycinate, 120 Capsules": a first part whose words are in use. */
function saidName({ segment }: ProductHead, reading: Reading, isTerm: boolean): Cited[] {
  const [first] = reading.name.segments;
  if (first === undefined || segment === first) return [];
  const text = first.text.slice(openedByNames(first)).trim();
  const words = text.split(' ');
  const { common } = evidenceOf(reading);
  const isPlain = words.every((word) => /^[\p{L}'’-]+$/u.test(word) && !isSmallWord(word));
  const last = words.at(-1) ?? '';
  const isApart = text !== first.text && (isProduct(last) || isMaterial(last)) && !isVague(last);
  if (isTerm && !isApart) return [];
  const isSaid = isApart || words.some((word) => common.has(stemOf(word)));
  return isPlain && isSaid && words.length < MAX_WORDS ? [cite(text, first)] : [];
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

/** The form that a shopper types; the names of makers and worlds are as in the input. */
function formOf(text: string, reading: Reading): string {
  const found = openerOf(reading);
  const opener = found?.sure === true ? found.words.join(' ') : '';
  const names = [
    ...reading.name.segments.flatMap((segment) => knownNamesIn(segment)).map((name) => name.text),
    ...(text.startsWith(`${opener} `) ? [opener] : []),
  ];
  const isCalmed = isAllCaps(reading.name.text);
  const form = (part: string): string[] => {
    const name = names.find((one) => ` ${part} `.includes(` ${one} `));
    if (name === undefined) return part.trim() === '' ? [] : [searchForm(part, reading)];
    const at = ` ${part} `.indexOf(` ${name} `);
    return [
      ...form(part.slice(0, Math.max(0, at - 1))),
      isCalmed ? toNameCase(name) : name,
      ...form(part.slice(at + name.length + 1)),
    ];
  };
  return form(text).join(' ');
}

/** Each phrase once, in the form that a shopper types, and none that a platform refuses. */
function distinct(candidates: readonly Cited[], { reading, platform }: Setting): Cited[] {
  const seen = new Set<string>();
  const isUnsaid = reading.language === 'en' && productHeads(reading).length === 0;
  const model = textOf(modelName(reading)[0] ?? []);
  return candidates.flatMap(([piece]) => {
    if (piece === undefined) return [];
    // A name that stands whole is as the input has it.
    const lead = reading.name.segments[leadOf(reading.name)]?.text ?? '';
    const isName = piece.text === lead || piece.text.endsWith(` ${lead}`);
    const isProper = isName && isUnsaid && !wordsOf(piece.text).every(isInDictionary);
    const isModel = piece.text === model;
    const text = isProper || isModel ? toNameCase(piece.text) : formOf(piece.text, reading);
    const stems = contentStems(text);
    const key = stems.join(' ');
    if (
      key === '' ||
      seen.has(key) ||
      text.split(' ').length > MAX_WORDS ||
      new Set(stems).size < stems.length ||
      (reading.language === 'en' &&
        !isModel &&
        !(isName && isUnsaid) &&
        !isSound(text.split(' '))) ||
      isForbidden(text, platform) ||
      FORBIDDEN_CLAIMS.test(text)
    )
      return [];
    seen.add(key);
    return [[{ ...piece, text }]];
  });
}
