import { dropPronoun } from '../realizing/edits.ts';
import { verbShapeOf } from '../reading/verbs.ts';
import type { Line, Unit } from '../reading/index.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { charactersIn, MAX_BULLET } from './entries.ts';
import { isProductNoun } from './topics.ts';
import type { Entry, Setting } from './types.ts';

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
const THIS = /^(?:(?:and|but|so) )?(?:this|these|our) /iu;
const PRONOUN = /^(?:it|its|they|their)(?:['’]\p{L}+)? /iu;
const PLURAL_PRONOUN = /^(?:they|their)(?:['’]\p{L}+)? /iu;
/** An introduction before the subject: "Designed for standout style, ", "Infused with rose oil, this". */
const INTRODUCTION =
  /^(?:(?:with|made|designed|crafted|built|featuring|perfect|ideal)\b[^.?!,]{1,80}, |[^.?!,]{1,80}, (?=(?:the|this|these|our) ))/iu;
const CONTRASTS = /^(?:but|even so|however|nevertheless|still|yet)\b/iu;
/** "With its boxy cut, it keeps you cool" */
const WITH_ITS = /^with (?:its|their) [^.?!,]{1,80}, (?:it|they)\b/iu;

/**
 * Splits a run into bullets of one sentence if the second sentence is about the product and doesn't need "It"
 * explained. Other sentences that refer back share a bullet with the one before while there is room in it.
 */
export function splitIntoBullets(statement: Entry, setting: Setting): Entry[] {
  const { name } = setting.reading;
  const about = unitsAboutProduct(statement.line, setting);
  const standsAlone = (unit: Unit, before: readonly Unit[]) =>
    THERE_IS.test(unit.text) ||
    PRONOUN_AFTER_INTRODUCTION.exec(unit.text)?.[1]?.toLowerCase() ===
      (name.plural ? 'they' : 'it') ||
    (WITH_ITS.test(unit.text) && before.every((one) => about.has(one))) ||
    ((PLURAL_PRONOUN.test(unit.text) ? name.plural : dropPronoun(unit.text) !== unit.text) &&
      (ABOUT_PRODUCT.test(unit.text) || about.has(unit)));
  const groups: Unit[][] = [];
  for (const unit of statement.units) {
    const before = groups.at(-1);
    const fits = before !== undefined && charactersIn([...before, unit]) <= MAX_BULLET;
    if (before === undefined || (unit.dependsOnPrevious && standsAlone(unit, before)))
      groups.push([unit]);
    // "Its fabric wicks away sweat": a sentence that explains the previous one stays with it.
    else if (!unit.finite || before.length === 1 || fits) before.push(unit);
    // "It doesn't shrink" below a title: "it" is the product.
    else if (PRONOUN.test(unit.text) && about.has(unit)) groups.push([unit]);
    // "It looks plain at first. However, it glows at night": without the second, the first is misleading.
    else if (CONTRASTS.test(unit.text)) before.pop();
  }
  // Below the title, the answer to a question doesn't need the question.
  const [first, ...answers] = groups[0] ?? [];
  const [answer] = answers;
  if (first?.text.endsWith('?') === true && answer !== undefined && about.has(answer))
    groups.splice(0, 1, answers);
  return groups.map((units) => ({
    ...statement,
    units,
    opens: statement.opens && units[0] === statement.units[0],
  }));
}

/**
 * The sentences of a line whose subject is the product: they start with its name, or with a pronoun for the subject of
 * the sentence before. An imperative keeps that subject.
 */
function unitsAboutProduct(line: Line, setting: Setting): ReadonlySet<Unit> {
  const known = unitsOfLine.get(line) ?? findUnitsAboutProduct(line, setting);
  unitsOfLine.set(line, known);
  return known;
}

/** Found once, because a line of hundreds of sentences has as many statements. */
const unitsOfLine = new WeakMap<Line, ReadonlySet<Unit>>();

function findUnitsAboutProduct({ units }: Line, setting: Setting): ReadonlySet<Unit> {
  const stems = new Set(contentStems(setting.reading.name.text));
  const isNamed = (text: string) => contentStems(text).some((stem) => stems.has(stem));
  const about = new Set<Unit>();
  let isAbout = false;
  for (const unit of units) {
    const { text } = unit;
    const subject = wordsOf(text.replace(INTRODUCTION, '')).slice(0, MAX_SUBJECT_WORDS).join(' ');
    const keepsSubject = () => PRONOUN.test(text) || verbShapeOf(text) !== 'clause';
    // "This tea" of a name that doesn't say that it is one
    const isPointedAt =
      THIS.test(subject) && wordsOf(subject).some((word) => isProductNoun(word, setting));
    isAbout = isNamed(subject) || isPointedAt || (isAbout && keepsSubject());
    if (isAbout) about.add(unit);
  }
  return about;
}

/**
 * Joins sentences that continue the one before to it, the shortest first, until there are few enough bullets:
 * otherwise the last sentences of a text would be in none.
 */
export function joinedToFit(bullets: readonly Entry[], max: number): Entry[] {
  const joined = [...bullets];
  const lengthAfter = (at: number) =>
    charactersIn([...(joined[at]?.units ?? []), ...(joined[at + 1]?.units ?? [])]);
  const isContinued = (at: number) => {
    const [before, after] = [joined[at], joined[at + 1]];
    const [unit] = after?.units ?? [];
    const last = before?.units.at(-1);
    const units = before?.line.units ?? [];
    return (
      unit?.dependsOnPrevious === true &&
      before?.line === after?.line &&
      last !== undefined &&
      units[units.indexOf(last) + 1] === unit &&
      lengthAfter(at) <= MAX_BULLET
    );
  };
  while (joined.length > max) {
    const [at] = [...joined.keys()]
      .filter(isContinued)
      .toSorted((a, b) => lengthAfter(a) - lengthAfter(b));
    const [before, after] = [joined[at ?? -1], joined[(at ?? -1) + 1]];
    if (at === undefined || before === undefined || after === undefined) break;
    joined.splice(at, 2, { ...before, units: [...before.units, ...after.units] });
  }
  return joined;
}
