import { isUsable } from '../reading/doubts.ts';
import type { Line, Reading } from '../reading/index.ts';
import { productGroupOf, isProduct } from '../realizing/phrases/words.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { kindOfGoods } from './goods-kind.ts';

/** Minimum sentences of a paragraph that is about something. */
const MIN_SENTENCES = 3;
/** How often such a paragraph names what it is about. */
const MIN_MENTIONS = 2;
/** Words after "this" among which the noun is: "this green linen sofa". */
const MAX_AFTER = 4;
/** Minimum words of a heading that names a product, and its minimum trademarks. */
const MIN_NAME_WORDS = 3;
const MIN_MARKS = 2;

/**
 * What a paragraph is about that has no word of the product's name or category: "this green sofa … This sofa"
 * below "Label Maker", or the heading "Tarn® Path™ Road".
 */
export function otherTopic(reading: Reading): string | undefined {
  const { name, request, lines } = reading;
  const own = new Set(
    contentStems(`${name.text} ${request.category ?? ''} ${request.brand_name ?? ''}`),
  );
  const kind = kindOfGoods(reading);
  const isOther = (text: string) => !contentStems(text).some((stem) => own.has(stem));
  for (const line of lines) {
    const text = textOf(line);
    if (!isOther(text)) continue;
    const topic = headingOf(line) ?? nounOf(line, text, kind);
    if (topic !== undefined && isOther(topic)) return topic;
  }
  return undefined;
}

function textOf({ units }: Line): string {
  return units
    .filter(isUsable)
    .map(({ text }) => text)
    .join(' ');
}

/** A heading of names with trademarks, of which the text below repeats the first. */
function headingOf({ label, units }: Line): string | undefined {
  const words = wordsOf(label?.text ?? '');
  const marks = label?.text.match(/[™®]/gu)?.length ?? 0;
  const isName = words.length >= MIN_NAME_WORDS && words.every((word) => /^\p{Lu}/u.test(word));
  const isRepeated = units.some(({ text }) => text.includes(words[0] ?? ''));
  return isName && marks >= MIN_MARKS && isRepeated ? label?.text : undefined;
}

/** The thing of another kind of goods that a paragraph calls "this …" and names again. */
function nounOf({ units }: Line, text: string, own: string | undefined): string | undefined {
  if (units.length < MIN_SENTENCES) return undefined;
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const stems = contentStems(text);
  const nouns = words.flatMap((word, at) =>
    word === 'this' || word === 'these'
      ? (words.slice(at + 1, at + 1 + MAX_AFTER).find(isProduct) ?? [])
      : [],
  );
  return nouns.find((noun) => {
    const [stem] = contentStems(noun);
    const mentions = stems.filter((one) => one === stem).length;
    const kind = productGroupOf([noun]);
    return mentions >= MIN_MENTIONS && kind !== undefined && kind !== own;
  });
}
