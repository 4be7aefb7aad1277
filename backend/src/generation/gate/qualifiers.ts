import { vocabulary } from '../vocabulary/index.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';

/** Words by which a thing is of nothing but a material. */
const WHOLLY: ReadonlySet<string> = new Set(['solid', 'genuine', 'real', 'pure', 'authentic']);
/** Words behind a material by which there is only a little of it. */
const THINLY: ReadonlySet<string> = new Set(
  'filled plated plate plating vermeil veneer veneered veneers laminate laminated'.split(' '),
);
/** Words before a material by which it is another. */
const FALSELY: ReadonlySet<string> = new Set(
  'faux imitation simulated vegan artificial'.split(' '),
);
/** Tokens between such a word and the material: "solid 14k gold". */
const REACH = 3;

/** A material that is more of it than the input says: "solid gold" or "gold" of what is gold plated. */
export function unsupportedQualifier(
  tokens: readonly Token[],
  evidence: Evidence,
): string | undefined {
  const known = new Map<string, readonly Place[]>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || !vocabulary('materials').has(token.text)) continue;
    const { stem } = token;
    const places = known.get(stem) ?? placesIn(evidence, stem);
    known.set(stem, places);
    if (places.length === 0) continue;
    const before = wholly(tokens, at);
    if (before !== undefined && !places.some((one) => isWhole(one, before))) {
      return `it says "${before.raw} ${token.raw}", where the product data says less`;
    }
    if (placesOf(tokens, token.stem).some((one) => isLessened(one.tokens, one.at))) continue;
    if (places.every((one) => isLessened(one.tokens, one.at))) {
      return `it says "${token.raw}", where the product data says less`;
    }
  }
  return undefined;
}

/** "Pure cotton" is 100% cotton. */
function isWhole({ tokens, at }: Place, word: Token): boolean {
  if (wholly(tokens, at) !== undefined) return true;
  const hundred = tokens.findLastIndex(({ text }, index) => index < at && text === '100');
  return word.text === 'pure' && hundred !== -1 && at - hundred <= REACH + 2;
}

interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
}

function placesIn({ stems, statements }: Evidence, stem: string): readonly Place[] {
  return stems.has(stem) ? statements.flatMap((one) => placesOf(one.tokens, stem)) : [];
}

function placesOf(tokens: readonly Token[], stem: string): Place[] {
  return tokens.flatMap((token, at) => (token.stem === stem ? [{ tokens, at }] : []));
}

/** The word before a material, numbers and other materials between, that makes it whole. */
function wholly(tokens: readonly Token[], at: number): Token | undefined {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    const token = tokens[before];
    if (token === undefined) return undefined;
    if (WHOLLY.has(token.text)) return token;
    const passed = token.kind === 'number' || token.text.length === 1 || token.text === '-';
    if (!passed && !vocabulary('materials').has(token.text)) return undefined;
  }
  return undefined;
}

function isLessened(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? ''];
  if (THINLY.has(first) || (first === '-' && THINLY.has(second))) return true;
  // "Gold over silver"
  if (first === 'over' && vocabulary('materials').has(second)) return true;
  return FALSELY.has(tokens[at - 1]?.text ?? '');
}
