import { SMALL_WORDS, stemOf } from '../text/words.ts';
import { pointsElsewhere } from './negation.ts';
import type { Said, Statement } from './said.ts';
import type { Token } from './tokens.ts';

/** Stems of the words that make two things go together. */
const FITTING: ReadonlySet<string> = new Set(
  'fit compatibl compatibility match pair coordinat interchangeabl suit'.split(' '),
);
/** Stems of those that do so before "with" or "to" alone. */
const JOINING: ReadonlySet<string> = new Set(
  'work connect attach combin mount join plug add link mix'.split(' '),
);
/** Of both, those that claim a fit in a sentence. */
const CLAIMING: ReadonlySet<string> = new Set(
  'compatibl work connect pair link mix interchangeabl'.split(' '),
);
const BEHIND: ReadonlySet<string> = new Set(['with', 'to']);
/** "Use with watercolor", "needs a hardwire kit" */
const USE: readonly string[] = 'use used need needs requires required supports accepts'
  .split(' ')
  .map(stemOf);
/** Words of what the product is said to fit. */
const OBJECT_WORDS = 4;
/** Words between a verb and its preposition: "attach a phone to". */
const REACH = 4;

/**
 * That the product works with a thing, where the input says of nothing of the kind that it fits:
 * "connects with other playsets".
 */
export function strangeFit(tokens: readonly Token[], said: Said): string | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!CLAIMING.has(token.stem) || !BEHIND.has(tokens[at + 1]?.text ?? '')) continue;
    const object = tokens
      .slice(at + 2)
      .filter(({ kind, text }) => kind === 'word' && !SMALL_WORDS.has(text))
      .slice(0, OBJECT_WORDS);
    const [first] = object;
    if (first === undefined) continue;
    // "Works with a single hand"
    if (object.some(({ text }) => said.lexicon.kind(text) === 'borne')) continue;
    if (said.statements.some((one) => tellsOfFit(one, object))) continue;
    return `it says that the product goes with "${first.raw}", which the product data does not say`;
  }
  return undefined;
}

function tellsOfFit({ text, stems, tokens }: Statement, object: readonly Token[]): boolean {
  if (pointsElsewhere(text)) return false;
  if (USE.some((stem) => stems.has(stem)) && object.some(({ stem }) => stems.has(stem)))
    return true;
  return tokens.some(({ stem }, at) => {
    if (FITTING.has(stem)) return true;
    if (!JOINING.has(stem)) return false;
    const behind = tokens.slice(at + 1, at + 1 + REACH);
    return behind.some(
      (one) => BEHIND.has(one.text) || object.some((other) => other.stem === one.stem),
    );
  });
}
