import { contentStems, stemOf, wordsOf } from '../../text/words.ts';
import type { Product } from './product.ts';
import { headOf, shapeOf, type Shape } from './shape.ts';
import { holdsVerb, isThing } from './thing.ts';

/** Nouns that speak of the product as a whole, once something says how: "a great tool". */
const WHOLES =
  /^(?:tool|toy|gift|present|game|winner|part|addition|choice|way|accessory|collection|piece|companion|favou?rite|alternative|product|item|essential|keepsake|souvenir|edition|expansion|import|outfit|solution|idea|activity|starter|staple|option|merchandise|set|kit|value|way|group|fun|protection)$/u;
/** What is worn is what the product is, under whatever word; a costume has several of them. */
const GARMENT =
  /^(?:tee|t-shirt|tank|top|hoodie|sweatshirt|jacket|pullover|shell|shorts?|pants?|capris?|tights|leggings|bra|crewneck|vest|sweater|cardigan|dress|skirt|jumpsuit|shirt|parka|sweatpants?)$/u;
const PRAISED =
  /^(?:an?|the|great|perfect|ideal|fun|good|excellent|genuine|winner|part|unique|must|versatile|classic|thoughtful|wonderful|official|officially|licensed|big|excellent|ultimate|value)\b/iu;
/** Tenths of a phrase's words that the name has, where it is another form of the name. */
const AGAIN_TENTHS = 7;

/** Whether a phrase begins with words of the name, and so would say the product of the product. */
function isNamedAgain(text: string, { name }: Product): boolean {
  const known = new Set(contentStems(name));
  const front = contentStems(text.split(/,|\s(?:by|made|with|for|in|from)\s/u)[0] ?? '');
  const again = front.filter((stem) => known.has(stem)).length;
  return front.length > 1 && again * 10 >= front.length * AGAIN_TENTHS;
}

/** The shape of a statement, told apart where it says what the product itself is. */
export function formOf(text: string, product: Product): Shape {
  const shape = shapeOf(text);
  if (shape !== 'noun') return shape;
  if (holdsVerb(text)) return shape;
  const named = text.toLowerCase().startsWith(product.label.toLowerCase());
  const { head } = headOf(text);
  const last = wordsOf(product.label).at(-1) ?? '';
  const worn = GARMENT.test(last.toLowerCase()) && GARMENT.test(head) && isThing(text);
  const same =
    worn || (head !== '' && [product.kind, last].some((one) => stemOf(one) === stemOf(head)));
  // "Monster Truck Body, black" of the Monster Truck Body says the name again: it is listed.
  if (isNamedAgain(text, product)) return shape;
  const praised = PRAISED.test(text) && WHOLES.test(head);
  return named || same || praised ? 'identity' : shape;
}
