import type { Lexicon } from './lexicon.ts';
import { attributesOf, type Attribute } from './owners.ts';
import type { Token } from './tokens.ts';

/** What statements say of which of their parts. */
export interface Ownership {
  /** Materials, colors and the like, with the parts that are said to have them. */
  readonly attributes: readonly Attribute[];
  /** For each attribute, what it may describe. */
  readonly owners: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What some statements say of which part. */
export function ownershipIn(
  statements: readonly { readonly tokens: readonly Token[] }[],
  lexicon: Lexicon,
): Ownership {
  const owners = new Map<string, Set<string>>();
  for (const { tokens } of statements) {
    for (const { stem, owners: own } of attributesOf(tokens, lexicon, true))
      addAll(owners, stem, own);
  }
  const attributes = statements.flatMap(({ tokens }) => attributesOf(tokens, lexicon));
  return { attributes, owners };
}

function addAll(map: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const known = map.get(key) ?? new Set();
  for (const value of values) known.add(value);
  map.set(key, known);
}
