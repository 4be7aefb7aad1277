import { FULL_BULLETS_STATEMENTS } from '../platforms/amazon-bullets.ts';
import type { Fact, FactType, Unit } from '../reading/index.ts';
import { textOf } from '../realizing/cited.ts';
import { realizeItem } from '../realizing/items.ts';
import { apart, byUnit, isAside, isNote, pointsBack, wordsIn } from './entries.ts';
import { categoryOf, fillersOf } from './fillers.ts';
import { companyOf, heldBack, MIN_PHRASE_WORDS, type Part } from './held-back.ts';
import { planSummary } from './meta.ts';
import { introductionOf, sentencesAboutProduct, openingOf } from './opening.ts';
import { inListOrder, isWeak, strengthOf } from './strength.ts';
import { isBullet, statementsIn } from './statements.ts';
import type { Block, Entry, Item, Setting } from './types.ts';

const MIN_BULLETS = 3;
const MAX_BULLETS = 5;
const MAX_TOTAL = 999;

/** What opens the description, what can stand as bullets, and facts that can join them. */
interface Division extends Part {
  readonly fillers: readonly Fact[];
}

/**
 * Amazon: bullets of one line each, and a description of the running text and what is left. No
 * statement appears in both, unless there are too few for three bullets without it.
 */
export function planAmazon(
  setting: Setting,
  entries: readonly Entry[],
): { bullets: Item[]; blocks: Block[] } {
  // Thin input is asked for no more bullets than it has statements.
  const statements = statementsIn(entries, setting);
  const thin = statements < MIN_BULLETS;
  const minimum = thin ? Math.min(1, entries.length) : MIN_BULLETS;
  const { kept, candidates, fillers } = divided(setting, entries, thin);
  const chosen = chosenOf(candidates, setting);
  const bullets: Item[] = inListOrder(chosen).map((entry) => ({ kind: 'entry', entry }));
  const alone = chosen.every(isAside);
  const missing = alone ? 1 : Math.max(0, minimum - bullets.length);
  const filled = fillers.slice(0, missing).map((fact): Item => ({ kind: 'fact', fact }));
  bullets.splice(alone ? 0 : bullets.length, 0, ...filled);
  const blocks = blocksOf(setting, entries, kept, chosen);
  const opened = openedWith(blocks);
  const told = bullets.findIndex((item) => item.kind === 'entry' && item.entry.units[0] === opened);
  const enough = entries.length < MIN_BULLETS ? 1 : MIN_BULLETS;
  if (told !== -1 && bullets.length > enough) bullets.splice(told, 1);
  // Too few even so: the bullets hold every statement, those of the description too.
  const asked = statements < FULL_BULLETS_STATEMENTS ? Math.min(1, minimum) : minimum;
  const every = bullets.length < asked ? fitting(entries.flatMap(apart), setting) : [];
  if (every.length <= bullets.length) return { bullets, blocks };
  const shared = every.slice(0, MAX_BULLETS).map((entry): Item => ({ kind: 'entry', entry }));
  return { bullets: shared, blocks };
}

/** The feature that opens a description behind the name; where bullets are enough, it is none of them. */
function openedWith(blocks: readonly Block[]): Unit | undefined {
  const [first] = blocks;
  return first?.kind === 'summary' ? first.summary.feature?.units[0] : undefined;
}

/** The first division that leaves enough for the bullets, or else the one that leaves most. */
function divided(setting: Setting, entries: readonly Entry[], thin: boolean): Division {
  let best: { worth: number; division: Division } | undefined;
  for (const { kept, candidates, fillers } of divisionsOf(setting, entries)) {
    const told = candidates.some((entry) => !isAside(entry));
    // Nothing fills up the bullets of thin input, unless a warranty would be the only one.
    const division = { kept, candidates, fillers: thin && told ? [] : fillers };
    const count = candidates.length + division.fillers.length;
    const worth = count + (told ? MAX_BULLETS : 0);
    if (best === undefined || worth > best.worth) best = { worth, division };
    if (count >= MIN_BULLETS || (thin && told)) break;
  }
  return best?.division ?? { kept: [], candidates: [], fillers: [] };
}

/** Every division of the features, by itself, then with the brand and colors, then with the category. */
function divisionsOf(setting: Setting, entries: readonly Entry[]): Division[] {
  const isFitting = (fact: Fact) => isBullet({ kind: 'fact', fact }, setting);
  const fillers = fillersOf(setting.reading).filter(isFitting);
  // How a shop files a product is no bullet; whom it is for can be one.
  const people = categoryOf(setting.reading).filter(({ type }) => type === 'audience');
  const every = [...fillers, ...people.filter(isFitting)];
  const opened = openingOf(entries);
  const [first] = opened;
  const company =
    first === undefined || opened.length > 1 ? [] : companyOf(first, entries, MIN_BULLETS);
  const opening = [...company, ...opened];
  const parts =
    opening.length > 0
      ? openedParts(setting, entries, opening)
      : unopenedParts(setting, entries, MIN_BULLETS - fillers.length);
  return [[], fillers, every].flatMap((facts) =>
    parts.map((part): Division => ({ ...part, fillers: facts })),
  );
}

/** What stands in the description and what can be bullets, where nothing opens the description by itself. */
function unopenedParts(setting: Setting, entries: readonly Entry[], spare: number): Part[] {
  const others = fitting(entries, setting);
  const told = introductionOf(setting.reading, entries).used;
  if (told.length > 0) {
    const untold = others.filter((entry) => !told.includes(entry));
    return [untold, others].map((candidates) => ({ kept: [], candidates }));
  }
  // The sentences of a line come before what stands outside of the features.
  const single = fitting(others.flatMap(apart), setting);
  // What is left of a line without its last sentences can be too short for a bullet.
  return [heldBack(others, spare), heldBack(single, MIN_BULLETS)].map(({ kept, candidates }) => ({
    kept,
    candidates: fitting(candidates, setting),
  }));
}

/** The same, where running text opens the description: all of it, its first line, or its first sentence. */
function openedParts(
  setting: Setting,
  entries: readonly Entry[],
  opening: readonly Entry[],
): Part[] {
  const others = entries.filter((entry) => !opening.includes(entry));
  const about = others.every(isAside) ? sentencesAboutProduct(opening, setting.reading) : [];
  const parts = [
    ...(about.length > 0
      ? [{ kept: opening.flatMap(byUnit).slice(0, 1), candidates: [...about, ...others] }]
      : []),
    { kept: opening, candidates: others },
    openedBy(entries, opening, (entry) => [entry]),
    // Each other sentence is a bullet then, with those that point back at it. "Made to last." is not
    // a whole description where the bullets can spare the sentence behind it.
    openedBy(entries, opening, apart, MIN_KEPT_WORDS),
    openedBy(entries, opening, apart),
  ];
  return parts.map(({ kept, candidates }) => ({ kept, candidates: fitting(candidates, setting) }));
}

const MIN_KEPT_WORDS = 6;

/** The running text in runs: the first of so many words, with what goes on from them, and all others. */
function openedBy(
  entries: readonly Entry[],
  opening: readonly Entry[],
  parted: (entry: Entry) => Entry[],
  words = 1,
): Part {
  const runs = entries.flatMap((entry) => (opening.includes(entry) ? parted(entry) : [entry]));
  const isOpening = (run: Entry) => opening.some((entry) => entry.line === run.line);
  const kept: Entry[] = [];
  for (const run of runs.slice(runs.findIndex(isOpening))) {
    const said = kept.reduce((sum, one) => sum + wordsIn(one), 0);
    if (said >= words && !pointsBack(run)) break;
    kept.push(run);
  }
  return { kept, candidates: runs.filter((run) => !kept.includes(run)) };
}

/** Entries that can stand as a bullet, cut back to the units that fit; headed by their type where they are too short. */
function fitting(entries: readonly Entry[], setting: Setting): Entry[] {
  const headed = new Set<FactType>();
  return entries.flatMap((entry) => {
    const fit = fitted(entry, setting);
    if (fit !== undefined || entry.type === undefined || headed.has(entry.type)) return fit ?? [];
    headed.add(entry.type);
    return fitted({ ...entry, headed: true }, setting) ?? [];
  });
}

function fitted(entry: Entry, setting: Setting): Entry | undefined {
  for (let count = entry.units.length; count > 0; count--) {
    const cut =
      count === entry.units.length ? entry : { ...entry, units: entry.units.slice(0, count) };
    if (isBullet({ kind: 'entry', entry: cut }, setting)) return cut;
  }
  return undefined;
}

/** The strongest entries, in input order; weak ones only up to the minimum. */
function chosenOf(candidates: readonly Entry[], setting: Setting): Entry[] {
  const ranked = [...candidates].sort((a, b) => strengthOf(b) - strengthOf(a));
  const chosen = new Set<Entry>();
  let total = 0;
  for (const entry of ranked) {
    if (chosen.size === MAX_BULLETS || (chosen.size >= MIN_BULLETS && isWeak(entry))) break;
    const { length } = textOf(realizeItem({ kind: 'entry', entry }, setting));
    if (total + length > MAX_TOTAL) continue;
    chosen.add(entry);
    total += length;
  }
  return candidates.filter((entry) => chosen.has(entry));
}

/** Short phrases, which can follow the name and a colon; longer ones appear in the bullets only. */
function phrasesOf(entries: readonly Entry[]): Entry[] {
  return entries.filter(
    (entry) =>
      entry.label === undefined &&
      wordsIn(entry) <= MIN_PHRASE_WORDS &&
      !entry.units.some((unit) => unit.finite),
  );
}

/** The name and a phrase, one that no bullet holds where there is any; or the name above a list. */
function nameBlock(setting: Setting, entries: readonly Entry[], left: readonly Entry[]): Block {
  const [unsaid, said] = [phrasesOf(left), phrasesOf(entries)];
  if (unsaid.length === 0 && left.length > 0) return { kind: 'name' };
  const summary = planSummary(setting, unsaid.length > 0 ? unsaid : said);
  return { kind: 'summary', summary };
}

function blocksOf(
  setting: Setting,
  entries: readonly Entry[],
  kept: readonly Entry[],
  chosen: readonly Entry[],
): Block[] {
  const idsOf = (some: readonly Entry[]) => some.flatMap(({ units }) => units.map(({ id }) => id));
  const used = new Set([...idsOf(chosen), ...idsOf(kept)]);
  let left = entries.flatMap((entry): Entry[] => {
    const units = entry.units.filter((unit) => !used.has(unit.id));
    if (units.length === entry.units.length) return [entry];
    return units.length === 0 ? [] : [{ line: entry.line, units, prose: entry.prose }];
  });
  const blocks: Block[] = [];
  if (kept.length > 0) blocks.push({ kind: 'paragraph', entries: kept });
  else {
    const { sentences, used: told } = introductionOf(setting.reading, entries);
    left = left.filter((entry) => !told.includes(entry));
    if (sentences.length > 0) blocks.push({ kind: 'typed', sentences });
    else if (left.every((entry) => isNote(entry) || wordsIn(entry) < MIN_PHRASE_WORDS))
      blocks.push(nameBlock(setting, entries, left));
  }
  const told = openedWith(blocks);
  left = left.filter(({ units: [unit] }) => unit === undefined || unit !== told);
  const running = left.filter((entry) => entry.prose);
  const listed = left.filter((entry) => !entry.prose);
  if (running.length > 0) blocks.push({ kind: 'paragraph', entries: running });
  if (listed.length > 0)
    blocks.push({ kind: 'list', items: listed.map((entry) => ({ kind: 'entry', entry })) });
  return blocks;
}
