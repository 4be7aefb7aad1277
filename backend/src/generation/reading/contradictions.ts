import { contentStems, stemOf, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import {
  heights,
  measures,
  namedHeights,
  pieces,
  sets,
  sizes,
  withoutEndMark,
} from './contradicting-figures.ts';
import { contradictionsOfDetails } from './contradicting-details.ts';
import { contradictionsOfName } from './contradicting-name.ts';
import { isUsable } from './doubts.ts';
import { isListOfColors } from './facts.ts';
import type { Reading, Unit } from './types.ts';

/** Pairs of statements in the input that contradict each other, in its own words. */
export function contradictionsIn(reading: Reading): [string, string][] {
  return [
    ...labels(reading),
    ...sizes(reading),
    ...measures(reading),
    ...heights(reading),
    ...namedHeights(reading),
    ...sets(reading),
    ...pieces(reading),
    ...materials(reading),
    ...colors(reading),
    ...bareColors(reading),
    ...shapes(reading),
    ...contradictionsOfName(reading),
    ...contradictionsOfDetails(reading),
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
  const [number] = FIRST_NUMBER.exec(value) ?? [];
  return number !== undefined && number === FIRST_NUMBER.exec(other)?.[0];
}

const FIRST_NUMBER = /\d+(?:\.\d+)?/u;

const SHARE = /(\d{1,3}) ?%/gu;
const WHOLE_COMPOSITION = 100;

/**
 * "92% cotton, 8% spandex" and "Material: linen, wool": a composition, and a fiber that it lacks.
 * Or two compositions of the same fibers with different shares.
 */
function materials({ name, lines, units }: Reading): [string, string][] {
  const [composed, ...more] = units.filter(
    (unit) => isUsable(unit) && isWholeComposition(unit.text),
  );
  if (composed === undefined) return [];
  const fibers = fibersIn(composed.text);
  const said = compositionOf(composed.text);
  const other = more
    .map(({ text }) => compositionOf(text))
    .find((text) => fibersIn(text).join() === fibers.join() && sharesOf(text) !== sharesOf(said));
  if (other !== undefined) return [[said, other]];
  // "Merino Sweater" and "100% Polyester"
  const [named] = fiberWords(name.text);
  const isOfOther = fibersIn(named ?? '').some((fiber) => !fibers.includes(fiber));
  if (named !== undefined && isOfOther && !OF_NO_FIBER.test(name.text)) return [[named, said]];
  const phrase = units.find((unit) => unit !== composed && isOfOtherFiber(unit, name, fibers));
  if (phrase !== undefined) return [[withoutEndMark(phrase.text), said]];
  const line = lines.find(({ label }) => /^materials?$/iu.test(label?.text.trim() ?? ''));
  const [value] = line?.units ?? [];
  if (line?.label === undefined || value === undefined || value === composed) return [];
  const listed = fibersIn(value.text);
  const main = mainFiberOf(said);
  const isLacking = listed.length > 0 && main !== undefined && !listed.includes(main);
  return isLacking || listed.some((fiber) => !fibers.includes(fiber))
    ? [[said, `${line.label.text}: ${withoutEndMark(value.text)}`]]
    : [];
}

/** Words of a phrase that names the whole product. */
const MAX_NAMING = 6;

/** "Dark red cotton shorts" of shorts in which there is no cotton. */
function isOfOtherFiber(unit: Unit, name: Reading['name'], fibers: readonly string[]): boolean {
  const noun = contentStems(name.noun ?? '').at(-1);
  return (
    isUsable(unit) &&
    !unit.finite &&
    unit.words <= MAX_NAMING &&
    noun !== undefined &&
    contentStems(unit.text).at(-1) === noun &&
    !OF_NO_FIBER.test(unit.text) &&
    fibersIn(unit.text).some((fiber) => !fibers.includes(fiber))
  );
}

const HALF = 50;

/** The fiber of which most is: "hemp" of "55% hemp / 45% cotton". */
function mainFiberOf(composition: string): string | undefined {
  return composition
    .split(/(?=\b\d{1,3} ?%)/u)
    .filter((part) => Number.parseInt(part, 10) > HALF)
    .flatMap(fibersIn)[0];
}

/** "Faux Silk", "Cotton-Like", "with Wool Lining": a fiber that the whole product isn't made of. */
const OF_NO_FIBER = /\b(?:faux|fake|imitation|like|feel|touch|look|lined|lining|with|blend)\b/iu;

function sharesOf(text: string): string {
  return (text.match(SHARE) ?? []).map((share) => share.replace(/\D/gu, '')).join();
}

/** Whether a text gives the shares of one thing, each with its fiber. */
function isWholeComposition(text: string): boolean {
  const shares = [...text.matchAll(SHARE)].map(({ 1: share }) => Number(share));
  const sum = shares.reduce((all, share) => all + share, 0);
  return sum === WHOLE_COMPOSITION && fibersIn(text).length >= shares.length;
}

/** From the first share to the last fiber. */
function compositionOf(text: string): string {
  const from = text.search(/\d{1,3} ?%/u);
  const last = fiberWords(text).at(-1) ?? '';
  return text.slice(from, text.lastIndexOf(last) + last.length);
}

const SAME_FIBER: Readonly<Record<string, string>> = {
  lycra: 'spandex',
  elastane: 'spandex',
  polyamide: 'nylon',
  viscose: 'rayon',
  merino: 'wool',
  supplex: 'nylon',
  coolmax: 'polyester',
};

/** The fibers of a text as it writes them; "cotton/40%" is no word. */
function fiberWords(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => isFiber(word.toLowerCase()));
}

function isFiber(word: string): boolean {
  return isOf(word, 'fibers') || SAME_FIBER[word] !== undefined;
}

function fibersIn(text: string): string[] {
  return fiberWords(text.toLowerCase()).map((word) => SAME_FIBER[word] ?? word);
}

/** A color of the name, and another under the label "Color". */
function colors(reading: Reading): [string, string][] {
  // "With Gold Legs": the color of a part.
  const [whole = ''] = reading.name.text.toLowerCase().split(/\s(?:with|w\/|mit|avec|con)\s/u);
  const words = wordsOf(whole);
  const named = words.filter(
    (word, at) => isPlainColor(word) && !vocabulary('parts').has(words[at + 1] ?? ''),
  );
  const line = reading.lines.find(({ label }) => /^colou?rs?$/iu.test(label?.text.trim() ?? ''));
  const said = line?.units[0]?.text;
  if (named.length === 0 || said === undefined) return [];
  const known = wordsOf(said.toLowerCase()).filter(isPlainColor);
  return known.length === 0 || known.some((word) => named.includes(word))
    ? []
    : [[named.join(' '), said]];
}

/** No word that is something else too: "hot", "light", "natural", "lavender". */
function isPlainColor(word: string): boolean {
  return isOf(word, 'plain colors');
}

/** "Navy blue" and "Dark grey", each on its own line and not offered as a choice. */
function bareColors({ lines }: Reading): [string, string][] {
  const said = lines.flatMap(({ label, units: [unit, ...more] }) =>
    label === undefined &&
    more.length === 0 &&
    unit !== undefined &&
    isListOfColors(unit.text) &&
    !/,/u.test(unit.text)
      ? [withoutEndMark(unit.text)]
      : [],
  );
  const [one, two, ...others] = said;
  return one === undefined || two === undefined || others.length > 0 ? [] : [[one, two]];
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
