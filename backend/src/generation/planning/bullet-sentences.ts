import { withoutEndMark } from '../realizing/edits.ts';
import { dropConnective, dropPronoun } from '../realizing/item-starts.ts';
import { startsWithReference } from '../reading/references.ts';
import { tagText } from '../reading/tagging.ts';
import { mainVerbIndexOf, verbShapeOf } from '../reading/verbs.ts';
import type { Line, Unit } from '../reading/index.ts';
import { isThing } from '../realizing/phrases/words.ts';
import { contentStems, foldWord, stemOf, wordsOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { charactersIn, MAX_BULLET, MIN_BULLET } from './entries.ts';
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
  const standsAlone = (unit: Unit, before: readonly Unit[]) => {
    const text = dropConnective(unit.text);
    return (
      (text !== unit.text && unit.finite && !startsWithReference(text)) ||
      THERE_IS.test(text) ||
      PRONOUN_AFTER_INTRODUCTION.exec(text)?.[1]?.toLowerCase() === (name.plural ? 'they' : 'it') ||
      (WITH_ITS.test(text) && before.every((one) => about.has(one))) ||
      ((PLURAL_PRONOUN.test(text) ? name.plural : dropPronoun(text) !== text) &&
        (ABOUT_PRODUCT.test(text) || about.has(unit)))
    );
  };
  const groups: Unit[][] = [];
  for (const unit of statement.units) {
    const before = groups.at(-1);
    const fits = before !== undefined && charactersIn([...before, unit]) <= MAX_BULLET;
    if (before === undefined || (unit.dependsOnPrevious && standsAlone(unit, before)))
      groups.push([unit]);
    // "Its fabric wicks away sweat": a sentence that explains the previous one stays with it.
    else if (!unit.finite || before.length === 1 || fits) before.push(unit);
    // "It doesn't shrink" below a title: "it" is the product.
    else if (PRONOUN.test(dropConnective(unit.text)) && about.has(unit)) groups.push([unit]);
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
  const mentioned = new Set<string>();
  let isAbout = false;
  for (const unit of units) {
    const text = dropConnective(unit.text);
    const start = text.replace(INTRODUCTION, '');
    const subject = wordsOf(start).slice(0, MAX_SUBJECT_WORDS).join(' ');
    const keepsSubject = () => PRONOUN.test(text) || verbShapeOf(text) !== 'clause';
    // "This tea" of a name that doesn't say that it is one
    const isPointedAt =
      THIS.test(subject) &&
      (wordsOf(subject).some((word) => isProductNoun(word, setting)) ||
        isNewName(start, mentioned));
    // "Endless play with this Tarn castle set": without a verb, there is no other subject.
    const isPhrase = !unit.finite && !unit.dependsOnPrevious && isNamed(text);
    isAbout = isNamed(subject) || isPhrase || isPointedAt || (isAbout && keepsSubject());
    if (isAbout) about.add(unit);
    for (const stem of contentStems(text)) mentioned.add(stem);
  }
  return about;
}

/** "This sleek device": another word for the product, because nothing before it is called that. */
function isNewName(text: string, mentioned: ReadonlySet<string>): boolean {
  if (!/^(?:this|these) /iu.test(text)) return false;
  const tokens = tagText(text);
  const noun = tokens[mainVerbIndexOf(tokens) - 1]?.word ?? '';
  return isThing(noun) && !mentioned.has(stemOf(noun)) && !vocabulary('parts').has(foldWord(noun));
}

/** Joins a fact that is too short for a bullet to the sentence before it in its paragraph: "Lined." */
export function withShortFacts(bullets: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of bullets) {
    const before = joined.at(-1);
    const [unit, ...more] = entry.units;
    const isShort =
      unit?.kind === 'phrase' &&
      unit.text.endsWith('.') &&
      more.length === 0 &&
      entry.label === undefined &&
      entry.type === undefined &&
      withoutEndMark(unit.text).length < MIN_BULLET;
    // "Lightweight. Bold. Comfy.": facts of the same kind stay apart.
    const isSentence = (before?.units.at(-1)?.words ?? 0) > MAX_SUBJECT_WORDS;
    if (isShort && isSentence && before?.line === entry.line && follows(before, unit))
      joined.splice(-1, 1, { ...before, units: [...before.units, unit] });
    else joined.push(entry);
  }
  return joined;
}

/** Whether a unit comes directly after an entry, and fits into a bullet with it. */
function follows({ line, units }: Entry, unit: Unit): boolean {
  const last = units.at(-1);
  return (
    last !== undefined &&
    line.units[line.units.indexOf(last) + 1] === unit &&
    charactersIn([...units, unit]) <= MAX_BULLET
  );
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
    return (
      unit?.dependsOnPrevious === true &&
      before !== undefined &&
      before.line === after?.line &&
      follows(before, unit) &&
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
