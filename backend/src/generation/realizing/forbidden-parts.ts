import { isHealthClaim, PRICE_TALK, PRICES } from '../platforms/forbidden-wording.ts';
import { isThirdPerson, verbShapeOf } from '../reading/verbs.ts';
import { capitalizeFirst, countWords, firstWordOf, startsWithDigit } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';

/** Edits that remove forbidden claims from a statement and keep the rest. */

const ENVIRONMENTAL =
  '(?:(?:eco|environmentally|earth|planet|climate) ?[- ] ?friendly|biodegradable|compostable)';
const ANTIMICROBIAL = 'anti[- ]?(?:microbial|bacterial|fungal|viral)';
/** A claim inside a list of adjectives: "quick-drying, anti-microbial and soft". */
const IN_ROW = new RegExp(`, (?:${ENVIRONMENTAL}|${ANTIMICROBIAL})(?:,? (and|or)|,) `, 'giu');
/** A claim at the end of a list of adjectives: "a reusable, eco-friendly alternative". */
const LAST_IN_ROW = new RegExp(
  `\\b(an?|the|this|our|your) (\\p{L}[\\p{L}-]{2,20}(?:, \\p{L}[\\p{L}-]{2,20})?), (?:${ENVIRONMENTAL}|${ANTIMICROBIAL}) (?=\\p{L})`,
  'giu',
);
/**
 * A claim about a material: "made from eco-friendly bamboo", but not "from eco-friendly materials", which states
 * nothing else.
 */
const OF_MATERIAL = new RegExp(
  `\\b(from|of) ${ENVIRONMENTAL} (?!(?:fabrics?|ingredients|materials?|products?|(?:re)?sources)\\b)(\\p{L}+)`,
  'giu',
);
/** A claim at the start of a phrase: "Eco-friendly, reusable towels", "Guaranteed tight fit". */
const AT_START = new RegExp(
  `^(?:(?:${ENVIRONMENTAL}|${ANTIMICROBIAL})(?:, | and | )|guaranteed )(?!(?:alternative|and|approach|by|choice|fabric|for|material|option|or|product|solution|to|way)s?\\b)(?=\\p{L}[\\p{L}-]+ \\p{L})`,
  'iu',
);
/** A pair with a claim: "both sustainable and eco-friendly". */
const IN_PAIR = new RegExp(`\\bboth (\\p{L}+) and ${ENVIRONMENTAL}`, 'giu');
/** A claim at the end of a statement: "The towel is soft and biodegradable.", "A tight fit guaranteed". */
const AT_END = new RegExp(
  `(?<=\\p{L}{3}),? (?:and (?:\\p{L}{3,12}ly )?(?:${ENVIRONMENTAL}|${ANTIMICROBIAL})|guaranteed)(?=[.!]?$)`,
  'iu',
);
/**
 * A claim in the subject: "This eco-friendly, reusable bag", but not "our eco-friendly choice", which states nothing
 * else.
 */
const OF_SUBJECT = new RegExp(
  `\\b(this|these|our) (?:${ENVIRONMENTAL}|${ANTIMICROBIAL})(?:, | and | )(?!(?:alternative|approach|choice|option|solution|way)s?\\b)(?=\\p{L})`,
  'giu',
);
/** A claim in the predicate: "The lid is naturally antibacterial and light." */
const OF_PREDICATE = new RegExp(
  `\\b(is|are) (?:\\p{L}{3,12}ly )?(?:${ENVIRONMENTAL}|${ANTIMICROBIAL}) and (?=\\p{L}+(?:[,.!]|$| than ))`,
  'giu',
);

/** "4 mugs (12 dollars each)" */
const REMARKS = / \([^()]{1,60}\)(?!\p{L})/gu;

/** Sales claims: "Based on the best-selling series by …", "Here are two bestselling novels". */
const BEST_SELLING =
  /\b(an?|and|by|from|his|her|its|my|of|on|our|the|their|these|this|two|three|with|\p{L}{2,20}['’]s) (?:#1 )?best[- ]?selling,? (?=\p{L}{3})/giu;
/** "Consistent best-selling room for new players" */
const BEST_SELLING_AT_START =
  /^(?:consistent(?:ly)? )?best[- ]?selling (?!(?:authors?|novelists?|writers?)\b)(?=\p{L}{3,20} (?:by|for|from|with)\b)/iu;
/** Without "best-selling", a superlative would change its meaning: "The best-selling toy of all time". */
const SUPERLATIVE =
  /\b(?:ever|worldwide|one of|of (?:its|all|the|\d)|in (?:its|the|all|\d|america|europe|history)|(?:in a row|running|straight)(?=[.,!]|$))/iu;

/**
 * A forbidden sentence without the forbidden adjective, if the rest is true and complete: "made from bamboo",
 * "quick-drying and soft", "this bag", "is light". Empty if nothing is forbidden or the claim is elsewhere.
 */
export function withoutForbiddenAdjective(
  text: string,
  isForbiddenPart: (part: string) => boolean,
): string {
  if (!isForbiddenPart(text)) return '';
  const rest = text
    .replace(IN_ROW, (_all, and: string | undefined) => (and === undefined ? ', ' : ` ${and} `))
    .replace(LAST_IN_ROW, '$1 $2 ')
    .replace(OF_MATERIAL, '$1 $2')
    .replace(OF_SUBJECT, '$1 ')
    .replace(OF_PREDICATE, '$1 ')
    .replace(AT_START, '')
    .replace(IN_PAIR, '$1')
    .replace(AT_END, '')
    .replace(REMARKS, (remark) => (isForbiddenPart(remark) ? '' : remark))
    .replace(BEST_SELLING_AT_START, (words) => (SUPERLATIVE.test(text) ? words : ''))
    .replace(BEST_SELLING, (words, before: string) =>
      SUPERLATIVE.test(text) ? words : `${before} `,
    );
  return isForbiddenPart(rest)
    ? withoutApposition(text, isForbiddenPart) ||
        withoutPrice(text, isForbiddenPart) ||
        withoutNextClause(text, isForbiddenPart) ||
        withoutLastClause(text, isForbiddenPart) ||
        withoutLastPhrase(text, isForbiddenPart)
    : rest;
}

/** "One of the world's best-selling kettles, the Tarn 3 boils …": a description before the subject that it describes. */
const APPOSITION = /^(?:an?|one of|the) [^,.;:!?]{5,80}, (?=\p{Lu}|the |this |these )/iu;

function withoutApposition(text: string, isForbiddenPart: (part: string) => boolean): string {
  const [apposition] = APPOSITION.exec(text) ?? [];
  if (apposition === undefined || verbShapeOf(apposition) === 'clause') return '';
  const rest = capitalizeFirst(text.slice(apposition.length));
  return verbShapeOf(rest) === 'clause' && !isForbiddenPart(rest) ? rest : '';
}

/** Where the words for a price can start: ", and priced to …", " at a fair price", " that we normally sell for $20". */
const PRICE_START =
  /,? (?=(?:and|but|all|however|yet|at|for)\b)|, | (?=(?:that|which) (?:we|is|are|was|would|normally|usually)\b)|;|(?<!\d) [–—-] /gu;
/** "that we would normally sell" */
const OPEN_RELATIVE = / (?:that|which) (?:we|you|is|are|was|were|would)\b[^,;]*$/iu;
const NEGATES = /\b(?:no|not|never)\b|n['’]t\b/iu;
/** Who speaks of a price: "We sell the mug …" */
const OF_SELLER = /^(?:if|when|we|you|your|our|i)\b/iu;

/** The statement before what it says of a price: "The set has four origins, all at a discounted price". */
function withoutPrice(text: string, isForbiddenPart: (part: string) => boolean): string {
  if (!(PRICE_TALK.test(text) || PRICES.test(text)) || OF_SELLER.test(text)) return '';
  const heads = [...text.matchAll(PRICE_START)].map(({ index }) => text.slice(0, index));
  const isWhole = (head: string) =>
    countWords(head) >= MIN_CLAUSE_WORDS &&
    isWholeClause(head) &&
    !isForbiddenPart(head) &&
    !NEGATES.test(head) &&
    !OPEN_RELATIVE.test(head) &&
    !/\b(?:all|and|but|however|now|only|yet)$/iu.test(head);
  return heads.findLast(isWhole) ?? '';
}

function isWholeClause(text: string): boolean {
  const shape = verbShapeOf(text);
  return shape === 'clause' || shape === 'imperative';
}

/** The start of a further clause. */
const NEXT_CLAUSE = /(?:, (?:and|but|so)|;| [–—-]) (?=\p{L})/giu;
/** The start of a clause with its own subject. */
const SUBJECT =
  /^(?:as |since |because |if |when )?(?:an?|the|this|these|it|its|they|their|we|our|you|your|\p{Lu}\p{L}+)\b/u;
const MIN_CLAUSE_WORDS = 5;

/** The clauses before the forbidden one: "The Tarn T2 is a mouse for any desk, and you are guaranteed a reply". */
function withoutNextClause(text: string, isForbiddenPart: (part: string) => boolean): string {
  if (isHealthClaim(text) || PRICES.test(text)) return '';
  const heads = [...text.matchAll(NEXT_CLAUSE)].flatMap(({ index, 0: mark }) => {
    const head = text.slice(0, index);
    const tail = text.slice(index + mark.length);
    const isWhole = verbShapeOf(head) === 'clause' && countWords(head) >= MIN_CLAUSE_WORDS;
    const isNext = SUBJECT.test(tail) && verbShapeOf(tail) === 'clause';
    return isWhole && isNext && !isForbiddenPart(head) && !head.endsWith('?') ? [head] : [];
  });
  return heads.at(-1) ?? '';
}

const LAST_CLAUSE = /^(.{20,}) and (\p{L}+) /u;
const THIRD_PERSON = /^\p{Ll}{3,}s$/u;

/** The text before a forbidden verb: "The chair has a rest that holds your head and alleviates neck pain". */
function withoutLastClause(text: string, isForbiddenPart: (part: string) => boolean): string {
  const [, head = '', verb = ''] = LAST_CLAUSE.exec(text) ?? [];
  const last = head.split(', ').at(-1) ?? '';
  // A list of verbs is one claim: "It cleans, soothes and heals".
  const isWhole =
    THIRD_PERSON.test(verb) && verbShapeOf(last) === 'clause' && !isThirdPerson(firstWordOf(last));
  return isWhole && !isForbiddenPart(head) ? head : '';
}

/** The start of a phrase that only adds to the text before it. */
const ADDED = / (?:for|with|that (?:is|are)|which (?:is|are)) /giu;
/** Removing the end of such a text would change its meaning: "no risk for …", "not for …", "only with …". */
const LIMITS = /\b(?:no|not|only|never|without|if|unless)\b|n['’]t\b/iu;
const MIN_REMAINING_WORDS = 3;

/** The text before a forbidden phrase: "Original parts for a guaranteed fit", "Bamboo napkins that are compostable". */
function withoutLastPhrase(text: string, isForbiddenPart: (part: string) => boolean): string {
  if (isHealthClaim(text) || PRICES.test(text)) return '';
  const heads = [...text.matchAll(ADDED)].map(({ index }) => text.slice(0, index));
  const head = heads.findLast((part) => !isForbiddenPart(part)) ?? '';
  const isWhole =
    countWords(head) >= MIN_REMAINING_WORDS &&
    !/[,;:.!?]/u.test(head) &&
    !LIMITS.test(head) &&
    !vocabulary('danglers').has(head.split(' ').at(-1)?.toLowerCase() ?? '');
  return isWhole ? head : '';
}

/**
 * Removes the parts of a list with forbidden wording; empty if nothing is left. Only commas and semicolons separate
 * parts: "cures acne and wrinkles" is one part. Parts next to a health claim or a price belong to it, unless they are
 * measures.
 */
export function removeForbiddenParts(
  text: string,
  isForbiddenPart: (part: string) => boolean,
): string {
  if (!isForbiddenPart(text)) return text;
  const parts = text.split(/[,;]\s+/u);
  if (parts.length < 2) return '';
  const binds = isHealthClaim(text) || PRICES.test(text);
  const kept = parts.filter(
    (part) => !isForbiddenPart(part) && (!binds || startsWithDigit(part.trim())),
  );
  return kept
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
