import { contentStems, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import type { Reading } from './types.ts';

/** "16x20", but not the model and the version of "44212 X4". */
const MEASURE =
  /(?<![\d.])\d{1,4}(?:\.\d+)?(?: ?["”']| ?\p{L}{1,6})? ?[x×] ?\d+(?:\.\d+)?(?: ?[x×] ?\d+(?:\.\d+)?)?/giu;
/** Two things that the input says of the product and that cannot both hold, as it words them. */
export function contradictionsIn(reading: Reading): [string, string][] {
  return [...labels(reading), ...sizes(reading), ...colors(reading)];
}

/** "Color: red" and "Color: blue". */
function labels(reading: Reading): [string, string][] {
  const first = new Map<string, string>();
  const found: [string, string][] = [];
  for (const { label, units } of reading.lines) {
    const [unit] = units;
    const name = label?.text.trim().toLowerCase() ?? '';
    if (unit === undefined || !isOf(name, 'single values')) continue;
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
    .filter((unit) => unit.kind !== 'boilerplate')
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
  const named = wordsOf(reading.name.text.toLowerCase()).filter((word) =>
    vocabulary('colors').has(word),
  );
  const line = reading.lines.find(({ label }) => /^colou?rs?$/iu.test(label?.text.trim() ?? ''));
  const said = line?.units[0]?.text;
  if (named.length === 0 || said === undefined) return [];
  const words = wordsOf(said.toLowerCase());
  const known = words.filter((word) => vocabulary('colors').has(word));
  return known.length === 0 || known.some((word) => named.includes(word))
    ? []
    : [[named.join(' '), said]];
}
