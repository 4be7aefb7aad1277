import type { Quote, Reading } from '../../reading/index.ts';
import { stemOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { before, cite, textOf, type Cited } from '../cited.ts';
import { filedPhrases, sharedPhrases, toldPhrases } from './called-phrases.ts';
import { evidenceOf, isKind } from './evidence.ts';
import { modelNumber } from './model-numbers.ts';
import { namePhrase } from './name-phrase.ts';
import { makersOf } from './name-traits.ts';
import { statedFacts } from './stated-facts.ts';
import { peopleOf } from './stated-traits.ts';
import { isInDictionary, isProduct, isThing, isVague, singularOf } from './words.ts';

const MAX_WORDS = 4;

/** Phrases for a name that does not say what the product is: what text and category call it. */
export function unnamedPhrases(reading: Reading): Cited[] {
  const called = filedPhrases(reading);
  const nouns = new Set(called.map(nounOf));
  // "Viral fruit" of what a shop files under pastry
  const told = toldPhrases(reading, nounTold(reading)).filter(
    (phrase) => nouns.size === 0 || nouns.has(nounOf(phrase)),
  );
  // "Till", which a shop files a strap under
  const known = called.filter(
    (phrase) => told.length === 0 || isProduct(textOf(phrase).split(' ').at(-1) ?? ''),
  );
  const filed = called.length + told.length > 0 ? known : sharedPhrases(reading);
  const [noun] = [...told, ...filed];
  if (noun === undefined) return namePhrase(reading) === undefined ? shelfOf(reading) : [];
  const last = textOf(noun).split(' ').at(-1) ?? '';
  const bare = noun.map((piece) => ({ ...piece, text: last }));
  const main = filed[0] ?? bare;
  // "Dusk" of a dress: a word that only names it, where anything else tells more
  const isTold = [...told, ...filed].some((phrase) => textOf(phrase).includes(' '));
  const leads = isTold ? [] : titleOf(reading, last).map((title) => before(title, main));
  return [
    ...leads,
    ...modelNumber(reading).map((number) => before(number, main)),
    ...peopleOf(reading, last).map((group) => before(group, main)),
    ...told,
    ...statedFacts(reading).map((trait) =>
      before(trait, isVague(last) || filed.length > 0 ? main : bare),
    ),
    ...filed,
    ...makersOf(reading).map((maker) => before(maker, main)),
  ];
}

/** "Harbor" of a clog, "Old Harbor" of a print: a title or a single word, which says something with its noun. */
function titleOf(reading: Reading, noun: string): Quote[] {
  const phrase = namePhrase(reading)?.phrase ?? [];
  const title = textOf(phrase);
  const isTitled = isOf(singularOf(noun), 'goods with titles');
  const isOne = reading.name.text === title && !title.includes(' ') && !isThing(title);
  // "Minerva V-Tee" of tees
  const isSaid = title.toLowerCase().endsWith(singularOf(noun.toLowerCase()));
  const isFit = title !== '' && title.split(' ').length < MAX_WORDS && !isSaid;
  return isFit && (isOne || isTitled) ? [{ ...reading.name, text: title }] : [];
}

function nounOf(phrase: Cited): string {
  return stemOf(textOf(phrase).split(' ').at(-1) ?? '');
}

/** "Brow Waxing": what is done, for which a shop may have a shelf of things. */
export function isService({ name }: Reading): boolean {
  const words = name.text.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  return (
    words.length > 1 &&
    words.every(isInDictionary) &&
    last.endsWith('ing') &&
    !isProduct(last) &&
    !isThing(last)
  );
}

/** "Women's hoodies & sweatshirts": the last level of the category, where nothing else says what the product is. */
function shelfOf(reading: Reading): Cited[] {
  const { category = '' } = reading.request;
  const leaf = category.split('>').at(-1)?.trim() ?? '';
  const words = leaf.split(/ (?:& )?/u);
  const isShelf = /^\p{L}+ (?:& )?\p{L}+$/u.test(leaf) && words.every(isKind);
  if (!isShelf || !isProduct(words.at(-1) ?? '')) return [];
  const start = category.length - leaf.length;
  const span = { field: 'category' as const, start, end: category.length };
  const shelf = cite(leaf.toLowerCase(), { text: leaf, span });
  return [...peopleOf(reading, '').map((group) => before(group, shelf)), shelf];
}

/** The noun by which the text calls the product most. */
function nounTold(reading: Reading): string {
  const { told, members } = evidenceOf(reading);
  const filed = new Set(members.map(({ words }) => stemOf(words.at(-1) ?? '')));
  const nouns = told.map(({ words, opens }) => ({ noun: words.at(-1) ?? '', opens }));
  const found =
    nouns.find(({ noun }) => filed.has(stemOf(noun))) ??
    nouns.find(({ noun, opens }) => !opens && isProduct(noun) && !isVague(noun));
  return found?.noun ?? '';
}
