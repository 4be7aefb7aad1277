import { isPart } from './nouns.ts';
import { isGeneral } from './owners.ts';
import { placedBy } from './places.ts';
import type { Said } from './said.ts';
import type { Token } from './tokens.ts';

/** A thing that the sentence puts on another part than the input does. */
export function strangePlace(tokens: readonly Token[], said: Said): string | undefined {
  for (const { thing, places } of placedBy(tokens, said.lexicon)) {
    const known = said.placed.get(thing.stem);
    if (known === undefined || places.some(({ stem }) => known.has(stem))) continue;
    const place = places.at(-1);
    if (place === undefined || !said.stems.has(place.stem) || !isPart(place, said.lexicon))
      continue;
    if (said.name.has(place.stem) || said.name.has(thing.stem) || isGeneral(place.stem)) continue;
    return `it puts "${thing.raw}" in a different place than the product data does`;
  }
  return undefined;
}
