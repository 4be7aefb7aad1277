import type { Reading } from '../../reading/index.ts';
import { leadOf } from '../../reading/name.ts';
import { stemOf } from '../../text/words.ts';
import { before, cite, textOf, type Cited } from '../cited.ts';
import { isListed, saidBy, sizeOf } from './atoms.ts';
import { filedPhrases, sharedPhrases, toldPhrases } from './called-phrases.ts';
import { evidenceOf } from './evidence.ts';
import { modelNumber } from './model-numbers.ts';
import { isTelling, makersOf, withoutMakers } from './name-traits.ts';
import { namePartsOf } from './product-head.ts';
import { statedFacts } from './stated-facts.ts';
import { peopleOf } from './stated-traits.ts';
import { modelName, shortName } from './whole-names.ts';
import { isColor, isInDictionary, isProduct, isVague } from './words.ts';

const MAX_WORDS = 4;

/** The phrases of a name that does not say what the product is: what text and category call it, and the name. */
export function unnamedPhrases(reading: Reading): Cited[] {
  const told = toldPhrases(reading, nounTold(reading));
  const called = filedPhrases(reading);
  // "Till", which a shop files a strap under
  const known = called.filter(
    (phrase) => told.length === 0 || isProduct(textOf(phrase).split(' ').at(-1) ?? ''),
  );
  const filed = called.length + told.length > 0 ? known : sharedPhrases(reading);
  const [noun] = [...told, ...filed];
  const model = modelName(reading);
  if (noun === undefined)
    return [...model, ...shortName(reading), ...worldsIn(reading), ...leafOf(reading)];
  const last = textOf(noun).split(' ').at(-1) ?? '';
  const bare = noun.map((piece) => ({ ...piece, text: last }));
  const main = filed[0] ?? bare;
  const leads = leadsOf(reading).flatMap((lead) => {
    const fit = [main, bare].find(
      (phrase) => `${lead.text} ${textOf(phrase)}`.split(' ').length <= MAX_WORDS,
    );
    return fit === undefined ? [] : [before(lead, fit)];
  });
  // "Dusk" of a dress: a word that only names it, where anything else tells more
  const isOnlyName = isInDictionary(reading.name.text) && !reading.name.text.includes(' ');
  const isTold = [...told, ...filed].some((phrase) => textOf(phrase).includes(' '));
  return [
    ...(model.length > 0 ? model : shortName(reading)),
    ...(isOnlyName && isTold ? [] : leads),
    ...modelNumber(reading).map((number) => before(number, main)),
    ...peopleOf(reading, last).map((group) => before(group, main)),
    ...told,
    ...[...listedOf(reading), ...statedFacts(reading)].map((trait) =>
      before(trait, isVague(last) || filed.length > 0 ? main : bare),
    ),
    ...filed,
    ...makersOf(reading).map((maker) => before(maker, main)),
  ];
}

/** What the last level of the category says, where nothing else says what the product is. */
function leafOf({ request: { category = '' }, name }: Reading): Cited[] {
  const leaf = category.split('>').at(-1)?.trim() ?? '';
  const isKindred = /^\p{L}+ \p{L}+$/u.test(leaf) && !name.text.includes(' ');
  return isKindred
    ? [
        cite(leaf, {
          text: leaf,
          span: { field: 'category', start: category.length - leaf.length, end: category.length },
        }),
      ]
    : [];
}

function worldsIn(reading: Reading): Cited[] {
  return namePartsOf(reading)
    .flatMap(({ atoms, segment }) => atoms.map((atom) => ({ ...segment, ...atom })))
    .filter(({ kind }) => kind === 'world')
    .map((world) => cite(world.text, world));
}

/** The colors and materials in the name. */
function listedOf(reading: Reading) {
  const listed = namePartsOf(reading).flatMap(({ atoms, segment }) =>
    atoms
      .filter((atom) => isListed(atom) && isTelling(atom.text))
      .map(({ text }) => ({ ...segment, text })),
  );
  // "Red and Black": of several colors, one is not the product's.
  const colors = listed.filter(({ text }) => isColor(text));
  return colors.length < 2 ? listed : listed.filter((one) => !colors.includes(one));
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

/** What the name's first part says, without its maker. */
function leadsOf(reading: Reading) {
  const segment = reading.name.segments[leadOf(reading.name)];
  const [part, ...more] = namePartsOf(reading).filter((one) => one.segment === segment);
  if (part === undefined || part.until !== '') return [];
  // "Duo" of "Duo Pair Concrete" says nothing without the rest.
  if (more.length > 0 && isInDictionary(saidBy(part.atoms))) return [];
  const all = withoutMakers(part, reading);
  const atoms = all.length > 0 ? all : [...part.atoms];
  // "Lilly Pond" of "Lilly Pond Concrete Pond"
  const end = atoms.findIndex((atom, at) => at > 0 && isListed(atom));
  const said = sizeOf(atoms) < MAX_WORDS ? atoms : atoms.slice(0, Math.max(0, end));
  return said.length > 0 && sizeOf(said) < MAX_WORDS
    ? [{ ...part.segment, text: saidBy(said) }]
    : [];
}
