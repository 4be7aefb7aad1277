import type { PlainAdvice } from './advice/index.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import { descriptionOf, type ListingText } from './platforms/index.ts';
import { verbShapeOf } from './reading/verbs.ts';
import { TONE_CHOICES } from './realizing/tones.ts';
import { sentencesOf } from './text/sentences.ts';
import { contentStems, countWords, firstWordOf } from './text/words.ts';
import { isInClass } from './vocabulary/index.ts';

/** One item of the checklist for `conversion_potential`. */
export interface ConversionCheck {
  readonly id: string;
  readonly weight: number;
  readonly holds: boolean;
  /** How to pass the check. */
  readonly remedy: PlainAdvice;
}

const AUDIENCE =
  /\b(?:for|who|whose|you|your|anyone|everyone|family|families|adults?|kids?|children|child|men|women|boys?|girls?|teens?|toddlers?|bab(?:y|ies)|collectors?|beginners?|athletes?|owners?|buyers?|lovers?|players?|fans?|suits)\b/iu;
/** Verbs that give an instruction even without an object: "Use daily." */
const INTRANSITIVE_IMPERATIVE =
  /^(?:add|choose|check|pick|use|see|look|try|take|bring|wear|give|make|put|set|keep|go|get|start|let|turn|pair|match|find|read|note|order|build|play|measure|compare|consider|open|treat|enjoy|create|explore|store|wash|have|count|plan|think) /iu;
/** Care instructions: "Dishwasher safe", "hand wash only". */
const CARE =
  /\b(?:(?:dishwasher|microwave|oven|freezer)[- ]safe|(?:machine|hand)[- ]wash(?:able)?|wipes? clean)\b/iu;
/** The start of a sentence or a clause: "Rub in with a cloth, leave overnight, then buff". */
const CLAUSES = /[.:;,!?]\s+(?:(?:and|or|then) )?/u;
const MAX_OPENING_WORDS = 25;
const SHORT_ITEM_WORDS = 25;

/** The checklist for `conversion_potential`, as published in docs/scores.md. */
export function conversionChecks(text: ListingText, facts: RequestFacts): ConversionCheck[] {
  // The closing line of a tone states nothing about the product.
  const blocks = descriptionOf(text).filter((block) => !closings.has(block.text));
  const textsOf = (kind: 'paragraph' | 'item') =>
    blocks.filter((block) => block.kind === kind).map((block) => block.text);
  // WooCommerce's short description is prose above the long one.
  const isShort = facts.platform === 'woocommerce';
  const paragraphs = [...(isShort ? text.bullets : []), ...textsOf('paragraph')];
  const opening = sentencesOf(paragraphs[0] ?? '')[0] ?? '';
  const lines = text.bullets.filter((line) => !isShort || sentencesOf(line).length === 1);
  const items = [...lines, ...textsOf('item')];
  const body = [...text.bullets, ...blocks.map((block) => block.text)].join('\n');
  const titleStems = new Set(contentStems(text.title));
  return [
    {
      id: 'opening',
      weight: 25,
      holds:
        countWords(opening) >= 4 &&
        countWords(opening) <= MAX_OPENING_WORDS &&
        contentStems(opening).some((stem) => facts.stems.has(stem) && !titleStems.has(stem)),
      remedy: 'openWithSentence',
    },
    {
      id: 'numbers',
      weight: 20,
      holds: /\d/u.test(body),
      remedy: 'addNumber',
    },
    {
      id: 'audience',
      weight: 20,
      holds: AUDIENCE.test(body),
      remedy: 'sayAudience',
    },
    {
      id: 'list',
      weight: 20,
      holds: items.length >= 3 && items.every((item) => countWords(item) <= SHORT_ITEM_WORDS),
      remedy: 'listFeatures',
    },
    {
      id: 'action',
      weight: 15,
      holds: [...paragraphs, ...items].some(givesInstructions),
      remedy: 'sayUse',
    },
  ];
}

const closings = new Set(
  Object.values(TONE_CHOICES).flatMap(({ closing }) => (closing === undefined ? [] : [closing])),
);

/** Whether a text says how to use the product or how to care for it. */
function givesInstructions(text: string): boolean {
  return (
    CARE.test(text) ||
    text.split(CLAUSES).some((clause) => INTRANSITIVE_IMPERATIVE.test(clause) || isUse(clause))
  );
}

function isUse(clause: string): boolean {
  return isInClass(firstWordOf(clause), 'usage verbs') && verbShapeOf(clause) === 'imperative';
}
