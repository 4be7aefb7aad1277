import { isPart } from './nouns.ts';
import { attributesOf } from './owners.ts';
import type { Said } from './said.ts';
import type { Token } from './tokens.ts';
import { isMaterial } from './word-classes.ts';

/** An attribute of one thing that the sentence gives to another. */
export function wrongOwner(tokens: readonly Token[], said: Said): string | undefined {
  for (const { stem, raw, general, owners } of attributesOf(tokens, said.lexicon)) {
    const known = said.owners.get(stem);
    if (known === undefined || known.size === 0 || owners.length === 0) continue;
    if (owners.some((owner) => known.has(owner) || related(owner, known, said))) continue;
    if (general && owners.some((owner) => said.name.has(owner) && !isMaterial(owner))) continue;
    const isNoun = (owner: string) =>
      tokens.some(
        (one) =>
          one.stem === owner &&
          (isPart(one, said.lexicon) || said.lexicon.isThing(one.text) || isMaterial(one.text)),
      );
    const other = owners.find((owner) => isNoun(owner) && said.stems.has(owner));
    if (other !== undefined)
      return `it says "${raw}" about a different part than the product data does`;
  }
  return undefined;
}

function related(owner: string, known: ReadonlySet<string>, said: Said): boolean {
  return [...known].some((one) => said.lexicon.follows(one).has(owner));
}
