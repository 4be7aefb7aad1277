import { countWords } from '../../text/words.ts';
import { capital } from '../read/calm.ts';
import { mainVerbIndex, shapeOf } from '../read/shape.ts';
import { tagText } from '../read/tagging.ts';

/** Longest sentence that reads in one breath (listing rules: sentences over 20 words). */
export const LONGEST_SENTENCE = 20;
const SHORTEST_PART = 4;

/** Where a long sentence can be parted, and how its second part then begins. */
const JOINTS: readonly (readonly [RegExp, string])[] = [
  [/,?\s+while\s+(?=\S+ \S+ \S+)/giu, 'Meanwhile, '],
  [/\s+[-–—]{1,2}\s+/gu, ''],
  [/,\s+(?:and|plus)\s+/giu, ''],
  [/,\s+but\s+/giu, 'But '],
  [/,\s+so\s+(?:that\s+)?/giu, 'So '],
  [/,\s+whereas\s+/giu, 'Meanwhile, '],
  [/:\s+/gu, ''],
  [/,\s+/gu, ''],
  [/\s+and\s+/giu, ''],
];

/**
 * Parts a sentence of more than 20 words where a clause of its own begins. What cannot be parted
 * without leaving a fragment stays whole.
 */
export function splitLong(sentence: string): string[] {
  if (countWords(sentence) <= LONGEST_SENTENCE) return [sentence];
  const middle = sentence.length / 2;
  for (const [pattern, opening] of JOINTS) {
    const joints = [...sentence.matchAll(pattern)].sort(
      (a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle),
    );
    for (const joint of joints) {
      const head = sentence.slice(0, joint.index).trim();
      const tail = sentence.slice(joint.index + joint[0].length).trim();
      if (countWords(head) < SHORTEST_PART || countWords(tail) < SHORTEST_PART) continue;
      if (!standsAlone(head) || !standsAlone(tail)) continue;
      return [...splitLong(head), ...splitLong(opening === '' ? capital(tail) : opening + tail)];
    }
  }
  return [sentence];
}

function standsAlone(text: string): boolean {
  const shape = shapeOf(text);
  if (shape === 'imperative') return true;
  if (shape !== 'sentence') return false;
  if (
    /^(?:which|that|who|where|when|because|as|if|to|for|with|from|including|like|such)\b/iu.test(
      text,
    )
  )
    return false;
  const tokens = tagText(text);
  return (
    mainVerbIndex(tokens) <= 8 &&
    !/\b(?:and|or|the|a|of|with|as|to|for)$/iu.test(text) &&
    (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0)
  );
}
