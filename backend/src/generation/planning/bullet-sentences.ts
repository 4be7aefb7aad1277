import { dropPronoun } from '../realizing/edits.ts';
import type { ProductName, Unit } from '../reading/index.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import type { Entry } from './types.ts';

/** Divides running text into bullets of sentences that make sense together. */

/**
 * Sentences that are always about the product, whatever precedes them: "It comes in a gift box".
 */
const ABOUT_PRODUCT =
  /^(?:it|they) (?:comes?|weighs?|measures?|ships?|arrives?|includes?|runs?|fits?|holds?)\b/iu;
/** How many words at the start of a sentence may contain its subject. */
const MAX_SUBJECT_WORDS = 5;
/** "There's a poster in the box": a sentence that needs no context. */
const THERE_IS = /^there(?:['’]s| is| are) /iu;
/** "Made from soft cotton, it keeps you cool": "it" is the product, whatever the previous sentence is about. */
const PRONOUN_AFTER_INTRODUCTION =
  /^(?:made|designed|crafted|handcrafted|built|finished|constructed|engineered|woven|knitted|printed|infused|lined)\b[^.?!]{1,120}?, (it|they)\b/iu;
const PLURAL_PRONOUN = /^(?:they|their) /iu;
/** An introduction before the subject: "Designed for standout style, ". */
const INTRODUCTION =
  /^(?:with|made|designed|crafted|built|featuring|perfect|ideal)\b[^.?!,]{1,80}, /iu;
/** "With its boxy cut, it keeps you cool" */
const WITH_ITS = /^with (?:its|their) [^.?!,]{1,80}, (?:it|they)\b/iu;

/**
 * Splits a run into bullets of one sentence if the second sentence is about the product and doesn't need "It"
 * explained. Other sentences that refer back appear only in the description, which has the whole paragraph.
 */
export function splitIntoBullets(statement: Entry, name: ProductName): Entry[] {
  const stems = new Set(contentStems(name.text));
  const isAboutProduct = ({ text }: Unit) =>
    contentStems(
      wordsOf(text.replace(INTRODUCTION, '')).slice(0, MAX_SUBJECT_WORDS).join(' '),
    ).some((stem) => stems.has(stem));
  const standsAlone = ({ text }: Unit, before: readonly Unit[]) =>
    THERE_IS.test(text) ||
    PRONOUN_AFTER_INTRODUCTION.exec(text)?.[1]?.toLowerCase() === (name.plural ? 'they' : 'it') ||
    (WITH_ITS.test(text) && before.every(isAboutProduct)) ||
    ((PLURAL_PRONOUN.test(text) ? name.plural : dropPronoun(text) !== text) &&
      (ABOUT_PRODUCT.test(text) || before.every(isAboutProduct)));
  const groups: Unit[][] = [];
  for (const unit of statement.units) {
    const before = groups.at(-1);
    if (before === undefined || (unit.dependsOnPrevious && standsAlone(unit, before)))
      groups.push([unit]);
    // "Its fabric wicks away sweat": a sentence that explains the previous one stays with it.
    else if (!unit.finite || before.length === 1 || before.some(({ finite }) => !finite))
      before.push(unit);
  }
  // Below the title, the answer to a question doesn't need the question.
  const [first, ...answers] = groups[0] ?? [];
  const [answer] = answers;
  if (first?.text.endsWith('?') === true && answer !== undefined && isAboutProduct(answer))
    groups.splice(0, 1, answers);
  return groups.map((units) => ({
    ...statement,
    units,
    opens: statement.opens && units[0] === statement.units[0],
  }));
}
