import { SMALL_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Said } from './said.ts';
import type { Token } from './tokens.ts';

/** Verbs of where a thing is produced. */
const PRODUCED: ReadonlySet<string> = new Set(
  (
    'made make manufactured produced crafted handcrafted handmade built assembled sewn woven knit knitted ' +
    'thrown turned poured cast forged blown carved printed roasted brewed baked bottled cured dyed bound ' +
    'pour pours throw knits weave sew carve forge blow bake roast brew bottle craft build turn cast ' +
    'studio workshop factory mill foundry kitchen bakery'
  ).split(' '),
);
/** Words between the verb and the place: "made entirely by hand in". */
const REACH = 4;

/** Where the sentence says that the product is made, if it says so: "made in the USA". */
function placeOfOrigin(tokens: readonly Token[], lexicon: Lexicon): Token | undefined {
  for (const [at, { text }] of tokens.entries()) {
    if (!PRODUCED.has(text)) continue;
    // "Built-in" is no place.
    const inside = tokens.findIndex(
      (one, index) =>
        index > at && index <= at + REACH && one.text === 'in' && tokens[index - 1]?.text !== '-',
    );
    if (inside === -1) continue;
    const place = tokens
      .slice(inside + 1, inside + 3)
      .find(({ kind, text: word }) => kind === 'word' && (word === 'us' || !SMALL_WORDS.has(word)));
    const kind = place === undefined ? undefined : lexicon.kind(place.text);
    if (
      place !== undefined &&
      /^\p{Lu}/u.test(place.raw) &&
      (kind === undefined || kind === 'place')
    )
      return place;
  }
  return undefined;
}

/** "Made in the USA" of what the input says is designed there. */
export function strangeOrigin(tokens: readonly Token[], said: Said): string | undefined {
  const place = placeOfOrigin(tokens, said.lexicon);
  if (place === undefined) return undefined;
  const naming = said.statements.filter((one) => one.stems.has(place.stem));
  const produced = naming.some((one) =>
    one.tokens.some(({ text }) => PRODUCED.has(text.replace(/^hand(?=.)/u, ''))),
  );
  const labeled = naming.some((one) => one.tokens.some(({ text }) => LABELS.has(text)));
  if (naming.length === 0 || produced || labeled) return undefined;
  return `it says that the product is made in "${place.raw}", which the product data does not say`;
}

const LABELS: ReadonlySet<string> = new Set(['origin', 'country', 'imported']);
