import Tagger from 'wink-pos-tagger';

/** One word or mark with its part of speech (Penn Treebank). */
export interface Tagged {
  readonly word: string;
  readonly tag: string;
}

const tag = new Tagger();
const MOST_KNOWN = 8_000;
const known = new Map<string, readonly Tagged[]>();

/** Tags a text. Its first word counts as small, since a capital there says nothing. */
export function tagText(text: string): readonly Tagged[] {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const lowered = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const tagged = tag.tagSentence(lowered).map((token) => ({ word: token.value, tag: token.pos }));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, tagged);
  return tagged;
}
