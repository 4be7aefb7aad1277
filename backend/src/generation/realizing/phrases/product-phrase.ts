import type { NameSegment, Reading } from '../../reading/index.ts';
import { foldWord, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { coreSize, MAX_WORDS } from './core.ts';
import { headOf, runsIn } from './name-runs.ts';
import { traitsIn, traitsOf } from './traits.ts';
import { groupWords, JOINT, type Group } from './word-groups.ts';
import {
  isCompound,
  isFiled,
  isProduct,
  isProper,
  isSet,
  isTold,
  isVague,
  kindOf,
  singularOf,
} from './word-kinds.ts';

/** What an English name says that the product is. */
export interface ProductPhrase {
  readonly segment: NameSegment;
  /** "Dog bed": the noun with what it does not go without. */
  readonly core: readonly string[];
  /** The words before it, in groups. */
  readonly before: readonly Group[];
  /** Materials and traits that the name tells after the noun. */
  readonly after: readonly Group[];
  /** "Frog" of "Rain Boots Frog", "Dashboard" and "Vent" of "Phone Mount Dashboard Vent" */
  readonly themes: readonly string[];
  /** "Portable Air Compressor" of "Tire Inflator Portable Air Compressor": what else the name calls it */
  readonly other?: string;
  /** "with Pockets", "for Women" */
  readonly tail: string;
  /** "The Backyard Forager" of "The Backyard Forager: A Field Guide" */
  readonly title?: string;
}

/** After these, a name says what the product comes with, or for whom it is. */
const TAIL = /\s(?=(?:with|w\/|for|in|featuring|inspired|that|made|including|without|from)\s)/iu;
/** Finds the part of a name that says what the product is, and reads it; of equal ones the first. */
export function productPhrase(reading: Reading): ProductPhrase | undefined {
  const { segments } = reading.name;
  const [best] = leadsOf(segments)
    .flatMap(({ text, segment, at }) =>
      readPhrase(text, segment, reading).map((phrase) => ({ phrase, at })),
    )
    .map(({ phrase, at }) => ({ phrase, at, rank: rankOf(phrase, at, reading) - at * LATER }))
    .sort((a, b) => b.rank - a.rank);
  if (best === undefined) return undefined;
  const { phrase, rank } = best;
  // "Galaxy S7", "iPhone 5s": a model by its name, which is not a product by itself.
  const last = phrase.segment.text.split(' ').at(-1) ?? '';
  const isModel = /^(?:\p{L}+\d+|\d{1,2}s?)$/u.test(last);
  const isShort = wordsOf(phrase.segment.text).length <= MAX_WORDS;
  const isKnown = isProduct(phrase.core.at(-1) ?? '');
  if (isModel && isShort && rank < 2 && !isKnown) return undefined;
  const later = segments.slice(segments.indexOf(phrase.segment) + 1);
  const [title = ''] = phrase.segment.text.split(/:\s+/u);
  return {
    ...phrase,
    after: [...phrase.after, ...later.flatMap(({ text }) => traitsIn(text))],
    ...(best.at === -1 ? { title } : {}),
  };
}

/** How much surer it must be of a later part of the name. */
const LATER = 1.5;

interface Lead {
  readonly text: string;
  readonly segment: NameSegment;
  readonly at: number;
}

/** The parts of a name that can say what the product is: its start, and what follows a dash or "A …". */
function leadsOf([first, next]: readonly NameSegment[]): Lead[] {
  if (first === undefined) return [];
  const [start = '', ...others] = first.text.split(/:\s+/u);
  const types = others.map((text) =>
    // "A Field Guide to 120 Edible Plants"
    /^an? /iu.test(text)
      ? { text: text.split(/\s(?:of|to|about)\s/iu)[0] ?? '', segment: first, at: -1 }
      : { text, segment: first, at: 1 },
  );
  const last = wordsOf(next?.text ?? '').at(-1) ?? '';
  const isAmount = isOf(last, 'counted amounts') || isOf(last, 'dosage forms');
  const isLead = next !== undefined && /[-–—|]/u.test(next.joint) && !isAmount;
  return [
    { text: start, segment: first, at: 0 },
    ...types,
    ...(isLead ? [{ text: next.text, segment: next, at: 1 }] : []),
  ];
}

/** How sure it is that a phrase says what the product is, and is not a name. */
function rankOf({ core, before }: ProductPhrase, at: number, reading: Reading): number {
  const head = core.at(-1) ?? '';
  const isBare = core.length + before.length === 1;
  // "Battat – 3 Car Garage"
  const isUnknown = !isTold(head, reading) && !isProduct(head);
  if (at === 0 && isBare && (isProper(head) || isUnknown)) return -LATER * 2;
  if (isFiled(head, reading)) return 4;
  // "Puzzle 1000 Pieces – Night Market"
  if (isProduct(head)) return at === 0 && isBare ? BARE : 3;
  if (isTold(head, reading)) return 2;
  return ['noun', 'gerund'].includes(kindOf(head)) ? 1 : 0;
}

/** Less than a product in a later part: a single word in front can be a name. */
const BARE = 1.4;

/** "Rod and Reel": a joint that a brand or a number has cut off from what it joined. */
function withoutLooseJoint(words: readonly string[]): readonly string[] {
  return JOINT.test(words[0] ?? '') ? words.slice(1) : words;
}

function readPhrase(text: string, segment: NameSegment, reading: Reading): ProductPhrase[] {
  if (isOf(wordsOf(text).at(-1) ?? '', 'company words')) return [];
  const [lead = '', ...tails] = text.split(TAIL);
  const runs = runsIn(lead);
  const ranked = runs
    .map((run, index) => ({ index, end: headOf(run, reading) }))
    .filter(({ end }) => end !== -1)
    .map((found) => ({ ...found, word: runs[found.index]?.[found.end] ?? '' }))
    .map(({ word, ...found }, at, all) => ({
      ...found,
      // "Live Plant 6" Pot": what follows a measure is seldom the product.
      rank:
        (isAmountOnly(runs[found.index] ?? [], at) ? 0 : rankOfWord(word, reading)) -
        (all.slice(0, at).some((earlier) => isProduct(earlier.word)) ? LATER * 2 : 0),
    }))
    .sort((a, b) => b.rank - a.rank);
  const [best] = ranked;
  if (best === undefined) return [];
  const run = runs[best.index] ?? [];
  const words = withoutBrand(withoutLooseJoint(run.slice(0, best.end + 1)), reading);
  const size = coreSize(words, reading);
  const core = words.slice(-size);
  const rest = run.slice(best.end + 1);
  // "Tire Inflator Portable Air Compressor"
  const [before = '', last = ''] = rest.slice(-2);
  const isOther = isCompound(before, last, 'things');
  return [
    {
      segment,
      // "Fishing rod and reel" of a fishing rod and reel combo
      core: core.length > MAX_WORDS && isVague(core.at(-1) ?? '') ? core.slice(0, -1) : core,
      before: groupWords(words.slice(0, -size)).filter((group) => !isBrand(group, reading)),
      after: [
        ...(isOther ? [] : [rest]),
        ...runs.slice(best.index + 1),
        // "Bluetooth 5.3 Headphones"
        ...runs.slice(0, best.index).filter((other) => other.length === 1),
      ]
        .flatMap(traitsOf)
        .filter((group) => !isBrand(group, reading)),
      themes: isOther ? [] : themesIn(rest),
      ...(isOther ? { other: rest.slice(-MAX_WORDS).join(' ') } : {}),
      tail: tails[0] ?? '',
    },
  ];
}

/** "Set" of "Packing Cubes 6 pc Set": follows a measure and only counts what precedes it. */
function isAmountOnly(run: readonly string[], at: number): boolean {
  return at > 0 && run.every((word) => isSet(word) || /^(?:packs?|boxes|bundle)$/iu.test(word));
}

function rankOfWord(word: string, reading: Reading): number {
  if (isFiled(word, reading)) return 4;
  if (isProduct(word)) return 3;
  if (foldWord(word) === reading.name.noun?.split(' ').at(-1)) return 2;
  if (kindOf(word) !== 'technical' && isTold(word, reading)) return 2;
  return ['noun', 'gerund'].includes(kindOf(word)) ? 1 : 0;
}

/** Nouns after the product that a shopper puts in front of it: places of use, or a single motif. */
function themesIn(words: readonly string[]): readonly string[] {
  if (words.every((word) => isOf(word, 'places of use'))) return words;
  // "Mint", but not that of "Honey Mint"
  const behind = groupWords(words).flatMap(({ words: [word = '', ...more] }) =>
    more.length === 0 && isOf(word, 'behind the noun') ? [word] : [],
  );
  if (behind.length > 0) return behind;
  const [word = ''] = words;
  const isMotif = words.length === 1 && kindOf(word) === 'noun' && !isProduct(word);
  if (!isMotif || vocabulary('parts').has(word.toLowerCase())) return [];
  // "Mushroom pin set" of a pin set with mushrooms
  return [isOf(word, 'motifs') ? singularOf(word.toLowerCase()) : word];
}

/** People who search for a brand find it by the brand's name. */
function isBrand({ words }: Group, { request }: Reading): boolean {
  const brand = wordsOf(request.brand_name ?? '').map(foldWord);
  return words.every((word) => brand.includes(foldWord(word)));
}

function withoutBrand(words: readonly string[], { request }: Reading): readonly string[] {
  const brand = wordsOf(request.brand_name ?? '').map(foldWord);
  const leads = brand.length > 0 && brand.every((word, at) => foldWord(words[at] ?? '') === word);
  return leads && words.length > brand.length + 1 ? words.slice(brand.length) : words;
}
