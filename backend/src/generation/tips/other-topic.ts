import { isUsable } from '../reading/uncertain-units.ts';
import type { Line, Reading } from '../reading/index.ts';
import { productGroupOf, isProduct } from '../realizing/phrases/words.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { productTypeOf } from './product-type.ts';

/** Minimum sentences of a paragraph that has a topic. */
const MIN_SENTENCES = 3;
/** Minimum mentions of its topic. */
const MIN_MENTIONS = 2;
/** Maximum words between "this" and the noun: "this green linen sofa". */
const MAX_AFTER = 4;
/** Minimum words of a heading that names a product, and its minimum trademarks. */
const MIN_NAME_WORDS = 3;
const MIN_MARKS = 2;

/**
 * The subject of a paragraph that seems to be about another product: "this green sofa … This sofa"
 * in the details of a "Label Maker", or the heading "Tarn® Path™ Road".
 */
export function otherTopic(reading: Reading): string | undefined {
  const { name, request, lines } = reading;
  const ownNouns = new Set(
    contentStems(`${name.text} ${request.category ?? ''} ${request.brand_name ?? ''}`),
  );
  const kind = productTypeOf(reading);
  // "This necklace …" says what "Larkfell No. 271" is.
  const isNamed =
    kind !== undefined || wordsOf(name.text).some((word) => isProduct(word.toLowerCase()));
  const isUnrelated = (text: string) => !contentStems(text).some((stem) => ownNouns.has(stem));
  for (const line of lines) {
    const text = textOf(line);
    if (!isUnrelated(text)) continue;
    const topic = headingOf(line) ?? (isNamed ? nounOf(line, text, kind) : undefined);
    if (topic !== undefined && isUnrelated(topic)) return topic;
  }
  return undefined;
}

function textOf({ units }: Line): string {
  return units
    .filter(isUsable)
    .map(({ text }) => text)
    .join(' ');
}

/** A heading with trademarked names, the first of which the text below repeats. */
function headingOf({ label, units }: Line): string | undefined {
  const words = wordsOf(label?.text ?? '');
  const marks = label?.text.match(/[™®]/gu)?.length ?? 0;
  const isName = words.length >= MIN_NAME_WORDS && words.every((word) => /^\p{Lu}/u.test(word));
  const isRepeated = units.some(({ text }) => text.includes(words[0] ?? ''));
  return isName && marks >= MIN_MARKS && isRepeated ? label?.text : undefined;
}

/** A product of another type that a paragraph introduces with "this …" and mentions again. */
function nounOf(
  { units }: Line,
  text: string,
  productType: string | undefined,
): string | undefined {
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
    const mentions = stems.filter((candidate) => candidate === stem).length;
    const kind = productGroupOf([noun]);
    return mentions >= MIN_MENTIONS && kind !== undefined && kind !== productType;
  });
}
