import type { Traced } from '../text/traced.ts';
import { countWords } from '../text/words.ts';
import { ITEM_MARKER } from './markup.ts';

/** Separates list items and numbered steps that lost the line breaks between them. */

const ITEM = `\n${ITEM_MARKER}`;

/** "- 8 roses- 5 lilies- Glass vase": items of one line, unlike "- Cake- Mango - Shape- Heart". */
const DASHED_LINE = /(?<=^|\n) ?[-–—] ?(?=\S)[^\n]{2,2000}/gu;
const GLUED_DASH = /(?<=[\p{L})])[-–—] (?=(?:\d+ )?\p{Lu})/gu;
const MIN_GLUED = 2;
const SPACED_DASH = / [-–—] (?=\p{Lu})/gu;
/** "… of the skin. - Made": a sentence and the dash of the item after it. */
const DASH_AFTER_SENTENCE = /\p{Ll}{2}[.!] [-–—] ?\p{Lu}/u;
/** Minimum words of each item of a line whose dashes have a space on both sides. */
const MIN_ITEM_WORDS = 4;

/** Separates the items of lines that start with a dash. */
export function separateDashedItems(text: Traced): Traced {
  return text.replace(DASHED_LINE, (line) => {
    if (!/ [-–—] /u.test(line)) {
      const isList = (line.match(GLUED_DASH)?.length ?? 0) >= MIN_GLUED;
      return isList ? line.replace(GLUED_DASH, ITEM) : line;
    }
    // "- Calms the skin. - Firms it and keeps it soft - Made for all skin types": every part is an item.
    const isList =
      DASH_AFTER_SENTENCE.test(line) &&
      line
        .replace(/^ ?[-–—] ?/u, '')
        .split(/ [-–—] /u)
        .every((part) => /^\p{Lu}/u.test(part) && countWords(part) >= MIN_ITEM_WORDS);
    return isList ? line.replace(SPACED_DASH, ITEM) : line;
  });
}

/** "… a soft glow. Features: Two wicks" above the next item: the heading of a list at the end of a text. */
const LIST_HEADING =
  /(?<=[\p{Ll})][.!?]) ?(?=(?:(?:Key|Main|Product|Special|Top) )?(?:Benefits|Details|Features|Highlights|Specifications|BENEFITS|DETAILS|FEATURES|HIGHLIGHTS|SPECIFICATIONS) ?: ?\S[^\n]{1,300}\n ?\S)/gu;

/** "… in the yard. Burner parts:" above a value or a list: a label at the end of a text. Ingredients are a text. */
const LABEL_AT_END =
  /(?<=[\p{Ll})][.!?]) ?(?!Ingredients)(?=\p{Lu}\p{Ll}{2,20}(?: \p{L}{2,20}){0,2} ?: ?\n)(?!\p{L}+(?: \p{L}+){0,2}(?<=\b(?:are|contains?|has|have|includes?|is|of|to|with)) ?:)/gu;

/** Puts the heading of a list on a line of its own, with its first item if that is on the same line. */
export function separateListHeadings(text: Traced): Traced {
  return text.replace(LIST_HEADING, '\n').replace(LABEL_AT_END, '\n');
}

/** "… on the skin How To Use1.Shake it.": a heading inside a line, and the number of its first step. */
const STEPS_HEADING =
  /(?<=[\p{Ll})][.!?]? )(?:How To Use|Directions|How to use) ?1[.)] ?(?=\p{Lu}\p{Ll})/gu;
/** "Shake well. How To Use Apply it daily." */
const USE_HEADING = /(?<=\p{Ll}[.!?] )How To Use (?=\p{Lu}\p{Ll}+ \p{Ll})/gu;
const SECOND_STEP = /[.!?)] ?2[.)] ?\p{Lu}/u;
/** "Shake it.2.Use it daily.3.Rinse.": the number of the next step. */
const STEP = /(?<=[\p{L})][.!?])\d{1,2}\. ?(?=\p{Lu}\p{Ll})/gu;

/** Puts the heading of numbered steps and the steps on a line of their own. */
export function separateSteps(text: Traced): Traced {
  // The only step needs no number.
  const number = SECOND_STEP.test(text.text) ? '1. ' : '';
  const parted = text
    .replace(STEPS_HEADING, (heading) => `\n${heading.replace(/ ?1[.)] ?$/u, '')}: ${number}`)
    .replace(USE_HEADING, '\nHow To Use: ');
  return parted === text ? text : parted.replace(STEP, (step) => ` ${step.trimEnd()} `);
}
