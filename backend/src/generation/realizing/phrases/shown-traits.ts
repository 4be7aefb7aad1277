import type { Quote, Reading } from '../../reading/index.ts';
import { foldWord } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { textOf, type Cited } from '../cited.ts';
import { lastOf, prefixed } from './cited-phrases.ts';
import { isMotif } from './identities.ts';
import type { ProductHead } from './product-head.ts';
import { materialOf } from './stated-traits.ts';
import { stretchesOf } from './stretches.ts';
import { isDescribing, isKnownPair, isPeople, isSmallWord, isTrait } from './words.ts';

/** Colors, materials and traits that the name has after its noun, or that the features give the whole. */
export function traitsOf({ segment, words, at }: ProductHead, reading: Reading): Quote[] {
  const rest = words.slice(at + 1);
  const isPlain = (word: string) => isTrait(word) || isOf(foldWord(word), 'describing words');
  const isKind = (word: string) => isPlain(word) || (isDescribing(word) && !isPeople(word));
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

/** "Cowboy growth chart", "cheetah figure" of "Figure, Cheetah with Cub": the product after what it shows. */
export function shownPhrases(
  head: ProductHead,
  core: Cited,
  runs: readonly Cited[],
  reading: Reading,
): Cited[] {
  return motifsOf(head, runs, reading)
    .slice(0, 1)
    .map((motif) => prefixed(motif, shortened(core)));
}

function motifsOf(
  { segment, words, at, from }: ProductHead,
  runs: readonly Cited[],
  reading: Reading,
): Quote[] {
  const said = new Set(runs.flatMap((run) => textOf(run).split(' ')));
  const apart = reading.name.segments.flatMap((part) => {
    const isPart = part !== segment && part.separator.includes(',');
    const [[first = ''] = []] = isPart ? stretchesOf(part) : [];
    return isMotif(first) ? [{ ...part, text: first }] : [];
  });
  // "Sloth" of "Three Toed Sloth 12" Plush": what a measure parts from the noun
  const stretches = stretchesOf(segment);
  const before = stretches[stretches.findIndex((one) => one.join() === words.join()) - 1] ?? [];
  const parted = before
    .slice(-1)
    .flatMap((word) => (from === 0 && isMotif(word) ? [{ ...segment, text: word }] : []));
  // The first word is rather a maker's.
  const own = words.flatMap((word, index) => {
    const isBehind = index > at && !isSmallWord(words[index - 1] ?? '');
    const isFree = isBehind || (index > 0 && index < from - 1 && !said.has(word));
    return isFree && isMotif(word) ? [{ ...segment, text: word }] : [];
  });
  return [...parted, ...own, ...apart];
}

/** "Figure" of an animal kingdom figure: the noun of a long phrase. */
function shortened(phrase: Cited): Cited {
  const words = textOf(phrase).split(' ');
  const isPair = isKnownPair(words.at(-2) ?? '', words.at(-1) ?? '');
  return words.length > 2 && !isPair ? lastOf(phrase) : phrase;
}
