import { contentStems, stemOf, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { isColor } from './facts.ts';
import type { Reading } from './types.ts';

/** "16x20", but not the model and the version of "44212 X4". */
const MEASURE =
  /(?<![\d.])\d{1,4}(?:\.\d+)?(?: ?["”']| ?\p{L}{1,6})? ?[x×] ?\d+(?:\.\d+)?(?: ?[x×] ?\d+(?:\.\d+)?)?/giu;
/** Two things that the input says of the product and that cannot both hold, as it words them. */
export function contradictionsIn(reading: Reading): [string, string][] {
  return [
    ...labels(reading),
    ...sizes(reading),
    ...colors(reading),
    ...bareColors(reading),
    ...shapes(reading),
  ];
}

/** "Color: red" and "Color: blue". */
function labels(reading: Reading): [string, string][] {
  const first = new Map<string, string>();
  const found: [string, string][] = [];
  for (const { label, units } of reading.lines) {
    const [unit] = units;
    const name = label?.text.trim().toLowerCase() ?? '';
    if (unit === undefined || unit.kind === 'doubt' || !isOf(name, 'single values')) continue;
    const known = first.get(name);
    if (known === undefined) first.set(name, unit.text);
    else if (contentStems(known).join(' ') !== contentStems(unit.text).join(' '))
      found.push([known, unit.text]);
  }
  return found;
}

/** "16x20" in the name and "10x15" in the features. */
function sizes({ name, units }: Reading): [string, string][] {
  const named = name.text.match(MEASURE)?.[0];
  if (named === undefined) return [];
  const digits = digitsOf(named);
  const others = units
    .filter(({ kind }) => kind !== 'boilerplate' && kind !== 'doubt')
    .flatMap((unit) => unit.text.match(MEASURE) ?? []);
  const alike = others.filter((other) => digitsOf(other).length === digits.length);
  const same = alike.some((other) => digitsOf(other).join() === digits.join());
  const [other] = alike;
  return other === undefined || same ? [] : [[named, other]];
}

function digitsOf(measure: string): string[] {
  return measure.match(/\d+(?:\.\d+)?/gu) ?? [];
}

/** A color of the name, and another under the label "Color". */
function colors(reading: Reading): [string, string][] {
  // "With Gold Legs" tells the color of a part.
  const [whole = ''] = reading.name.text.toLowerCase().split(/\s(?:with|w\/|mit|avec|con)\s/u);
  const words = wordsOf(whole);
  const named = words.filter(
    (word, at) => vocabulary('colors').has(word) && !vocabulary('parts').has(words[at + 1] ?? ''),
  );
  const line = reading.lines.find(({ label }) => /^colou?rs?$/iu.test(label?.text.trim() ?? ''));
  const said = line?.units[0]?.text;
  if (named.length === 0 || said === undefined) return [];
  const known = wordsOf(said.toLowerCase()).filter((word) => vocabulary('colors').has(word));
  return known.length === 0 || known.some((word) => named.includes(word))
    ? []
    : [[named.join(' '), said]];
}

/** "Navy blue" and "Dark grey", each on its own line and not offered as a choice. */
function bareColors({ lines }: Reading): [string, string][] {
  const said = lines.flatMap(({ label, units: [unit, ...more] }) =>
    label === undefined &&
    more.length === 0 &&
    unit !== undefined &&
    isColor(unit.text) &&
    !/,/u.test(unit.text)
      ? [withoutEndMark(unit.text)]
      : [],
  );
  const [one, two, ...others] = said;
  return one === undefined || two === undefined || others.length > 0 ? [] : [[one, two]];
}

function withoutEndMark(text: string): string {
  return text.replace(/[.!;]$/u, '');
}

/** "Flat bottom" and "round bottom": two shapes of one part, of which no choice is offered. */
function shapes({ units }: Reading): [string, string][] {
  const first = new Map<string, { unit: number; shape: string; text: string }>();
  const found: [string, string][] = [];
  for (const { id, text, kind } of units) {
    const words = wordsOf(text);
    if (
      kind === 'boilerplate' ||
      kind === 'doubt' ||
      words.some((word) => isOf(word, 'no choices'))
    )
      continue;
    for (const [at, shape] of words.entries()) {
      const part = words[at + 1];
      if (!isOf(shape, 'shapes') || part === undefined || !/^\p{Ll}{3}/u.test(part)) continue;
      const said = `${shape} ${part}`;
      const known = first.get(stemOf(part));
      if (known === undefined)
        first.set(stemOf(part), { unit: id, shape: shape.toLowerCase(), text: said });
      else if (known.shape !== shape.toLowerCase() && known.unit !== id)
        found.push([known.text, said]);
    }
  }
  return found;
}
