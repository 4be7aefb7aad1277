import { TONE_CHOICES } from '../realizing/tones.ts';
import { hasDigit, wordsOf } from '../text/words.ts';
import { byUnit, inInputOrder, without, wordsIn } from './entries.ts';
import { introductionOf } from './introduction.ts';
import { planSummary } from './meta.ts';
import { passagesOf } from './passages.ts';
import { isLater, isWeak } from './rank.ts';
import { withOpenerFirst } from './stores.ts';
import type { Block, Entry, Setting } from './types.ts';

/** Characters of a description that says the name and the best of the bullets. */
const MAX_SUMMARY = 300;
/** Words from which the rest of a list says enough to be told in a description. */
const MIN_TOLD_WORDS = 6;
/** Words from which it makes a text with a sentence above it. */
const MIN_TEXT_WORDS = 12;
/** A description of no more words is one paragraph. */
const MAX_JOINED_WORDS = 40;
/** Letters from which a word beside a figure tells something. */
const MIN_TELLING = 4;

/**
 * The running text whole, and what the bullets leave of the list. A list is introduced by a typed
 * sentence, or else by the name.
 */
export function descriptionOf(
  setting: Setting,
  entries: readonly Entry[],
  stated: readonly Entry[],
  highlighted: readonly Entry[],
): Block[] {
  const { above, list, below } = passagesOf(entries);
  const unstated = without(list, stated);
  const left = stated.length === 0 ? unstated : without(unstated, highlighted.filter(isScrap));
  const text = [...above, ...below].flat();
  const telling = left.filter((entry) => !isLater(entry) && !isWeak(entry));
  const isEnough = wordsOfAll(telling) >= MIN_TOLD_WORDS;
  // The opening sentence makes no text with a warning, or with a scrap of the list.
  const isMore =
    text.flatMap(byUnit).length > 1 ||
    without(text, stated).length > 0 ||
    (isEnough && wordsOfAll(left) >= MIN_TEXT_WORDS);
  if (text.length > 0 && isMore)
    return paragraphs(above.length > 0 ? [...above, left, ...below] : [...below, left]);
  const spoken = entries.flatMap(byUnit).filter(isSpoken);
  // "Balloons arrive deflated. For baby showers.": a few sentences among others make no text.
  const isText = wordsOfAll(spoken) * 2 >= wordsOfAll(entries);
  if (spoken.length > 1 && isText && unstated.length === 0) return paragraphs([spoken]);
  const { sentences, used } = introductionOf(setting.reading, stated);
  const isTold = TONE_CHOICES[setting.tone].introduction && sentences[0]?.form === 'intro';
  if (isTold) return [{ kind: 'typed', sentences }, ...paragraphs([without(left, used)])];
  const all = inInputOrder([...stated, ...left]);
  const summaryOf = (some: readonly Entry[]) => {
    const summary = planSummary(setting, some, MAX_SUMMARY, MAX_SUMMARY);
    const told = inInputOrder([...without(summary.statements, left), ...left]);
    const isNamed = (entry: Entry) => entry.units[0]?.id === summary.within?.unit;
    return { ...summary, statements: withOpenerFirst(told.filter((entry) => !isNamed(entry))) };
  };
  const summary = summaryOf(isEnough ? telling : stated);
  // A single bullet after the name says too little.
  if (summary.statements.length < 2 && stated.length > 1) return paragraphs([all]);
  // A description needs more than what the name says or the bullets leave over.
  const { name } = setting.reading;
  const isNews = (entry: Entry) => !isInName(entry, name.text);
  const best = isEnough && summary.named ? summaryOf(all.filter(isNews)) : summary;
  const others = best.statements.filter(isNews);
  const statements = others.length < 2 ? best.statements : others;
  return [{ kind: 'summary', summary: { ...best, statements } }];
}

function wordsOfAll(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + wordsIn(entry), 0);
}

const MAX_SCRAP_WORDS = 3;

/** "73 g", "Navy blue": no sentence of a text, where highlights have it. */
function isScrap(entry: Entry): boolean {
  return entry.label === undefined && !isSpoken(entry) && wordsIn(entry) <= MAX_SCRAP_WORDS;
}

function isSpoken({ units: [unit], label }: Entry): boolean {
  return unit?.finite === true && label === undefined;
}

/** Groups as paragraphs; short ones are joined. */
function paragraphs(groups: readonly (readonly Entry[])[]): Block[] {
  const all = groups.flat();
  return (wordsOfAll(all) <= MAX_JOINED_WORDS ? [all] : groups)
    .filter((group) => group.length > 0)
    .map((group): Block => ({ kind: 'paragraph', entries: group }));
}

/** "Voltage: 20 V max" below a name with "20V": only a figure that the title already has. */
export function isInName({ units }: Entry, name: string): boolean {
  const squashed = (text: string) => text.toLowerCase().replace(/(?<=\d)[ -](?=\p{L})/gu, '');
  const said = new Set(wordsOf(squashed(name)));
  const words = units.flatMap(({ text }) => wordsOf(squashed(text)));
  const isTold = (word: string) => said.has(word) || (!hasDigit(word) && word.length < MIN_TELLING);
  return words.some(hasDigit) && words.every(isTold);
}
