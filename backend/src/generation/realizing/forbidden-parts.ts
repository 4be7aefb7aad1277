import { isHealthClaim, PRICES } from '../platforms/forbidden-wording.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { countWords, firstWordOf, opensWithDigit } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';

/** Edits that leave out of a statement what a platform refuses, and keep the rest. */

const OF_PLANET =
  '(?:(?:eco|environmentally|earth|planet|climate)[- ]friendly|biodegradable|compostable)';
const OF_GERMS = 'anti[- ]?(?:microbial|bacterial|fungal|viral)';
/** "quick-drying, anti-microbial and soft": a claim within a row of adjectives. */
const IN_ROW = new RegExp(`, (?:${OF_PLANET}|${OF_GERMS})(?:,? (and|or)|,) `, 'giu');
/** "a reusable, eco-friendly alternative": the last adjective of a row. */
const LAST_IN_ROW = new RegExp(
  `\\b(an?|the|this|our|your) (\\p{L}[\\p{L}-]{2,20}(?:, \\p{L}[\\p{L}-]{2,20})?), (?:${OF_PLANET}|${OF_GERMS}) (?=\\p{L})`,
  'giu',
);
/** "made from eco-friendly bamboo", but not "from eco-friendly materials", which says nothing else. */
const OF_MATERIAL = new RegExp(
  `\\b(from|of) ${OF_PLANET} (?!(?:fabrics?|ingredients|materials?|products?|(?:re)?sources)\\b)(\\p{L}+)`,
  'giu',
);
/** "Eco-friendly, reusable towels", "Guaranteed tight fit": the adjective that a phrase begins with. */
const AT_START = new RegExp(
  `^(?:(?:${OF_PLANET}|${OF_GERMS})(?:, | and | )|guaranteed )(?!(?:alternative|and|approach|by|choice|fabric|for|material|option|or|product|solution|to|way)s?\\b)(?=\\p{L}[\\p{L}-]+ \\p{L})`,
  'iu',
);
/** "The towel is soft and biodegradable.", "A tight fit guaranteed" */
const AT_END = new RegExp(
  `(?<=\\p{L}{3}),? (?:and (?:\\p{L}{3,12}ly )?(?:${OF_PLANET}|${OF_GERMS})|guaranteed)(?=[.!]?$)`,
  'iu',
);
/** "This eco-friendly, reusable bag", but not "our eco-friendly choice", which says nothing else. */
const OF_SUBJECT = new RegExp(
  `\\b(this|these|our) (?:${OF_PLANET}|${OF_GERMS})(?:, | and | )(?!(?:alternative|approach|choice|option|solution|way)s?\\b)(?=\\p{L})`,
  'giu',
);
/** "The lid is naturally antibacterial and light." */
const OF_PREDICATE = new RegExp(
  `\\b(is|are) (?:\\p{L}{3,12}ly )?(?:${OF_PLANET}|${OF_GERMS}) and (?=\\p{L}+(?:[,.!]|$| than ))`,
  'giu',
);

/** "4 mugs (12 dollars each)" */
const REMARKS = / \([^()]{1,60}\)(?!\p{L})/gu;

/** "Based on the best-selling series by …", "Here are two bestselling novels" */
const OF_SALES =
  /\b(an?|by|from|his|her|its|my|of|on|our|the|their|these|this|two|three|with|\p{L}{2,20}['’]s) (?:#1 )?best[- ]?selling,? (?=\p{L}{3})/giu;
/** "The best-selling toy of all time": without the adjective, the rest would say what isn't so. */
const SUPERLATIVE =
  /\b(?:ever|worldwide|one of|of (?:its|all|the|\d)|in (?:its|the|all|\d|america|europe|history))\b/iu;

/**
 * A refused sentence without the adjective that is refused, if it stays true and whole: "made from bamboo",
 * "quick-drying and soft", "this bag", "is light". Empty if the claim stands elsewhere, or nothing is refused.
 */
export function withoutAttribute(text: string, refused: (part: string) => boolean): string {
  if (!refused(text)) return '';
  const rest = text
    .replace(IN_ROW, (_all, and: string | undefined) => (and === undefined ? ', ' : ` ${and} `))
    .replace(LAST_IN_ROW, '$1 $2 ')
    .replace(OF_MATERIAL, '$1 $2')
    .replace(OF_SUBJECT, '$1 ')
    .replace(OF_PREDICATE, '$1 ')
    .replace(AT_START, '')
    .replace(AT_END, '')
    .replace(REMARKS, (remark) => (refused(remark) ? '' : remark))
    .replace(OF_SALES, (words, before: string) => (SUPERLATIVE.test(text) ? words : `${before} `));
  return refused(rest)
    ? withoutNextClause(text, refused) ||
        withoutLastClause(text, refused) ||
        withoutLastPhrase(text, refused)
    : rest;
}

/** Where a clause begins behind another one. */
const NEXT_CLAUSE = /(?:, (?:and|but|so)|;| [–—-]) (?=\p{L})/giu;
/** A pronoun or an article that a clause with a subject of its own begins with. */
const SUBJECT =
  /^(?:as |since |because |if |when )?(?:an?|the|this|these|it|its|they|their|we|our|you|your|\p{Lu}\p{L}+)\b/u;
const MIN_TOLD = 5;

/** "The Tarn T2 is a mouse for any desk, and you are guaranteed a reply": the clause before the one that is refused. */
function withoutNextClause(text: string, refused: (part: string) => boolean): string {
  if (isHealthClaim(text) || PRICES.test(text)) return '';
  const heads = [...text.matchAll(NEXT_CLAUSE)].flatMap(({ index, 0: mark }) => {
    const head = text.slice(0, index);
    const tail = text.slice(index + mark.length);
    const isWhole = verbShapeOf(head) === 'clause' && countWords(head) >= MIN_TOLD;
    const isNext = SUBJECT.test(tail) && verbShapeOf(tail) === 'clause';
    return isWhole && isNext && !refused(head) && !head.endsWith('?') ? [head] : [];
  });
  return heads.at(-1) ?? '';
}

const LAST_CLAUSE = /^(.{20,}) and (\p{L}+) /u;
const THIRD_PERSON = /^\p{Ll}{3,}s$/u;

/** "The chair has a rest that holds your head and alleviates neck pain": what stands before the verb that is refused. */
function withoutLastClause(text: string, refused: (part: string) => boolean): string {
  const [, head = '', verb = ''] = LAST_CLAUSE.exec(text) ?? [];
  const last = head.split(', ').at(-1) ?? '';
  // "It cleans, soothes and heals": a list of verbs is one claim.
  const isWhole =
    THIRD_PERSON.test(verb) && verbShapeOf(last) === 'clause' && !isThirdPerson(firstWordOf(last));
  return isWhole && !refused(head) ? head : '';
}

/** Where a phrase begins that only adds to what stands before it. */
const ADDED = / (?:for|with|that (?:is|are)|which (?:is|are)) /giu;
/** What would say something else without its end: "no risk for …", "not for …", "only with …". */
const LIMITS = /\b(?:no|not|only|never|without|if|unless)\b|n['’]t\b/iu;
const MIN_LEFT = 3;

/** "Original parts for a guaranteed fit", "Bamboo napkins that are compostable": what stands before the phrase that is refused. */
function withoutLastPhrase(text: string, refused: (part: string) => boolean): string {
  if (isHealthClaim(text) || PRICES.test(text)) return '';
  const heads = [...text.matchAll(ADDED)].map(({ index }) => text.slice(0, index));
  const head = heads.findLast((part) => !refused(part)) ?? '';
  const isWhole =
    countWords(head) >= MIN_LEFT &&
    !/[,;:.!?]/u.test(head) &&
    !LIMITS.test(head) &&
    !vocabulary('danglers').has(head.split(' ').at(-1)?.toLowerCase() ?? '');
  return isWhole ? head : '';
}

/**
 * Removes the parts of a list that contain forbidden wording; empty if nothing is left. Parts are
 * separated only by commas: "cures acne and wrinkles" is one part. Parts next to a health claim or
 * a price belong to it, unless they are measures.
 */
export function removeClaims(text: string, refused: (part: string) => boolean): string {
  if (!refused(text)) return text;
  const parts = text.split(/[,;]\s+/u);
  if (parts.length < 2) return '';
  const binds = isHealthClaim(text) || PRICES.test(text);
  const kept = parts.filter((part) => !refused(part) && (!binds || opensWithDigit(part.trim())));
  return kept
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
