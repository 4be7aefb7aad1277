import { blocksOf, type Block } from '../text/blocks.ts';
import { sentencesOf } from '../text/sentences.ts';
import { contentStems, foldWord, SMALL_WORDS, wordsOf } from '../text/words.ts';

/** How often a keyphrase is mentioned in a text: sentences that hold all of its content words. */
export function keyphraseCount(text: string, keyphrase: string): number {
  const wanted = contentStems(keyphrase);
  if (wanted.length === 0) return 0;
  let count = 0;
  for (const sentence of sentencesOf(text)) {
    const stems = contentStems(sentence);
    const fullest = wanted.map((stem) => stems.filter((found) => found === stem).length);
    count += Math.min(...fullest);
  }
  return count;
}

/** Mentions of a keyphrase over several blocks. */
export function mentions(blocks: readonly Block[], keyphrase: string): number {
  return blocks.reduce((sum, block) => sum + keyphraseCount(block.text, keyphrase), 0);
}

/** Whether a title begins with the keyphrase, small words and the marks between apart. */
export function startsWith(title: string, keyphrase: string): boolean {
  const wanted = significantWords(keyphrase);
  const found = significantWords(title);
  return wanted.length > 0 && wanted.every((word, index) => found[index] === word);
}

function significantWords(text: string): string[] {
  return wordsOf(text)
    .map(foldWord)
    .filter((word) => !SMALL_WORDS.has(word));
}

/** The sentences of a description's paragraphs and list items; headings are none. */
export function proseSentences(description: string): string[] {
  return blocksOf(description)
    .filter((block) => block.kind === 'paragraph')
    .flatMap((block) => sentencesOf(block.text));
}

/** Percentage of the sentences for which something holds; 0 where there are none. */
export function shareOf(
  sentences: readonly string[],
  holds: (sentence: string) => boolean,
): number {
  return sentences.length === 0 ? 0 : (sentences.filter(holds).length * 100) / sentences.length;
}
