import { foldWord, SMALL_WORDS, wordsOf } from '../text/words.ts';
import { plainText } from '../text/plain.ts';
import type { Brief } from './layout.ts';
import { tagText } from './read/tagging.ts';
import { valueText } from './write/phrases.ts';

const MOST_PHRASE_WORDS = 4;

/** Short phrases that buyers would search for, the name first. */
export function keywordsOf({ product, facts }: Brief, keyphrase: string): string[] {
  const { label, kind, category, audience } = product;
  const phrases = [keyphrase, label];
  if (audience !== null && kind !== 'item') phrases.push(`${kind} for ${audience}`);
  if (category !== null) phrases.push(category);
  for (const fact of facts) {
    const short =
      fact.words <= MOST_PHRASE_WORDS && /^[\p{L}\p{N}][\p{L}\p{N} '-]*$/u.test(fact.text);
    if (!short || fact.shape !== 'noun') continue;
    if (
      fact.attribute &&
      /^(?:material|fabric|colou?r)/iu.test(fact.header ?? '') &&
      kind !== 'item'
    ) {
      phrases.push(`${fact.text} ${kind}`);
    } else if (!fact.attribute && fact.words >= 2) phrases.push(fact.text);
  }
  if (kind !== 'item') phrases.push(kind);
  return phrases.map((phrase) => phrase.toLowerCase());
}

/** Short labels under which a shop files the product. */
export function tagsOf({ product, facts, request }: Brief): string[] {
  const tags = plainText(request.category ?? '')
    .split(/\s*[>/|]\s*/u)
    .reverse()
    .map((part) => part.replace(/-/gu, ' '))
    .filter((part) => !/&$/u.test(part));
  if (product.kind !== 'item') tags.push(product.kind);
  if (product.audience !== null) tags.push(product.audience);
  for (const fact of facts) {
    if (/weight|warranty|dimension|size|model/iu.test(fact.header ?? '')) continue;
    if (fact.attribute && fact.words <= 6)
      tags.push(
        ...valueText(fact.text)
          .split(/, | and /u)
          .filter((value) => /\p{L}{3}/u.test(value)),
      );
    else if (fact.shape === 'noun' && fact.words <= 3) tags.push(fact.text);
  }
  tags.push(product.label);
  return tags.map((tag) => tag.toLowerCase());
}

/** Single words of the input that a search could be made with; names are left to the title. */
export function backendTermsOf({ request, proper }: Brief): string {
  const sources = [request.features, request.category ?? '', request.customer ?? ''].map((text) =>
    plainText(text),
  );
  const named = new Set([...proper, ...wordsOf(request.product_name)].map(foldWord));
  const terms = new Set<string>();
  for (const source of sources) {
    for (const { word, tag } of tagText(source.slice(0, 700).toLowerCase())) {
      const folded = foldWord(word);
      if (
        /^(?:NN|NNS|JJ|VBG)$/u.test(tag) &&
        folded.length > 2 &&
        !SMALL_WORDS.has(folded) &&
        !named.has(folded) &&
        !/\d/u.test(folded)
      )
        terms.add(folded);
    }
  }
  return [...terms].join(' ');
}
