import { contentStems, foldWord, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { isUsable } from './uncertain-units.ts';
import type { Reading } from './types.ts';

/** Contradictions between the name and the details about a part, the paint or the bed size. */
export function contradictionsOfParts(reading: Reading): [string, string][] {
  return [...partColors(reading), ...paints(reading), ...beds(reading)];
}

/** Usable statements that offer no choice. */
function statements({ units }: Reading): string[] {
  return units
    .filter(isUsable)
    .map(({ text }) => text)
    .filter((text) => !CHOICE.test(text));
}

const CHOICE = /\b(?:or|either|available|choose|choice|options?|assorted|styles?)\b|\//iu;

const COLORED =
  /(?<!\p{L})(\p{L}{3,8}) (\p{L}{3,12})(?= ?(?:$|[,.;:!()]|(?:and|with|for|in|on)\b))/giu;
const STANDS = /^(?:base|pedestal|stand|tripod)s?$/iu;

interface ColoredPart {
  readonly text: string;
  readonly color: string;
  readonly part: string;
}

function coloredPartsIn(text: string): ColoredPart[] {
  return [...text.matchAll(COLORED)].flatMap(({ 0: colored, 1: color = '', 2: noun = '' }) => {
    const part = STANDS.test(noun) ? 'stand' : foldWord(noun).replace(/s$/u, '');
    const isPart = part === 'stand' || vocabulary('parts').has(noun.toLowerCase());
    return isPart && isInClass(color.toLowerCase(), 'plain colors')
      ? [{ text: colored, color: color.toLowerCase(), part }]
      : [];
  });
}

/** "Globe with Gold Tripod" and "four-leg silver stand". */
function partColors(reading: Reading): [string, string][] {
  const [, accessories = ''] = / with (.+)$/iu.exec(reading.name.text) ?? [];
  const [named, ...more] = coloredPartsIn(accessories);
  if (named === undefined || more.length > 0) return [];
  const inDetails = statements(reading)
    .flatMap(coloredPartsIn)
    .filter(({ part }) => part === named.part);
  const [detail] = inDetails;
  return detail === undefined ||
    inDetails.some(({ color }) => color !== detail.color || color === named.color)
    ? []
    : [[named.text, detail.text]];
}

const PAINTED = /(?<!\p{L})(\p{L}{3,8})[- ](?:painted|lacquered|enameled)\b/iu;
const FINISH =
  /(?<!\p{L})(?:dark |light |bright |glossy |matte )?(\p{L}{3,8}) (?:finish|paint)\b/giu;

/** "Red Painted Buoy" and "the dark blue finish". */
function paints(reading: Reading): [string, string][] {
  const [named, color = ''] = PAINTED.exec(reading.name.text) ?? [];
  if (named === undefined || !isPlain(color)) return [];
  const finishes = statements(reading)
    .flatMap((text) => [...text.matchAll(FINISH)])
    .filter(({ 1: finishColor = '' }) => isPlain(finishColor));
  const [finish] = finishes;
  const names = new Set(wordsOf(reading.name.text.toLowerCase()));
  return finish === undefined ||
    finishes.some(({ 1: finishColor = '' }) => names.has(finishColor.toLowerCase()))
    ? []
    : [[named, finish[0]]];
}

function isPlain(color: string): boolean {
  return isInClass(color.toLowerCase(), 'plain colors');
}

const BED = /(?<![\p{L}/-])(twin(?: xl)?|full|queen|(?:california )?king)(?![\p{L}/-])/giu;
const BEDDING = /\b(?:bed|bedspread|blanket|comforter|coverlet|duvet|mattress|quilt|sheet)s?\b/iu;
/** "Twin Duvet Cover": a size with its noun. */
const SIZED =
  /(?<![\p{L}/-])(twin(?: xl)?|full|queen|king)(?:[- ]size)? ((?:\p{L}{3,12} )?\p{L}{3,12})/giu;

/** "Duvet Cover, Full" and "The Twin Duvet Cover measures …". */
function beds(reading: Reading): [string, string][] {
  const { text } = reading.name;
  const [named, ...more] = BEDDING.test(text) ? (text.match(BED) ?? []) : [];
  if (named === undefined || more.length > 0) return [];
  const stems = new Set(contentStems(text));
  const inDetails = statements(reading)
    .flatMap((statement) => [...statement.matchAll(SIZED)])
    .filter(
      ({ 1: size = '', 2: noun = '' }) =>
        size.toLowerCase() !== named.toLowerCase() &&
        BEDDING.test(noun) &&
        contentStems(noun).every((stem) => stems.has(stem)),
    );
  const [detail] = inDetails;
  return detail === undefined || inDetails.length > 1 ? [] : [[named, detail[0]]];
}
