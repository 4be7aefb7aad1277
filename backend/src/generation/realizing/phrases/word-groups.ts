import { foldWord } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { isCompound, kindOf, type WordKind } from './word-kinds.ts';

/** Words of a name that describe the product together: "crew neck", "gluten free", "salt and pepper". */
export interface Group {
  readonly words: readonly string[];
  readonly kind: WordKind | 'pair' | 'joined';
}

/** Words that join two others into one group. */
export const JOINT = /^(?:and|&|or|to|of|by|'n|the)$/iu;

/** The second half of "Button Down", "Lace Up", "Pour Over". */
const PARTICLE = /^(?:down|up|on|off|over|through|out)$/iu;

/** Splits the words before a product's noun into groups, each of which can be used separately. */
export function groupWords(words: readonly string[]): Group[] {
  const groups: Group[] = [];
  let rest = words;
  while (rest.length > 0) {
    const size = joinedSize(rest) || pairSize(rest);
    const taken = rest.slice(0, size || 1);
    const kind = size === 0 ? kindOf(taken[0] ?? '') : kindOfGroup(taken);
    if (kind !== 'empty' && kind !== 'size') groups.push({ words: taken, kind });
    rest = rest.slice(taken.length);
  }
  return groups;
}

function kindOfGroup(words: readonly string[]): Group['kind'] {
  if (words.some((word) => JOINT.test(word))) return 'joined';
  const [one = '', last = ''] = words;
  if (isCompound(one, last, 'things')) return 'noun';
  return kindOf(last) === 'material' ? 'material' : 'pair';
}

/** "Salt and Pepper", "USB-C to HDMI", "Lord of the Rings": how many words a conjunction or preposition joins. */
function joinedSize(words: readonly string[]): number {
  let size = 0;
  while (JOINT.test(words[size + 1] ?? '')) {
    size += 1;
    while (JOINT.test(words[size + 1] ?? '')) size += 1;
    // "Black Pepper"
    const pair = pairSize(words.slice(size + 1));
    size += Math.max(1, pair);
  }
  return size === 0 || size >= words.length ? 0 : size + 1;
}

/** How many words make a compound; 0 if the first is used by itself. */
function pairSize([one = '', two, three]: readonly string[]): number {
  if (two === undefined) return 0;
  const first = kindOf(one);
  const second = kindOf(two);
  const small = foldWord(two);
  // "No Pull", "Matte Black", "Sky Blue", "Blue Light Blocking"
  if (/^no$/iu.test(one)) return 2;
  if (first === 'color' && three !== undefined && isOf(three, 'bound participles')) return 3;
  if (second === 'color' && (isOf(one, 'shades') || first === 'color')) return 2;
  // "Earl Grey Tea", "Rose Gold Watch", "High Waisted Leggings", "Button Down Shirt"
  const isName = first === 'noun' || first === 'unknown';
  if (second === 'color' && isName && !isOf(small, 'binding words') && !JOINT.test(three ?? ''))
    return 2;
  if (isOf(one, 'binding words') && /ed$/u.test(small)) return 2;
  if (first === 'noun' && PARTICLE.test(two)) return 2;
  const isPair = (a: string, b: string) => isCompound(a, b, 'kinds') || isCompound(a, b, 'things');
  if (isPair(one, two) || isOf(small, 'ends of grades')) return 2;
  // "Vitamin C", "USB C"
  if (/^\p{Lu}\d*$/u.test(two) && (first === 'noun' || /^\p{Lu}{2,4}$/u.test(one))) return 2;
  // "Noise Cancelling", "Gluten Free"
  if (isOf(small, 'bound participles') && first !== 'people' && first !== 'owner') return 2;
  if (second === 'material') {
    // "Organic Cotton", "Waxed Cotton"
    return isOf(one, 'treated') || vocabulary('qualities').has(foldWord(one)) ? 2 : 0;
  }
  if (second !== 'noun' && second !== 'gerund') return 0;
  // "Long Sleeve", "Whole Bean"
  if (isOf(one, 'binding words')) return 2;
  const held = first === 'describing' && !one.includes('-') && !isOf(small, 'animals');
  return held && three !== undefined && !isPair(two, three) ? 2 : 0;
}

export function textOfGroup({ words }: Group): string {
  return words.join(' ');
}
