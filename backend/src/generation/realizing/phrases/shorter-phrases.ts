import type { Reading } from '../../reading/index.ts';
import { foldWord } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { stands, wholeOf } from './head-phrases.ts';
import type { ProductPhrase } from './product-phrase.ts';
import { textOfGroup, type Group } from './word-groups.ts';
import { isCompound, isLooseHead, isProduct, isSet, isVague, singularOf } from './word-kinds.ts';

/** "Duvet cover" of a duvet cover set, "slime kit" of a slime making kit. */
export function partsOfSet({ before, core }: ProductPhrase): string[] {
  const [last = '', one = '', two = '', ...more] = core.toReversed();
  if (!isSet(last)) return [];
  // "Magnetic tiles" of a magnetic tiles building set
  const things = before.filter(({ words: [first = '', second = ''] }) =>
    isCompound(first, second, 'things'),
  );
  if (two === '') return things.map(textOfGroup);
  if (foldWord(one) === 'making') return more.length === 0 ? [`${two} ${last}`] : [];
  const parts = core.slice(0, -1);
  const tells = isCompound(two, one, 'things') || one.endsWith('s');
  if (tells) return [parts.join(' '), wholeOf(before, parts)];
  const [three = ''] = more;
  return isCompound(three, two, 'things') ? [`${three} ${two}`] : [];
}

const SHORT: ReadonlySet<string> = new Set([
  'people',
  'describing',
  'technical',
  'material',
  'pair',
]);

/** A rain boot is a boot, and a dutch oven no oven. */
function isLoose(last: string, head: string): boolean {
  return (
    isLooseHead(head) || isOf(`${foldWord(last)} ${singularOf(foldWord(head))}`, 'loose things')
  );
}

/** "Cat fountain" of a cat water fountain, "solar lights" of solar pathway lights. */
export function shortened(
  phrase: ProductPhrase,
  people: readonly string[],
  reading: Reading,
): string[] {
  const { before, after, core } = phrase;
  const [last = '', head = ''] = core.slice(-2);
  const isAnimal = ({ words: [word = ''] }: Group) => isOf(word, 'animals');
  const animal = before.find(isAnimal);
  const material = before.find(({ kind }) => kind === 'material');
  if (isVague(head)) return animal === undefined ? [] : [`${textOfGroup(animal)} ${head}`];
  // A dutch oven is no oven.
  // A wooden insect hotel isn't a wooden hotel.
  const isWhole = isCompound(last, head, 'things') || !isProduct(head);
  if (core.length !== 2 || (isWhole && !isLoose(last, head))) return [];
  const short = people.map((text) => `${text} ${head}`);
  // "Orthopedic bed" says nothing of the dog.
  if (isOf(last, 'animals') || isOf(last, 'one person')) return short;
  if (animal !== undefined) {
    const cat = `${textOfGroup(animal)} ${head}`;
    return [...short, ...(material === undefined ? [] : [`${textOfGroup(material)} ${cat}`]), cat];
  }
  const standing = before.filter((_group, at) => stands(at, phrase, reading));
  const groups = [...standing, ...after].filter(({ kind }) => SHORT.has(kind));
  return [...short, ...groups.map((group) => `${textOfGroup(group)} ${head}`)];
}
