import type { Lexicon } from './lexicon.ts';
import { attributesOf, type Attribute } from './owners.ts';
import type { Token } from './tokens.ts';

/** The attributes that statements give to the product and its parts. */
export interface Ownership {
  /** Materials, colors and similar attributes, with the parts that have them. */
  readonly attributes: readonly Attribute[];
  /** For each attribute, what it may describe. */
  readonly owners: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Combines the attributes of several statements. */
export function ownershipIn(statements: readonly { readonly attributes: Attributes }[]): Ownership {
  const owners = new Map<string, Set<string>>();
  for (const { attributes } of statements) {
    for (const { stem, owners: own } of attributes.possible) addAll(owners, stem, own);
  }
  return { attributes: statements.flatMap(({ attributes }) => attributes.said), owners };
}

/** The attributes of one statement. */
export interface Attributes {
  readonly said: readonly Attribute[];
  /** With every part that an attribute may describe. */
  readonly possible: readonly Attribute[];
}

export function attributesIn(tokens: readonly Token[], lexicon: Lexicon): Attributes {
  return {
    said: attributesOf(tokens, lexicon),
    possible: attributesOf(tokens, lexicon, true),
  };
}

function addAll(map: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const known = map.get(key) ?? new Set();
  for (const value of values) known.add(value);
  map.set(key, known);
}
