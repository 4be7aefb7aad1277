import { NUMBER, numberValue } from '../text/number-value.ts';
import { contentStems, stemOf, wordsOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import {
  heights,
  includedPieces,
  measures,
  namedHeights,
  pieces,
  sets,
  sizes,
  smallerSizes,
  withoutEndPunctuation,
} from './contradicting-figures.ts';
import { contradictionsOfContents } from './contradicting-contents.ts';
import { contradictionsOfDetails } from './contradicting-details.ts';
import { fabrics } from './contradicting-materials.ts';
import { contradictionsOfName } from './contradicting-name.ts';
import { contradictionsOfParts } from './contradicting-parts.ts';
import { contradictionsOfQualities } from './contradicting-qualities.ts';
import { nutrients, packs, prices, zips } from './contradicting-facts.ts';
import { isListOfColors } from './facts.ts';
import type { Reading } from './types.ts';

/** Pairs of statements in the input that contradict each other, as written. */
export function contradictionsIn(reading: Reading): [string, string][] {
  const found = contradictionsOfReading.get(reading) ?? allContradictions(reading);
  contradictionsOfReading.set(reading, found);
  return found;
}

/** Cached, because both the highlights and the tips ask for them. */
const contradictionsOfReading = new WeakMap<Reading, [string, string][]>();

function allContradictions(reading: Reading): [string, string][] {
  return [
    ...labels(reading),
    ...sizes(reading),
    ...smallerSizes(reading),
    ...measures(reading),
    ...heights(reading),
    ...namedHeights(reading),
    ...sets(reading),
    ...includedPieces(reading),
    ...pieces(reading),
    ...fabrics(reading),
    ...zips(reading),
    ...packs(reading),
    ...nutrients(reading),
    ...prices(reading),
    ...colors(reading),
    ...bareColors(reading),
    ...shapes(reading),
    ...contradictionsOfName(reading),
    ...contradictionsOfDetails(reading),
    ...contradictionsOfQualities(reading),
    ...contradictionsOfParts(reading),
    ...contradictionsOfContents(reading),
  ];
}

/** Whether a text is one side of a contradiction, so that it may be false. */
export function isContradicted(text: string, reading: Reading): boolean {
  const lowercase = text.toLowerCase();
  return contradictionsIn(reading)
    .flat()
    .map((side) => side.toLowerCase())
    .some((side) => lowercase.includes(side) || side.includes(lowercase));
}

/** "Color: red" and "Color: blue". */
function labels(reading: Reading): [string, string][] {
  const first = new Map<string, string>();
  const found: [string, string][] = [];
  for (const { label, units } of reading.lines) {
    const [unit] = units;
    const name = label?.text.trim().toLowerCase() ?? '';
    if (unit === undefined || unit.kind === 'doubt' || !isInClass(name, 'single values')) continue;
    const known = first.get(name);
    if (known === undefined) first.set(name, unit.text);
    else if (
      !isWithin(known, unit.text) &&
      !isWithin(unit.text, known) &&
      !hasSameNumber(known, unit.text)
    )
      found.push([known, unit.text]);
  }
  return found;
}

/** Whether one value says no more than another: "Cotton" and "100% cotton outer". */
function isWithin(value: string, other: string): boolean {
  const stems = new Set(contentStems(other));
  return contentStems(value).every((stem) => stems.has(stem));
}

/** "19 L, for small families" and "19 litres" */
function hasSameNumber(value: string, other: string): boolean {
  const [[number] = [], [another] = []] = [value, other].map((text) => text.match(NUMBER) ?? []);
  return (
    number !== undefined && another !== undefined && numberValue(number) === numberValue(another)
  );
}

/** A color in the name, and another one under the label "Color". */
function colors(reading: Reading): [string, string][] {
  // "With Gold Legs" gives the color of a part.
  const [whole = ''] = reading.name.text.toLowerCase().split(/\s(?:with|w\/|mit|avec|con)\s/u);
  const words = wordsOf(whole);
  const named = words.filter(
    (word, at) => isPlainColor(word) && !vocabulary('parts').has(words[at + 1] ?? ''),
  );
  const line = reading.lines.find(({ label }) => /^colou?rs?$/iu.test(label?.text.trim() ?? ''));
  const labeled = line?.units[0]?.text;
  if (named.length === 0 || labeled === undefined) return [];
  const known = wordsOf(labeled.toLowerCase()).filter(isPlainColor);
  return known.length === 0 || known.some((word) => named.includes(word))
    ? []
    : [[named.join(' '), labeled]];
}

/** Whether a word can only be a color, unlike "hot", "light", "natural" and "lavender". */
function isPlainColor(word: string): boolean {
  return isInClass(word, 'plain colors');
}

/** "Navy blue" and "Dark grey", each on its own line and not offered as a choice. */
function bareColors({ lines }: Reading): [string, string][] {
  const stated = lines.flatMap(({ label, units: [unit, ...more] }) =>
    label === undefined &&
    more.length === 0 &&
    unit !== undefined &&
    isListOfColors(unit.text) &&
    !/,/u.test(unit.text)
      ? [withoutEndPunctuation(unit.text)]
      : [],
  );
  const [first, second, ...others] = stated;
  return first === undefined || second === undefined || others.length > 0 ? [] : [[first, second]];
}

/** "Flat bottom" and "round bottom": two shapes of one part, not offered as a choice. */
function shapes({ units }: Reading): [string, string][] {
  const first = new Map<string, { unit: number; shape: string; text: string }>();
  const found: [string, string][] = [];
  for (const { id, text, kind } of units) {
    const words = wordsOf(text);
    if (
      kind === 'boilerplate' ||
      kind === 'doubt' ||
      words.some((word) => isInClass(word, 'no choices'))
    )
      continue;
    for (const [at, shape] of words.entries()) {
      const part = words[at + 1];
      if (!isInClass(shape, 'shapes') || part === undefined || !/^\p{Ll}{3}/u.test(part)) continue;
      const phrase = `${shape} ${part}`;
      const known = first.get(stemOf(part));
      if (known === undefined)
        first.set(stemOf(part), { unit: id, shape: shape.toLowerCase(), text: phrase });
      else if (known.shape !== shape.toLowerCase() && known.unit !== id)
        found.push([known.text, phrase]);
    }
  }
  return found;
}
