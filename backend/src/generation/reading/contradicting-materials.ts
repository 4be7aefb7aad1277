import { contentStems, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { withoutEndPunctuation } from './contradicting-figures.ts';
import { isUsable } from './uncertain-units.ts';
import { namesPart } from './part-materials.ts';
import type { Reading, Unit } from './types.ts';

const SHARE = /(\d{1,3}) ?%/gu;
const WHOLE_COMPOSITION = 100;

/** Statements about the product's material that can't both be true. */
export function fabrics(reading: Reading): [string, string][] {
  const composed = materials(reading);
  return composed.length > 0 ? composed : rowsOfOtherFibers(reading);
}

/**
 * "92% cotton, 8% spandex" and "Material: linen, wool": a composition, and a fiber that it lacks.
 * Also two compositions of the same fibers with different shares.
 */
function materials({ name, lines, units }: Reading): [string, string][] {
  const ofParts = new Set(
    lines.filter(({ label }) => namesPart(label?.text ?? '')).flatMap((line) => line.units),
  );
  const [composed, ...more] = units.filter(
    (unit) =>
      isUsable(unit) &&
      isWholeComposition(unit.text) &&
      !ofParts.has(unit) &&
      !namesPart(afterComposition(unit.text)),
  );
  if (composed === undefined) return [];
  const fibers = fibersIn(composed.text);
  const composition = compositionOf(composed.text);
  const otherComposition = more
    .map(({ text }) => compositionOf(text))
    .find(
      (text) => fibersIn(text).join() === fibers.join() && sharesOf(text) !== sharesOf(composition),
    );
  if (otherComposition !== undefined) return [[composition, otherComposition]];
  // "Merino Sweater" and "100% Polyester"
  const [named] = fiberWords(name.text);
  const isOther = fibersIn(named ?? '').some((fiber) => !fibers.includes(fiber));
  if (named !== undefined && isOther && !NOT_THE_FIBER.test(name.text))
    return [[named, composition]];
  const phrase = units.find((unit) => unit !== composed && namesOtherFiber(unit, name, fibers));
  if (phrase !== undefined) return [[withoutEndPunctuation(phrase.text), composition]];
  const line = lines.find(({ label }) => /^materials?$/iu.test(label?.text.trim() ?? ''));
  const [value] = line?.units ?? [];
  if (line?.label === undefined || value === undefined || value === composed) return [];
  const listed = fibersIn(value.text);
  const main = mainFiberOf(composition);
  const isLacking = listed.length > 0 && main !== undefined && !listed.includes(main);
  return isLacking || listed.some((fiber) => !fibers.includes(fiber))
    ? [[composition, `${line.label.text}: ${withoutEndPunctuation(value.text)}`]]
    : [];
}

/** Maximum words of a phrase that names the whole product. */
const MAX_NAMING = 6;

/** "Dark red cotton shorts" in the details of shorts that contain no cotton. */
function namesOtherFiber(unit: Unit, name: Reading['name'], fibers: readonly string[]): boolean {
  const noun = contentStems(name.noun ?? '').at(-1);
  return (
    isUsable(unit) &&
    !unit.finite &&
    unit.words <= MAX_NAMING &&
    noun !== undefined &&
    contentStems(unit.text).at(-1) === noun &&
    !NOT_THE_FIBER.test(unit.text) &&
    fibersIn(unit.text).some((fiber) => !fibers.includes(fiber))
  );
}

const HALF = 50;

/** The main fiber: "hemp" in "55% hemp / 45% cotton". */
function mainFiberOf(composition: string): string | undefined {
  return composition
    .split(/(?=\b\d{1,3} ?%)/u)
    .filter((part) => Number.parseInt(part, 10) > HALF)
    .flatMap(fibersIn)[0];
}

/**
 * "Faux Silk", "Cotton-Like", "with Wool Lining": names a fiber that the whole product isn't made
 * of.
 */
const NOT_THE_FIBER = /\b(?:faux|fake|imitation|like|feel|touch|look|lined|lining|with|blend)\b/iu;

function sharesOf(text: string): string {
  return (text.match(SHARE) ?? []).map((share) => share.replace(/\D/gu, '')).join();
}

/** Whether a text gives the shares of one material, each with its fiber. */
function isWholeComposition(text: string): boolean {
  const shares = [...text.matchAll(SHARE)].map(({ 1: share }) => Number(share));
  const sum = shares.reduce((all, share) => all + share, 0);
  return sum === WHOLE_COMPOSITION && fibersIn(text).length >= shares.length;
}

/** The text from the first share to the last fiber. */
function compositionOf(text: string): string {
  const from = text.search(/\d{1,3} ?%/u);
  const last = fiberWords(text).at(-1) ?? '';
  return text.slice(from, text.lastIndexOf(last) + last.length);
}

/** The text after a composition: " fill" in "100% polyester fill". */
function afterComposition(text: string): string {
  const composition = compositionOf(text);
  const [after = ''] = text.slice(text.indexOf(composition) + composition.length).split(/[,;.]/u);
  return after;
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

/** The fibers of a text as written; "cotton/40%" isn't one word. */
function fiberWords(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => isFiber(word.toLowerCase()));
}

function isFiber(word: string): boolean {
  return isInClass(word, 'fibers') || SAME_FIBER[word] !== undefined;
}

function fibersIn(text: string): string[] {
  return fiberWords(text.toLowerCase()).map((word) => SAME_FIBER[word] ?? word);
}

/**
 * "Gray polyester spandex tank" and "Material: Cotton, Polyester": each has a fiber that the other
 * lacks.
 */
function rowsOfOtherFibers({ name, lines, units }: Reading): [string, string][] {
  const line = lines.find(({ label }) =>
    /^(?:materials?|fabrics?)$/iu.test(label?.text.trim() ?? ''),
  );
  const [value, ...more] = line?.units ?? [];
  if (line?.label === undefined || value === undefined || more.length > 0) return [];
  const entries = value.text.split(/,|\//u).map(fibersIn);
  const listed = entries.flat();
  if (value.text.includes('%') || listed.length === 0) return [];
  // A trade name such as "CoolTech" may be any fiber, so only lists of several fibers without a
  // common one contradict each other.
  const isKnown = entries.every((fibers) => fibers.length > 0);
  const isOther = (stated: readonly string[]) =>
    isKnown
      ? stated.some((fiber) => !listed.includes(fiber)) &&
        listed.some((fiber) => !stated.includes(fiber))
      : stated.length > 1 && listed.length > 1 && !stated.some((fiber) => listed.includes(fiber));
  const rest = units.filter((unit) => unit !== value && isUsable(unit) && !unit.text.includes('%'));
  const phrase = rest.find((unit) => !unit.finite && isOther(fibersOfWhole(unit.text, name)));
  const clause =
    phrase === undefined ? rest.flatMap(madeOf).find((text) => isOther(fibersIn(text))) : undefined;
  const statement = phrase?.text ?? clause;
  return statement === undefined
    ? []
    : [
        [
          withoutEndPunctuation(statement),
          `${line.label.text.trim()}: ${withoutEndPunctuation(value.text)}`,
        ],
      ];
}

/** "Made with thin, light, merino wool" of a sentence. */
const MADE_CLAUSE =
  /\bmade (?:of|from|with) [^.;()]{3,60}?(?=$|[.;()]| (?:and|that|which|to|for|in) )/giu;

function madeOf({ text, finite }: Unit): string[] {
  if (!finite) return [];
  return [...text.matchAll(MADE_CLAUSE)].flatMap(({ 0: clause }) => {
    const words = fiberWords(clause);
    const last = words.at(-1);
    if (last === undefined) return [];
    const end = clause.lastIndexOf(last) + last.length;
    const [, , ...material] = clause.split(' ');
    const describesWhole = !NOT_THE_FIBER.test(material.join(' ')) && !namesPart(clause);
    return describesWhole ? [clause.slice(0, end)] : [];
  });
}

/** The fibers of a phrase that names the whole product or lists the materials of its layers. */
function fibersOfWhole(text: string, name: Reading['name']): string[] {
  const [whole = ''] = text.split(/ (?:with|featuring) /iu);
  // "Cotton/Viscose blend" states both fibers; "cotton blend" doesn't.
  const fibers = fibersIn(whole);
  const named = fibers.length > 1 ? whole.replace(/ blend\b/iu, '') : whole;
  if (NOT_THE_FIBER.test(named) || wordsOf(named).length > MAX_NAMING) return [];
  const noun = contentStems(name.noun ?? '').at(-1);
  const isNamed = noun !== undefined && contentStems(named).at(-1) === noun;
  const isListed = (named.toLowerCase().match(/\p{L}+/gu) ?? []).every(
    (word) => isFiber(word) || LAYERS.has(word),
  );
  return isNamed || isListed ? fibers : [];
}

const LAYERS = new Set(
  'outer inner shell body fabric and soft stretch breathable organic lightweight knit'.split(' '),
);
