import type { Reading } from '../../reading/index.ts';
import { foldWord, stemOf, wordsOf } from '../../text/words.ts';
import { isColor } from './words.ts';

/** Statements of what the product lacks: "100% PVC free", "PVC-free", "no batteries", "free of BPA". */
const DENIED =
  /(\p{L}{2,})[ -]free\b|\b(?:not|no|without|free (?:of|from)|never) (?:an? |any )?(\p{L}{2,})(?: (\p{L}{3,}))?/giu;

/** A list of what the product lacks: "Free of BPA, PVC, lead and cadmium". */
const FREE_OF = /\bfree (?:of|from) ([^.;:!?\n]{2,80})/giu;

/** Substances within legal limits: "Lead, nickel and cadmium compliant". */
const COMPLIANT = /\b(?:\p{L}+(?:, and |, | and )){1,5}\p{L}+ compliant\b/giu;

/** Stems of the qualities and contents that the input denies. */
export function deniedStems(reading: Reading): ReadonlySet<string> {
  const stems = known.get(reading) ?? findDenied(reading);
  known.set(reading, stems);
  return stems;
}

const known = new WeakMap<Reading, ReadonlySet<string>>();

function findDenied({ request, name }: Reading): ReadonlySet<string> {
  const named = new Set(wordsOf(name.text).map(stemOf));
  const found = [...request.features.matchAll(DENIED)].flatMap(([, ...words]) =>
    words.filter(Boolean).map((word) => stemOf(foldWord(word))),
  );
  const listed = [...request.features.matchAll(FREE_OF)].flatMap(([, list = '']) =>
    wordsOf(list).map((word) => stemOf(foldWord(word))),
  );
  const limited = [...request.features.matchAll(COMPLIANT)].flatMap(([list]) =>
    wordsOf(list).map((word) => stemOf(foldWord(word))),
  );
  return new Set([...found, ...listed, ...limited].filter((stem) => !named.has(stem)));
}

/** The color applies only to a part: "Color is only on the strap", "red only at the hem". */
const LIMITED = /\bcolou?r (?:is )?only\b|\bonly (?:on|at|in) the\b/iu;

/** Whether a phrase states what the input denies, or applies a part's color to the whole product. */
export function contradictsInput(words: readonly string[], reading: Reading): boolean {
  const denied = deniedStems(reading);
  const isLimited = reading.units.some(
    ({ text }) => LIMITED.test(text) && (/\bcolou?r/iu.test(text) || wordsOf(text).some(isColor)),
  );
  return words.some((word) => denied.has(stemOf(word)) || (isLimited && isColor(word)));
}
