import type { Block } from '../text/blocks.ts';
import { sentencesOf } from '../text/sentences.ts';
import { contentStems } from '../text/words.ts';

/** Words that may stand between those of a keyphrase without parting them. */
const REACH = 3;

/**
 * How often a keyphrase is mentioned in a text: stretches of one sentence that hold all of its
 * content words near each other, in any order.
 */
export function keyphraseCount(text: string, keyphrase: string): number {
  const wanted = new Set(contentStems(keyphrase));
  if (wanted.size === 0) return 0;
  return sentencesOf(text).reduce((sum, sentence) => sum + mentionsIn(sentence, wanted), 0);
}

function mentionsIn(sentence: string, wanted: ReadonlySet<string>): number {
  const stems = contentStems(sentence);
  let count = 0;
  let seen = new Map<string, number>();
  for (const [index, stem] of stems.entries()) {
    if (!wanted.has(stem)) continue;
    seen.set(stem, index);
    const first = Math.min(...seen.values());
    if (seen.size < wanted.size || index - first >= wanted.size + REACH) continue;
    count += 1;
    seen = new Map();
  }
  return count;
}

/** Mentions of a keyphrase over several blocks. */
export function mentions(blocks: readonly Block[], keyphrase: string): number {
  return blocks.reduce((sum, block) => sum + keyphraseCount(block.text, keyphrase), 0);
}
