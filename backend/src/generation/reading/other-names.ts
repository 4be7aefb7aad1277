import { contentStems, foldWord, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import type { Reading, Unit } from './types.ts';

/** A capitalized subject: "the Nona is", "The Kenobi Trail Vest has". */
const SUBJECT =
  /\b[Tt]he ((?:\p{Lu}\p{Ll}+ ){1,4})(?:is|are|has|have|features?|offers?|gives?|keeps?|lets?|provides?|comes?|helps?) /u;

/** "The Tarn Mainline is the expression of designers Ada and Jo Tarn": a product line of the maker, not another product. */
const MAKER = /\b(?:brand|collection|designers?|founders?|label|line)\b/u;

/**
 * The name of another product that a sentence is about. This is certain only if the features also
 * use the product's own name; otherwise it may be a second name of the product.
 */
export function otherNameIn({ text }: Unit, { name, request }: Reading): string | undefined {
  const other = SUBJECT.exec(text)?.[1]?.trim();
  if (
    other === undefined ||
    MAKER.test(text) ||
    !namesItself(name.segments[0]?.text ?? '', request.features)
  )
    return;
  const ownStems = new Set(
    contentStems(`${name.text} ${request.category ?? ''} ${request.brand_name ?? ''}`),
  );
  // "The Tarn Side Chair" of the "Tarn Dining Set": a name that shares a word with the product's is its own or a part's.
  const isOwn = contentStems(other).some((stem) => ownStems.has(stem));
  const isRepeated = request.features.split(other).length > 2;
  // "The Gym Must Have Bundle" of "Gym Must Have"
  const isSet = isInClass(foldWord(wordsOf(other).at(-1) ?? ''), 'words for a set');
  return isOwn || isSet || isRepeated ? undefined : other;
}

function namesItself(name: string, features: string): boolean {
  return name !== '' && features.toLowerCase().includes(name.toLowerCase());
}
