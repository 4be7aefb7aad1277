import { attributeLines, detailsText } from '../details.ts';
import type { ListingRequest } from '../request.ts';
import { sentencesOf } from '../text/sentences.ts';
import { variantLines } from '../variants.ts';
import { foldWord, STOP_WORDS, stemOf, wordsOf } from '../text/words.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import {
  distinctLines,
  notStatedIn,
  withoutBrandLines,
  withoutCategory,
} from './distinct-lines.ts';
import { readFacts } from './facts.ts';
import { isAllCaps } from './labels.ts';
import { withoutGroceryWarranty } from './groceries.ts';
import { languageFor } from './language.ts';
import { readName } from './name.ts';
import { withOnlyStatements } from './only-statements.ts';
import type { Reading } from './types.ts';
import { withoutConflictingNumbers } from './conflicting-numbers.ts';
import { readUnits } from './units.ts';

export { otherNameIn } from './other-names.ts';
export { isMaterialOfPart } from './part-materials.ts';
export type * from './types.ts';

/**
 * Reads a request: its name, its units in input order, and its typed facts, each with its position
 * in the request. A request object is read only once.
 */
export function readInput(request: ListingRequest): Reading {
  const known = readings.get(request);
  if (known !== undefined) return known;
  const steps = read(request);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  readings.set(request, step.value);
  return step.value;
}

/**
 * Like {@link readInput}, but yields to the event loop between steps, because a request can have 25 KB of
 * details.
 */
export async function readInputInTurns(request: ListingRequest): Promise<Reading> {
  const known = readings.get(request);
  if (known !== undefined) return known;
  const steps = read(request);
  let step = steps.next();
  while (step.done !== true) {
    await yieldToEventLoop();
    step = steps.next();
  }
  readings.set(request, step.value);
  return step.value;
}

const readings = new WeakMap<ListingRequest, Reading>();

function* read(request: ListingRequest): Generator<void, Reading> {
  const language = languageFor(request);
  const name = readName(request.product_name, request.category ?? '', request.features);
  yield;
  const next = { unit: 0, line: 0 };
  const readField = (field: 'features' | 'attributes' | 'variants', text: string) =>
    readUnits(field, text, language, next, request.product_name);
  const features = withOnlyStatements(
    withoutGroceryWarranty(
      withoutConflictingNumbers(distinctLines(yield* readField('features', request.features))),
      request,
    ),
  );
  const attributes = distinctLines(yield* readField('attributes', attributeLines(request)));
  const stated = [
    ...withoutBrandLines(features, attributes, request.product_name),
    ...notStatedIn(features, attributes),
  ];
  yield;
  const offered = withoutCategory(yield* readField('variants', variantLines(request)), request);
  const choices = notStatedIn(stated, offered);
  const lines = [...stated, ...choices];
  yield;
  // An option that buyers choose is not a fact about every item.
  const facts = readFacts(stated, name, language === 'en');
  yield;
  const units = lines.flatMap((line) => line.units);
  return { request, language, name, lines, units, facts, names: namesIn(request) };
}

/** Words that the input capitalizes inside a sentence, or writes with inner capitals. */
function namesIn(request: ListingRequest): ReadonlySet<string> {
  const names = new Set<string>();
  const sentences = sentencesOf(detailsText(request)).filter((text) => !isAllCaps(text));
  const words = sentences.flatMap((text) => wordsOf(text).slice(1));
  // "Selfie Stick" isn't a name in a text that also writes "selfie stick"
  const common = new Set(words.filter((word) => /^\p{Ll}/u.test(word)).map(stemOf));
  for (const word of words)
    if (isCapitalizedName(word) && !common.has(stemOf(word.toLowerCase()))) names.add(word);
  // A product's name capitalizes every word, so only its first word (the brand) and inner capitals
  // count.
  const [brand, ...others] = wordsOf(request.product_name);
  if (brand !== undefined && !isAllCaps(request.product_name)) names.add(brand);
  for (const word of others) if (/^\p{L}+\p{Ll}\p{Lu}/u.test(word)) names.add(word);
  for (const word of wordsOf(request.brand_name ?? '')) names.add(word);
  return names;
}

function isCapitalizedName(word: string): boolean {
  return /^\p{Lu}.*\p{Ll}/u.test(word) && !STOP_WORDS.has(foldWord(word));
}
