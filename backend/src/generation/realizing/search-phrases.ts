import type { Setting } from '../planning/types.ts';
import { isForbidden, FORBIDDEN_CLAIMS } from '../platforms/forbidden-wording.ts';
import type { Reading } from '../reading/index.ts';
import { leadOf } from '../reading/name.ts';
import { contentStems, stemOf, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { toNameCase, isAllCaps } from './capitals.ts';
import { cite, textOf, type Cited } from './cited.ts';
import {
  categoryPhrases,
  categoryPlural,
  isSaidWhole,
  sharedPhrases,
} from './phrases/category-phrases.ts';
import { isPhrase, lastWord, prefixed } from './phrases/cited-phrases.ts';
import { evidenceOf } from './phrases/evidence.ts';
import { identified, linePhrases } from './phrases/identified-phrases.ts';
import { fittedModel, identitiesOf } from './phrases/identities.ts';
import { knownNamesIn } from './phrases/known-names.ts';
import { isBound, MAX_WORDS, runsOf, isInformative } from './phrases/name-runs.ts';
import { nonEnglishPhrases } from './phrases/non-english-phrases.ts';
import { openerOf } from './phrases/opener.ts';
import { productHeads, type ProductHead } from './phrases/product-head.ts';
import { searchForm } from './phrases/search-form.ts';
import { traitsOf, shownPhrases } from './phrases/shown-traits.ts';
import { isSound } from './phrases/standalone-phrase.ts';
import { peopleOf } from './phrases/stated-traits.ts';
import { nameOf, modelName, wholeName, saidName } from './phrases/whole-names.ts';
import { isInDictionary, isShortForm, isTrait, isVague } from './phrases/words.ts';

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
  const people = peopleOf(reading, main?.words[main.at] ?? '');
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
  const isKindNamed = main.from === main.at && runs.some((run) => isBuyersKind(run, reading));
  const isWorn = main.from === main.at && worn === core;
  const bought =
    (isWorn ? runs.findLast((run) => isBuyersKind(run, reading)) : undefined) ??
    (isTerm ? core : worn);
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
    ...shownPhrases(main, core, runs, reading),
    ...(isInformative(textOf(bought).split(' '), new Set()) ? forPeople(bought) : []),
    ...(isInformative(noun, new Set()) ? traits : []),
    // Of two kinds of paper, the category's is another one than the name's.
    ...filed.filter((phrase) => !isKindNamed || isSaidWhole(phrase, reading)),
    ...others.flatMap((head) => runPhrases(head, reading, false)).filter(isPhrase),
    // A "box car" is looked for by no "car".
    ...told.filter((phrase) => !isTerm || isPhrase(phrase)),
  ];
}

/** "Leather jacket": what the input says of any such product, before which "women's" makes a phrase. */
function isBuyersKind(run: Cited, reading: Reading): boolean {
  const words = textOf(run).split(' ');
  const { common } = evidenceOf(reading);
  const isPlain = (word: string) =>
    (isTrait(word) || common.has(stemOf(word))) && !isOf(word, 'words of no kind');
  return isPhrase(run) && words.length < MAX_WORDS && words.slice(0, -1).every(isPlain);
}

function runPhrases(head: ProductHead, reading: Reading, isMain: boolean): Cited[] {
  return runsOf(head, reading, isMain).map((run) => cite(run.join(' '), head.segment));
}

/** Phrases with those last that begin with a word that no one but a maker uses: "Quillmere fountain pen". */
function makerLast(phrases: readonly Cited[], reading: Reading): Cited[] {
  const [maker = ''] = reading.name.text.split(' ', 1);
  const isPlain = isInDictionary(maker) || evidenceOf(reading).common.has(stemOf(maker));
  const isNamed = (phrase: Cited) =>
    !isPlain && !isShortForm(maker) && textOf(phrase).startsWith(maker);
  const isFree = (phrase: Cited) => isPhrase(phrase) && !isNamed(phrase);
  return phrases.toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)));
}

/** The form that a shopper types; the names of makers and worlds are as in the input. */
function formOf(text: string, reading: Reading): string {
  const found = openerOf(reading);
  const opener = found?.sure === true ? found.words.join(' ') : '';
  const names = [
    ...reading.name.segments.flatMap((segment) => knownNamesIn(segment)).map((name) => name.text),
    ...(text.startsWith(`${opener} `) ? [opener] : []),
    ...fittedModel(reading).map((model) => model.text),
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
    const lead = (reading.name.segments[leadOf(reading.name)]?.text ?? '').replace(/-(?=\s)/u, '');
    const isName =
      piece.text === lead || piece.text.endsWith(` ${lead}`) || lead.startsWith(`${piece.text} `);
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
