import { LISTING_LIMITS, FIELDS_BY_PLATFORM, type ListingTextField } from '@wareword/shared-schema';
import { findAvoided, withoutAvoided } from './brand-words.ts';
import { MAX_STORE_DESCRIPTION, maxOfRule, type ListingText } from './platforms/index.ts';
import { isForbidden, withoutForbidden } from './platforms/forbidden-wording.ts';
import {
  asItem,
  planListing,
  typeOfWord,
  type Block,
  type Entry,
  type ListingPlan,
  type Setting,
} from './planning/index.ts';
import { readInputInTurns } from './reading/index.ts';
import {
  cite,
  editAll,
  editFirst,
  flatten,
  join,
  own,
  textOf,
  type Cited,
} from './realizing/cited.ts';
import { openItem, plainMarks, withoutAnyMark } from './realizing/edits.ts';
import { realizeDescription } from './realizing/description.ts';
import { realizeBody, realizeItem } from './realizing/items.ts';
import { packFor } from './realizing/languages/index.ts';
import { realizeMeta } from './realizing/meta.ts';
import { backendTerms } from './realizing/backend-terms.ts';
import { searchPhrases } from './realizing/search-phrases.ts';
import { cutAtWord, named, realizeSegments, realizeTitle } from './realizing/title.ts';
import { keyphraseOf } from './realizing/keyphrase.ts';
import type { CitedFields } from './provenance.ts';
import type { ListingRequest } from './request.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { contentStems, hasDigit, countWords } from './text/words.ts';
import type { FinishedText } from './writer.ts';

/** Writes a listing by rules, without a model: read, plan, realize, cite. */
export async function compose(request: ListingRequest, day: string): Promise<FinishedText> {
  // Read again for a request whose keywords were filtered.
  const said = await readInputInTurns(request);
  await yieldToEventLoop();
  const reading = withoutAvoided(said);
  await yieldToEventLoop();
  const setting: Setting = {
    reading,
    platform: request.platform,
    tone: request.tone,
    pack: packFor(reading.language, request.locale),
    day,
  };
  const plan = await planListing(setting);
  await yieldToEventLoop();
  const limit = (id: string, otherwise = Infinity) =>
    maxOfRule(request.platform, `${request.platform}.${id}`, day) ?? otherwise;
  const title = named(
    realizeTitle(plan.title, setting, limit('title.length', LISTING_TITLE)),
    setting,
  );
  await yieldToEventLoop();
  const avoided = findAvoided(request);
  const isAllowed = (text: Cited) => avoided(textOf(text)) === undefined;
  const blockText = (block: Block) => realizeDescription([block], setting, MAX_STORE_DESCRIPTION);
  const description = realizeDescription(
    plan.blocks.filter((block) => !isOwnWords(block) || isAllowed(blockText(block))),
    setting,
    limit('description.length', MAX_STORE_DESCRIPTION),
  );
  await yieldToEventLoop();
  const meta =
    plan.meta === undefined ? [] : realizeMeta(plan.meta, setting, limit('meta_description.limit'));
  const keywords = searchPhrases(setting, LISTING_LIMITS.keywords).filter(isAllowed);
  await yieldToEventLoop();
  const used: ReadonlySet<ListingTextField> = new Set(FIELDS_BY_PLATFORM[request.platform]);
  const highlightsLimit = limit('item_highlights.length', 0);
  const highlights = used.has('item_highlights')
    ? cutAtWord(highlightsOf(plan, setting, highlightsLimit), highlightsLimit)
    : [];
  await yieldToEventLoop();
  const shown = { title: textOf(title), highlights: textOf(highlights) };
  const terms = used.has('backend_terms')
    ? backendTerms(setting, shown, limit('backend_terms.bytes'))
    : [];
  await yieldToEventLoop();
  const fields: Record<ListingTextField, readonly Cited[]> = {
    title: [title],
    bullets: plan.bullets.map((item) => bulletOf(realizeItem(item, setting), setting)),
    description: [description],
    keywords,
    backend_terms: [terms],
    focus_keyphrase: [keyphraseOf(setting, textOf(title))],
    meta_description: [meta],
    product_tags: searchPhrases(setting, LISTING_LIMITS.product_tags).filter(isAllowed),
    item_highlights: [highlights],
  };
  await yieldToEventLoop();
  return finished(fields, used);
}

const LISTING_TITLE = 200;

/** Whether a block has only the writer's own words, so that it can be left out if the brand avoids them. */
function isOwnWords({ kind }: Block): boolean {
  return kind === 'heading' || kind === 'closing';
}

/**
 * What the title had no room for at the end of a segment: "Glass Lids" of "Cookware Set with Glass Lids", "For kitchen
 * and camping". A long row of search terms that repeats words tells nothing.
 */
function restOf({ parts }: ListingPlan['title'], { reading, platform }: Setting): Cited[] {
  const unshown = parts.flatMap(({ segment: at, ranges = [] }) => {
    const segment = reading.name.segments[at];
    // A segment that the title has only the end of is a highlight as a whole.
    if (segment === undefined || ranges[0]?.start !== 0) return [];
    return ranges.map(({ end }, index) => {
      const next = ranges[index + 1]?.start;
      return {
        at,
        segment,
        start: end,
        end: next ?? segment.text.length,
        isEnd: next === undefined,
      };
    });
  });
  return unshown.flatMap(({ at, segment, start, end, isEnd }) => {
    const front = segment.text.slice(0, start);
    // "Pack: Harbor Party" before "With Otto": what the title behind the mark goes on with is whole only with it.
    const mark =
      isEnd && COMES_WITH.test(segment.text.slice(start).trim()) ? front.lastIndexOf(': ') : -1;
    const from = mark === -1 ? start : mark;
    const rest = withoutForbidden(segment.text.slice(from, end), platform).replace(MARK, '').trim();
    if (!isEnd && !OPENS_TAIL.test(rest)) return [];
    // "with Otter Figure & Friends Figures Set": the second of two items.
    const item = rest.replace(COMES_WITH, '').replace(MADE_BY, '');
    const part = HAS_ITEMS.test(front) ? item.replace(SECOND_ITEM, '') : item;
    const said = new Set(contentStems(front));
    const stems = contentStems(part);
    const isNew = stems.some((stem) => !said.has(stem));
    // "for Steaming, Cooking": the list goes on in the next segment.
    const isListed = reading.name.segments[at + 1]?.separator.startsWith(',') === true;
    const isStub = part === rest && stems.length < MIN_TAIL_WORDS && (isListed || !hasDigit(part));
    // "Board Games" says no more than where the product is found.
    const isShelf = reading.request.category?.toLowerCase().endsWith(part.toLowerCase()) === true;
    const isRow = stems.length > MAX_TAIL_WORDS || new Set(stems).size < stems.length;
    return isNew && !isRow && !isStub && !isShelf && !OPEN_TAIL.test(part)
      ? [editFirst(cite(part, segment), openItem)]
      : [];
  });
}

/** What a title skips between two stretches is whole only so. */
const OPENS_TAIL = /^for /iu;
const COMES_WITH = /^(?:with|w\/|featuring|including|includes?) /iu;
/** "By Larkvane" begins no highlight. */
const MADE_BY = /^by /iu;
const HAS_ITEMS = /\s(?:with|featuring|including|includes?:?)\s/iu;
const SECOND_ITEM = /^(?:and|&)\s/iu;
/** ": Trolls Party", "- Icon Logo": the merchant's mark between what is shown and the rest. */
const MARK = /^\s?[:-]\s/u;
/** Words that need what the title shows before them. */
const OPEN_TAIL = /^(?:and|&|or|in|to|of|from|also|plus|the|make|build|create|[-+])(?: |$)/iu;
const MIN_TAIL_WORDS = 2;
const MAX_TAIL_WORDS = 12;
/** A longer remainder leaves the room to whole segments first. */
const MAX_SHORT_TAIL = 40;

function highlightsOf({ highlights, title }: ListingPlan, setting: Setting, limit: number): Cited {
  const { segments, facts } = highlights;
  const rest = restOf(title, setting);
  const isShort = (text: Cited) => textOf(text).length <= MAX_SHORT_TAIL;
  const all = [
    ...rest.filter(isShort),
    ...segments.map((at) => segmentOf(at, setting)),
    ...rest.filter((text) => !isShort(text)),
    ...facts.map((entry) => editAll(factText(entry, setting), plainMarks)),
  ];
  // Facts that contain commas would otherwise run into one list.
  const mark = all.some((text) => textOf(text).includes(', ')) ? '; ' : ', ';
  // A fact goes in whole: "Sizes: S, M" would be untrue of sizes S, M and L.
  let length = 0;
  const texts = all.filter((text, at) => {
    const more = textOf(text).length + (at === 0 ? 0 : mark.length);
    if (at > 0 && length + more > limit) return false;
    length += more;
    return true;
  });
  const joined = editFirst(join(texts, mark), openItem);
  // Joining two allowed texts can create a forbidden claim.
  return isForbidden(textOf(joined), setting.platform) ? [] : joined;
}

/** A fact in a row of facts: with the input's label, and in its original case. */
function factText(entry: Entry, setting: Setting): Cited {
  return entry.label === undefined
    ? realizeBody(entry, setting)
    : realizeItem(asItem(entry), setting);
}

/** "Size: Medium": a one-word segment gets a label that says what it is. */
function segmentOf(at: number, setting: Setting): Cited {
  const text = setting.reading.name.segments[at]?.text ?? '';
  const type = countWords(text) === 1 ? typeOfWord(text) : undefined;
  const label = type === undefined ? undefined : setting.pack?.labels[type];
  const segment = realizeSegments([{ segment: at }], setting);
  return label === undefined ? segment : [...own(`${label}: `), ...segment];
}

function bulletOf(item: Cited, { platform }: Setting): Cited {
  if (platform !== 'amazon') return item;
  return editAll(item, plainMarks).map((piece, index, all) => {
    const ended = index === all.length - 1 ? withoutAnyMark(piece.text) : piece.text;
    return { ...piece, text: index === 0 ? openItem(ended) : ended };
  });
}

function finished(
  fields: Record<ListingTextField, readonly Cited[]>,
  used: ReadonlySet<ListingTextField>,
): FinishedText {
  const cited: CitedFields = {};
  const read = (field: ListingTextField): string[] => {
    if (!used.has(field)) return [];
    const flat = fields[field].map(flatten);
    cited[field] = flat.map(({ citations }) => citations);
    return flat.map(({ text }) => text);
  };
  const one = (field: ListingTextField) => read(field)[0] ?? '';
  const text: ListingText = {
    title: one('title'),
    bullets: read('bullets'),
    description: one('description'),
    keywords: read('keywords'),
    backend_terms: one('backend_terms'),
    focus_keyphrase: one('focus_keyphrase'),
    meta_description: one('meta_description'),
    product_tags: read('product_tags'),
    item_highlights: one('item_highlights'),
  };
  return { text, citations: cited };
}
