import { stemOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { basesOf } from './word-bases.ts';
import type { Evidence } from './evidence.ts';
import { isImplied } from './implied.ts';
import type { Lexicon } from './lexicon.ts';
import { roleOf } from './roles.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a common verb states a function ("folds", "wipe it") that neither the input states nor
 * the type of product implies: a towel is for wiping.
 */
export function isUnsupportedFunction(
  tokens: readonly Token[],
  at: number,
  evidence: Evidence,
): boolean {
  const token = tokens[at];
  if (token === undefined || !namesFunction(tokens, at, evidence)) return false;
  const { lexicon, words, stems, implied, nameDefinitionStems, bases } = evidence;
  const forms = lexicon.forms(token.text);
  return !(
    forms.some(
      (form) =>
        words.has(form) || nameDefinitionStems.has(stemOf(form)) || evidence.containsToken(form),
    ) ||
    [...lexicon.related(token.text)].some((stem) => stems.has(stem)) ||
    implied.has(token.stem) ||
    basesOf(token.text).some((base) => bases.has(base)) ||
    isImplied(token, evidence)
  );
}

/** Whether a word is a verb that says what the product does or what can be done to it. */
export function namesFunction(
  tokens: readonly Token[],
  at: number,
  { lexicon }: Evidence,
): boolean {
  const token = tokens[at];
  return (
    token?.kind === 'word' &&
    lexicon.forms(token.text).some((form) => isInClass(form, 'functions')) &&
    (roleOf(tokens, at, lexicon) === 'verb' || opensWithImperative(tokens, at, lexicon))
  );
}

/** Whether a word is an imperative at the start of a sentence: "Squeeze his belly". */
function opensWithImperative(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    (before === undefined || before.text === '.') &&
    token !== undefined &&
    lexicon.isBaseVerb(token.text) &&
    POSSESSIVES.has(after?.text ?? '')
  );
}

const POSSESSIVES: ReadonlySet<string> = new Set('his her its your their my our'.split(' '));
