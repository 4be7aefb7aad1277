import type { Lexicon } from './lexicon.ts';
import { findAttributes, type Attribute } from './attributes.ts';
import type { Token } from './tokens.ts';

/** The attributes that statements give to the product and its parts. */
export interface AttributeIndex {
  /** Materials, colors and similar attributes, with the parts that they describe. */
  readonly attributes: readonly Attribute[];
  /** For each attribute, the stems of everything that it may describe. */
  readonly attributeTargets: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Combines the attributes of several statements. */
export function indexAttributes(
  statements: readonly { readonly attributes: StatementAttributes }[],
): AttributeIndex {
  const attributeTargets = new Map<string, Set<string>>();
  for (const { attributes } of statements) {
    for (const { stem, targets } of attributes.possible) addAll(attributeTargets, stem, targets);
  }
  return {
    attributes: statements.flatMap(({ attributes }) => attributes.likely),
    attributeTargets,
  };
}

/** The attributes of one statement. */
export interface StatementAttributes {
  readonly likely: readonly Attribute[];
  /** The attributes with every part that they may describe. */
  readonly possible: readonly Attribute[];
}

export function readAttributes(tokens: readonly Token[], lexicon: Lexicon): StatementAttributes {
  return {
    likely: findAttributes(tokens, lexicon),
    possible: findAttributes(tokens, lexicon, true),
  };
}

function addAll(map: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const merged = map.get(key) ?? new Set();
  for (const value of values) merged.add(value);
  map.set(key, merged);
}
