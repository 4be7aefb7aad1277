import { bare, sentences, tokens, type Sample } from './record.ts';

/** A statement of the input, parsed independently of the service. */
export interface InputUnit {
  readonly text: string;
  readonly words: readonly string[];
  /** Whether it is long enough for half of it to be noticed in a listing. */
  readonly whole: boolean;
  /** Whether it opens by pointing back at the statement before it. */
  readonly pointsBack: boolean;
}

/** Openings of sentences that refer to the previous one. */
export const POINTS_BACK =
  /^(?:it|its|they|their|he|she|but|and|or|so|then|also|second|third|that['’]s why)\b|^(?:this|these|that|those) (?:is|are|was|has|have|can|will|makes?|means?|allows?|ensures?|helps?|gives?)\b|^(?:with|from|in|for|by|at|as|like|constructed|made|designed|built|crafted|featuring|boasting|offering|combining|equipped|packed|perfect|ideal|known|inspired)\b(?:(?!, (?:the|this|these|our|your|you|we|an?) )[^.!?])*?, (?:it|they)\b/iu;
const MIN_WHOLE_WORDS = 9;

/**
 * Lines without information for a shopper, which don't count as statements: a number without its unit ("Weight: 9"), a
 * label without a value ("Warranty: No warranty"), how a shop files a product ("Category: Exercise", "Style_general: Tee"),
 * what a seller says about itself ("We love our customers").
 */
export const SAYS_NOTHING =
  /^(?:weight|length|width|height|depth|capacity|volume|diameter|dimensions|manufacturer minimum age):\s*\d+(?:[.,]\d+)?$|^(\w+):\s*(?:no \1|none)\.?$|^(?:category|gender|climate|style_)\w*:|^we(?:['’](?:re|ve|ll))? (?!.*\b(?:this|these|it)\b)\D*$|\bcustomer satisfaction\b|\ba\w* (?:[\w&-]+ ){1,5}company\.?$/iu;

/** The lines of the features, without markup. */
export function linesOf({ features }: Sample): string[] {
  const text = features
    .replace(/<(?:\/?(?:p|div|br|li|ul|ol|h[1-6]|tr)\b)[^<>]*>/giu, '\n')
    .replace(/[•●▪◆★✓✔✅➤]/gu, '\n');
  return text
    .split('\n')
    .map(bare)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** "Costumes run small, see our size chart in images": what is said of the product, and what points to the page. */
function withoutChart(text: string): string[] {
  return text.split(
    /[,;] (?=(?:please )?(?:use|read|review|see|check|consult|refer to)\b[^,;]{1,40}\bsize chart\b)/iu,
  );
}

export function unitsOf(sample: Sample): InputUnit[] {
  return linesOf(sample).flatMap((line) =>
    sentences(line)
      .flatMap(withoutChart)
      .map((text) => {
        const words = wordsIn(text);
        return {
          text,
          words,
          whole: words.length >= MIN_WHOLE_WORDS,
          pointsBack: POINTS_BACK.test(text),
        };
      }),
  );
}

/** Parts of a product's name, as a comma, dash, bar or bracket divides it. */
export function segmentsOf(name: string): string[] {
  return bare(name)
    .split(/\s[-–—|]\s|\s*[|,;()[\]]\s*/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const MEASURE = /(?<=\d)(?=(?:mm|cm|kg|ml|oz|lbs?|inch(?:es)?|in|ft)(?![\p{L}\p{N}]))/giu;

/** The words of a text; a number and its unit are two words. */
export function wordsIn(text: string): string[] {
  // A corrected article isn't a lost word.
  return tokens(text.replace(MEASURE, ' ')).map((word) => (word === 'an' ? 'a' : word));
}

const RUN = 6;

/** The share of a unit's words that a text contains in runs of six. */
export function sharedBy(words: readonly string[], text: readonly string[]): number {
  if (words.length < RUN) return 0;
  const source = ` ${text.join(' ')} `;
  const held = new Set<number>();
  for (let start = 0; start + RUN <= words.length; start++) {
    if (!source.includes(` ${words.slice(start, start + RUN).join(' ')} `)) continue;
    for (let at = start; at < start + RUN; at++) held.add(at);
  }
  return held.size / words.length;
}
