import { PROMOTION, FORBIDDEN_CLAIMS } from '../platforms/forbidden-wording.ts';
import type { Fact, NameSegment } from '../reading/index.ts';
import { contentStems, foldWord, SMALL_WORDS, wordsOf } from '../text/words.ts';
import type { Setting, TitlePlan } from './types.ts';

/**
 * The name whole, or the segments of it that fit: the first always, then those that tell variants
 * apart, then the others, in the name's order. A noun that went with a segment comes back.
 */
export function planTitle(setting: Setting, limit: number): TitlePlan {
  const { reading, platform } = setting;
  const { name } = reading;
  const allowed = name.segments.map(
    (segment, index) => index === 0 || platform !== 'amazon' || mayStand(segment.text),
  );
  const order = name.segments
    .map((segment, index) => ({ index, weight: index === 0 ? 2 : segment.telling ? 1 : 0 }))
    .filter(({ index }) => allowed[index])
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  let kept: number[] = [];
  let full = false;
  for (const { index, weight } of order) {
    const next = [...kept, index].sort((a, b) => a - b);
    const fits = lengthOf(name.segments, next) <= limit && !repeats(name.segments, next, platform);
    // Past the first segment that has no room, only those that tell variants apart are taken.
    if (index === 0 || (fits && (weight > 0 || !full))) kept = next;
    else full = true;
  }
  const text = kept
    .map((index) => name.segments[index]?.text ?? '')
    .join(' ')
    .toLowerCase();
  const { noun } = name;
  const length = lengthOf(name.segments, kept);
  const shown =
    length > limit ? (cutBeforeJoint(setting, limit) ?? cutBeforeWord(setting, limit)) : undefined;
  const present = text.slice(0, shown ?? limit);
  const room = shown ?? (length > limit ? 0 : length);
  const lost =
    noun !== undefined &&
    mayStand(noun) &&
    !present.includes(noun) &&
    room + noun.length + 1 <= limit &&
    !endsOnFiled(setting, present);
  const audience =
    platform === 'amazon' ? audienceOf(reading.request.category ?? '', name.text) : undefined;
  const fits = audience !== undefined && length + ` for ${audience.text}`.length <= limit;
  return {
    segments: kept,
    ...(shown === undefined ? {} : { shown }),
    ...(lost ? { noun: nounAsGiven(name.text, noun) } : {}),
    ...(fits && reading.language === 'en' ? { audience } : {}),
  };
}

const MIN_SHOWN = 0.4;
const JOINTS = /\s(?:with|for|by|featuring|including|and|&)\s/giu;

/** Where a first segment that is too long can end: before "with", or before a second thing. */
function cutBeforeJoint(setting: Setting, limit: number): number | undefined {
  const text = setting.reading.name.segments[0]?.text ?? '';
  const ends = [...text.matchAll(JOINTS)].filter(({ index, 0: joint }) => {
    const pair = /and|&/iu.test(joint);
    return (
      index <= limit &&
      index >= limit * MIN_SHOWN &&
      (!pair || endsOnFiled(setting, text.slice(0, index)))
    );
  });
  return ends.at(-1)?.index;
}

/** The last gap between words that leaves room for what the product is. */
function cutBeforeWord({ reading }: Setting, limit: number): number | undefined {
  const text = reading.name.segments[0]?.text ?? '';
  const { noun } = reading.name;
  const whole = noun === undefined || text.slice(0, limit).toLowerCase().includes(noun);
  const at = text.lastIndexOf(' ', whole ? limit : limit - noun.length - 1);
  return at > 0 ? at : undefined;
}

/** Whether a text ends on a word that the product is filed under. */
function endsOnFiled({ reading }: Setting, text: string): boolean {
  const filed = new Set(contentStems(reading.request.category?.split('>').at(-1) ?? ''));
  return filed.has(contentStems(text).at(-1) ?? '');
}

function mayStand(text: string): boolean {
  return !PROMOTION.test(text) && !FORBIDDEN_CLAIMS.test(text);
}

function lengthOf(segments: readonly NameSegment[], kept: readonly number[]): number {
  return kept.reduce((sum, at, index) => {
    const segment = segments[at];
    return (
      sum +
      (segment?.text.length ?? 0) +
      (index === 0
        ? 0
        : Math.max(2, segment?.joint.length ?? 0) + (segment?.joint.includes('(') === true ? 1 : 0))
    );
  }, 0);
}

const MAX_REPEATS = 2;

function repeats(
  segments: readonly NameSegment[],
  kept: readonly number[],
  platform: string,
): boolean {
  if (platform !== 'amazon') return false;
  const counts = new Map<string, number>();
  for (const word of kept.flatMap((at) => wordsOf(segments[at]?.text ?? '')).map(foldWord)) {
    if (!SMALL_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) > MAX_REPEATS;
}

function nounAsGiven(name: string, noun: string): string {
  const at = name.toLowerCase().indexOf(noun);
  return at === -1 ? noun : name.slice(at, at + noun.length);
}

const GROUPS = ['Men', 'Women'];

/** Whom the category is for, where the name does not say it. */
function audienceOf(category: string, name: string): Fact | undefined {
  const parts = category.split(/\s*>\s*/u);
  const group = GROUPS.find((one) => parts.includes(one));
  if (
    group === undefined ||
    /\b(?:wo)?m[ae]n|\bkids?\b|\bboys?\b|\bgirls?\b|\bchild|\bunisex\b|\byouth\b|\bbaby\b/iu.test(
      name,
    )
  )
    return undefined;
  const start = category.indexOf(group);
  return {
    type: 'audience',
    text: group,
    span: { field: 'category', start, end: start + group.length },
    whole: true,
  };
}
