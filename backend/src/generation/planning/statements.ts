import { IRREMOVABLE_BULLET_CHARACTERS } from '../platforms/amazon-bullets.ts';
import { textOf } from '../realizing/cited.ts';
import { withoutTypographicSymbols, withoutEndPunctuation } from '../realizing/edits.ts';
import { realizeItem, unitText } from '../realizing/items.ts';
import { packFor } from '../realizing/languages/index.ts';
import type { Reading, Unit } from '../reading/index.ts';
import { hasDigit } from '../text/words.ts';
import {
  splitIntoStatements,
  entriesOf,
  isAside,
  dependsOnPrevious,
  MAX_BULLET,
  MIN_BULLET,
} from './entries.ts';
import { isNameAlone, mentionsProduct } from './meta-naming.ts';
import { topicOf } from './topics.ts';
import type { Entry, Item, Setting } from './types.ts';

/** Whether an item can be a bullet on Amazon. */
export function isBullet(item: Item, setting: Setting): boolean {
  // With its label, which can have such a character, too.
  const text = withoutTypographicSymbols(textOf(realizeItem(item, setting)));
  const { length } = withoutEndPunctuation(text);
  const units = unitsOf(item);
  // Bullets can't have a question mark, and a question without it reads like a mistake.
  if (units.at(-1)?.text.endsWith('?') === true || isRunOfExclamations(units)) return false;
  return length >= MIN_BULLET && length <= MAX_BULLET && !IRREMOVABLE_BULLET_CHARACTERS.test(text);
}

function unitsOf(item: Item): readonly Unit[] {
  if (item.kind === 'fact') return [];
  return item.kind === 'entry' ? item.entry.units : item.entries.flatMap(({ units }) => units);
}

/** Whether units are a series of exclamations, which a bullet can't punctuate: "Dig! Build! Explore!". */
function isRunOfExclamations(
  units: readonly { readonly text: string; readonly words: number }[],
): boolean {
  return (
    units.length > 1 &&
    units.every(({ text, words }) => words <= MAX_EXCLAMATION_WORDS && text.endsWith('!'))
  );
}

const MAX_EXCLAMATION_WORDS = 2;

/** Maximum characters that edits of a bullet can remove. */
const MAX_REMOVED_CHARACTERS = 30;

/** An upper bound of how many of an entry's units fit in a bullet. */
export function unitsWithRoom({ units }: Entry, setting: Setting): number {
  let room = MAX_BULLET + MAX_REMOVED_CHARACTERS;
  for (const [index, { text }] of units.entries()) {
    room -= withoutEndPunctuation(withoutTypographicSymbols(unitText(text, setting))).length;
    if (room < 0) return index;
  }
  return units.length;
}

/** "We love hops.", "There's nothing like a day off.": the seller or no one in particular, and nothing of the product. */
const OF_OTHERS =
  /^(?:we(?:['’]\p{L}+)?|(?:most|some) (?!of )\p{L}+|every(?:one|body)|no(?: ?one|body|thing)|people|there(?:['’]s| is) no(?:thing)?) (?!.*\b(?:this|these|its?|them)\b)/iu;
/** Maximum words of what says nothing of the product, unlike "We've moved the side seams forward to prevent chafing". */
const MAX_TALK_WORDS = 10;
const MAX_REPLY_WORDS = 3;
/** "You'll feel dry", "You can layer it": what the reader gets from the product. */
const BENEFITS = /^(?:[^,]{1,80}, )?you(?:['’]ll| can| get| will) /iu;

/** Whether a sentence of running text is about the reader, the seller or people in general, or a step of directions. */
export function isTalk(entry: Entry, setting: Setting): boolean {
  const { line, label, type, units } = entry;
  const [unit, ...more] = units;
  // "No trees? No problem."
  const isReply = more.every(({ finite, words }) => !finite && words <= MAX_REPLY_WORDS);
  if (label === undefined && unit?.text.endsWith('?') === true && isReply) return true;
  // One of several steps means little without the others.
  if (/^step \d/iu.test(unit?.text ?? '')) return true;
  const isSentence = line.units.length > 1 && !line.listed && unit?.finite === true;
  if (!isSentence || more.length > 0 || label !== undefined || type !== undefined) return false;
  if (hasDigit(unit.text) || mentionsProduct(entry, setting)) return false;
  const topic = topicOf(entry, setting);
  const isAboutReader = topic === 'reader' && !BENEFITS.test(unit.text);
  return (
    isAboutReader ||
    topic === 'order' ||
    (unit.words <= MAX_TALK_WORDS && OF_OTHERS.test(unit.text))
  );
}

/** The number of statements that could each be a bullet; input with fewer than three is thin. */
export function countStatements(reading: Reading, day: string): number {
  const { platform, tone, locale } = reading.request;
  const pack = packFor(reading.language, locale);
  const setting: Setting = { reading, platform, tone, pack, day };
  return statementsIn(entriesOf(reading, platform), setting);
}

/**
 * Number of statements about the product; a dependent sentence counts with the previous one, and the name says nothing
 * more than the title does.
 */
export function statementsIn(entries: readonly Entry[], setting: Setting): number {
  return entries
    .flatMap(splitIntoStatements)
    .filter(
      (entry) =>
        !dependsOnPrevious(entry) &&
        !isAside(entry) &&
        !isNameAlone(entry, setting) &&
        !isTalk(entry, setting),
    )
    .filter((entry) => isBullet({ kind: 'entry', entry }, setting)).length;
}
