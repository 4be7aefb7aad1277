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
  joinCited,
  uncited,
  textOf,
  type Cited,
} from './realizing/cited.ts';
import {
  capitalizeItem,
  withoutTypographicSymbols,
  withoutEndPunctuation,
} from './realizing/edits.ts';
import { realizeDescription } from './realizing/description.ts';
import { realizeBody, realizeItem } from './realizing/items.ts';
import { packFor } from './realizing/languages/index.ts';
import { realizeMeta } from './realizing/meta.ts';
import { backendTerms } from './realizing/backend-terms.ts';
import { searchPhrases } from './realizing/search-phrases.ts';
import {
  truncateAtWord,
  nameOrPlaceholder,
  realizeSegments,
  realizeTitle,
} from './realizing/title.ts';
import { keyphraseOf } from './realizing/keyphrase.ts';
import type { CitedFields } from './provenance.ts';
import type { ListingRequest } from './request.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { contentStems, hasDigit, countWords } from './text/words.ts';
import type { FinishedText } from './writer.ts';

/** Writes a listing by rules, without a model: read, plan, realize, cite. */
export async function compose(request: ListingRequest, day: string): Promise<FinishedText> {
  // The request is read again, because its keywords may have been filtered.
  const fullReading = await readInputInTurns(request);
  await yieldToEventLoop();
  const reading = withoutAvoided(fullReading);
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
  const title = nameOrPlaceholder(
    realizeTitle(plan.title, setting, limit('title.length', LISTING_TITLE)),
    setting,
  );
  await yieldToEventLoop();
  const avoided = findAvoided(request);
  const isAllowed = (text: Cited) => avoided(textOf(text)) === undefined;
  const blockText = (block: Block) => realizeDescription([block], setting, MAX_STORE_DESCRIPTION);
  const description = realizeDescription(
    plan.blocks.filter((block) => !isUncited(block) || isAllowed(blockText(block))),
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
    ? truncateAtWord(highlightsOf(plan, setting, highlightsLimit), highlightsLimit)
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

/** Whether a block contains only the writer's own words, so it can be left out if the brand avoids them. */
function isUncited({ kind }: Block): boolean {
  return kind === 'heading' || kind === 'closing';
}

/**
 * The words cut from the end of the title's segments: "Glass Lids" of "Cookware Set with Glass Lids". Long lists of
 * repeated search terms are ignored.
 */
function titleRemainders({ parts }: ListingPlan['title'], { reading, platform }: Setting): Cited[] {
  const unshown = parts.flatMap(({ segment: at, ranges = [] }) => {
    const segment = reading.name.segments[at];
    // If the title contains only the end of a segment, the whole segment becomes a highlight.
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
    // The title after a colon continues into the accessories ("Pack: Harbor Party" before "With Otto"), so keep both.
    const colon =
      isEnd && COMES_WITH.test(segment.text.slice(start).trim()) ? front.lastIndexOf(': ') : -1;
    const from = colon === -1 ? start : colon;
    const rest = withoutForbidden(segment.text.slice(from, end), platform)
      .replace(LEADING_SEPARATOR, '')
      .trim();
    if (!isEnd && !FOR_PHRASE.test(rest)) return [];
    // The second of two items loses its conjunction: "with Otter Figure & Friends Figures Set".
    const item = rest.replace(COMES_WITH, '').replace(MADE_BY, '');
    const part = HAS_ITEMS.test(front) ? item.replace(SECOND_ITEM, '') : item;
    const shownStems = new Set(contentStems(front));
    const stems = contentStems(part);
    const isNew = stems.some((stem) => !shownStems.has(stem));
    // The list continues in the next segment: "for Steaming, Cooking".
    const continuesInList = reading.name.segments[at + 1]?.separator.startsWith(',') === true;
    const isFragment =
      part === rest && stems.length < MIN_REMAINDER_WORDS && (continuesInList || !hasDigit(part));
    // "Board Games" only repeats the category.
    const isCategory =
      reading.request.category?.toLowerCase().endsWith(part.toLowerCase()) === true;
    const isKeywordList = stems.length > MAX_REMAINDER_WORDS || new Set(stems).size < stems.length;
    return isNew && !isKeywordList && !isFragment && !isCategory && !DEPENDENT_START.test(part)
      ? [editFirst(cite(part, segment), capitalizeItem)]
      : [];
  });
}

/** The only phrase that makes sense when the title skips it in the middle of a segment. */
const FOR_PHRASE = /^for /iu;
const COMES_WITH = /^(?:with|w\/|featuring|including|includes?) /iu;
/** A highlight never starts with "by <brand>". */
const MADE_BY = /^by /iu;
const HAS_ITEMS = /\s(?:with|featuring|including|includes?:?)\s/iu;
const SECOND_ITEM = /^(?:and|&)\s/iu;
/** The separator between the shown words and the remainder: ": Trolls Party", "- Icon Logo". */
const LEADING_SEPARATOR = /^\s?[:-]\s/u;
/** Starts that depend on the words that the title shows. */
const DEPENDENT_START = /^(?:and|&|or|in|to|of|from|also|plus|the|make|build|create|[-+])(?: |$)/iu;
const MIN_REMAINDER_WORDS = 2;
const MAX_REMAINDER_WORDS = 12;
/** Longer remainders come after whole segments. */
const MAX_SHORT_REMAINDER = 40;

function highlightsOf({ highlights, title }: ListingPlan, setting: Setting, limit: number): Cited {
  const { segments, facts } = highlights;
  const remainders = titleRemainders(title, setting);
  const isShort = (text: Cited) => textOf(text).length <= MAX_SHORT_REMAINDER;
  const all = [
    ...remainders.filter(isShort),
    ...segments.map((at) => segmentOf(at, setting)),
    ...remainders.filter((text) => !isShort(text)),
    ...facts.map((entry) => editAll(factText(entry, setting), withoutTypographicSymbols)),
  ];
  // Facts that contain commas would otherwise run into one list.
  const separator = all.some((text) => textOf(text).includes(', ')) ? '; ' : ', ';
  // A fact is never truncated: "Sizes: S, M" would be untrue of sizes S, M and L.
  let length = 0;
  const texts = all.filter((text, at) => {
    const added = textOf(text).length + (at === 0 ? 0 : separator.length);
    if (at > 0 && length + added > limit) return false;
    length += added;
    return true;
  });
  const joined = editFirst(joinCited(texts, separator), capitalizeItem);
  // Joining two allowed texts can create a forbidden claim.
  return isForbidden(textOf(joined), setting.platform) ? [] : joined;
}

/** A fact in a list of facts, with the input's label and in its original case. */
function factText(entry: Entry, setting: Setting): Cited {
  return entry.label === undefined
    ? realizeBody(entry, setting)
    : realizeItem(asItem(entry), setting);
}

/** Adds a label to a one-word segment: "Size: Medium". */
function segmentOf(at: number, setting: Setting): Cited {
  const text = setting.reading.name.segments[at]?.text ?? '';
  const type = countWords(text) === 1 ? typeOfWord(text) : undefined;
  const label = type === undefined ? undefined : setting.pack?.labels[type];
  const segment = realizeSegments([{ segment: at }], setting);
  return label === undefined ? segment : [...uncited(`${label}: `), ...segment];
}

function bulletOf(item: Cited, { platform }: Setting): Cited {
  if (platform !== 'amazon') return item;
  return editAll(item, withoutTypographicSymbols).map((piece, index, all) => {
    const ended = index === all.length - 1 ? withoutEndPunctuation(piece.text) : piece.text;
    return { ...piece, text: index === 0 ? capitalizeItem(ended) : ended };
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
  const single = (field: ListingTextField) => read(field)[0] ?? '';
  const text: ListingText = {
    title: single('title'),
    bullets: read('bullets'),
    description: single('description'),
    keywords: read('keywords'),
    backend_terms: single('backend_terms'),
    focus_keyphrase: single('focus_keyphrase'),
    meta_description: single('meta_description'),
    product_tags: read('product_tags'),
    item_highlights: single('item_highlights'),
  };
  return { text, citations: cited };
}
