import { STOP_WORDS } from '../text/words.ts';
import { requiresItem, excludesItem, promotesOtherProducts, includesItem } from './negation.ts';
import type { Evidence } from './evidence.ts';
import { roleOf } from './roles.ts';
import { tokensOf, type Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';
import { isPlainWord } from './word-classes.ts';

const CLAUSE_ENDS = /[,;.:()!?]| but | while /u;
/**
 * Separators before a pronoun that refers to the item before it: "Needs three batteries; those are
 * included".
 */
const BACK_REFERENCE = /[;,.] ?(?=(?:they|those|these|it|both|all|which) (?:is|are|comes?) )/gu;
/** A remark about the words before it: "a plug (not included)". */
const REMARK =
  / ?[(,–—-] ?(?=(?:which (?:is|are) )?(?:not )?(?:includ(?:ed|es)|sold separately) ?(?:[).,;]|$))/gu;
/** In "included for assembly", "for" introduces a purpose, not another item. */
const PURPOSE = /\b(included?|includes|supplied|provided) for /u;

/**
 * The reason to doubt that an item is in the box: the input doesn't name it, or names it only as
 * not included or as required.
 */
export function unsupportedContents(
  tokens: readonly Token[],
  evidence: Evidence,
): string | undefined {
  const clauses = tokens
    .map(({ text }) => text)
    .join(' ')
    // The remark in "the rod (included)" is about the rod.
    .replaceAll(REMARK, ' ')
    .split(CLAUSE_ENDS)
    .map(withoutPurpose);
  const listItem = unsupportedListItem(tokens, evidence);
  if (listItem !== undefined)
    return `it says that "${listItem}" is included, which isn't in the product details`;
  const listed = listedContents(clauses);
  // "A brush and a pouch are included" includes both.
  const hasArticle = clauses.flatMap((clause) =>
    excludesItem(clause) ? clause.split(' and ') : [clause],
  );
  for (const clause of hasArticle) {
    if (!includesItem(clause) && !listed.has(clause)) continue;
    if (/\beverything\b/u.test(clause)) continue;
    const part = unsupportedPart(tokensOf(clause), evidence);
    if (part !== undefined) {
      return `it says that "${part}" is included, which isn't in the product details`;
    }
    for (const token of tokensOf(clause)) {
      if (token.kind !== 'word' || STOP_WORDS.has(token.text) || includesItem(token.text)) continue;
      if (evidence.lexicon.mainPartOfSpeech(token.text) === 'adj') continue;
      const isCommon = isPlainWord(token) || evidence.name.has(token.stem);
      const mentions = clausesNaming(token.stem, evidence);
      const saysExcluded = (mention: string) =>
        (excludesItem(mention) && !includesItem(mention)) || belongsToBuyer(mention, token.stem);
      if (mentions.length > 0 && mentions.every(isCommon ? requiresItem : saysExcluded)) {
        return `it says that "${token.raw}" is included, which isn't in the product details`;
      }
    }
  }
  return undefined;
}

function withoutPurpose(clause: string): string {
  const purpose = PURPOSE.exec(clause);
  return purpose === null ? clause : clause.slice(0, purpose.index) + (purpose[1] ?? '');
}

/** Whether an item belongs to the buyer: "any nail", "your favorite bra". */
function belongsToBuyer(clause: string, stem: string): boolean {
  const tokens = tokensOf(clause);
  const any = tokens.findIndex(({ text }) => text === 'any' || text === 'your');
  return any !== -1 && tokens.slice(any + 1, any + 4).some((token) => token.stem === stem);
}

/** Maximum words of a list item; a longer one is a separate clause. */
const MAX_ITEM_WORDS = 4;
const CONTENTS_LABEL =
  /^\s*(?:in the (?:box|bag|package|kit|set)|contents|what's (?:inside|included|in the box)|includ(?:es|ed|ing))\s*$/u;

const NEGATION = /\b(?:not|no|without|never)\b/u;

/** The items of a list that is introduced as box contents: "In the box: battery, charger". */
function listedContents(clauses: readonly string[]): ReadonlySet<string> {
  const listed = new Set<string>();
  if (!CONTENTS_LABEL.test(clauses[0] ?? '')) return listed;
  for (const clause of clauses.slice(1)) {
    if (clause.trim().split(' ').length > MAX_ITEM_WORDS * 2 || NEGATION.test(clause)) break;
    if (excludesItem(clause)) break;
    listed.add(clause);
  }
  return listed;
}

/**
 * The clauses of the input that mention an item. A label such as "Required" applies to everything
 * after it.
 */
export function clausesNaming(stem: string, evidence: Evidence): string[] {
  return clausesOf(evidence)
    .filter(({ stems }) => stems.has(stem))
    .map(({ clause }) => clause);
}

interface Clause {
  readonly clause: string;
  readonly stems: ReadonlySet<string>;
}

const clauses = new WeakMap<Evidence, readonly Clause[]>();

/** The clauses of the input, cached. */
function clausesOf(evidence: Evidence): readonly Clause[] {
  const cached = clauses.get(evidence);
  if (cached !== undefined) return cached;
  const found = evidence.statements
    .flatMap(({ text }) => {
      const lower = text.toLowerCase().replaceAll(REMARK, ' ');
      const [label = ''] = lower.split(':');
      const isUndivided = (label !== lower && requiresItem(label)) || promotesOtherProducts(lower);
      return isUndivided ? [lower] : lower.replaceAll(BACK_REFERENCE, ' ').split(CLAUSE_ENDS);
    })
    .map((clause) => ({ clause, stems: new Set(tokensOf(clause).map(({ stem }) => stem)) }));
  clauses.set(evidence, found);
  return found;
}

/** Verbs that introduce the contents of the box. */
const LISTING_VERB = /^(?:contains?|includes?|including)$/u;
const ITEM_ENDS: ReadonlySet<string> = new Set([',', 'and', 'plus', '&']);
/** Words that follow the noun of a list item. */
const AFTER_NOUNS: ReadonlySet<string> = new Set('for with of in to from that which'.split(' '));

/**
 * The noun of the first listed item that the input doesn't mention: "case" in "the set contains
 * shears, a charger and a carrying case".
 */
function unsupportedListItem(tokens: readonly Token[], evidence: Evidence): string | undefined {
  const verb = tokens.findIndex(({ text }) => LISTING_VERB.test(text));
  if (verb === -1) return undefined;
  let head: Token | undefined;
  let hasArticle = false;
  let isAfterNoun = false;
  for (const token of [...tokens.slice(verb + 1), undefined]) {
    if (token === undefined || ITEM_ENDS.has(token.text)) {
      if (head !== undefined && isNewThing(head, evidence, hasArticle)) return head.raw;
      head = undefined;
      isAfterNoun = false;
      hasArticle = false;
    } else if (token.kind === 'punctuation' && token.text !== '-') {
      return head !== undefined && isNewThing(head, evidence, hasArticle) ? head.raw : undefined;
    } else if (token.text === 'a' || token.text === 'an') hasArticle = true;
    else if (AFTER_NOUNS.has(token.text)) isAfterNoun = true;
    else if (!isAfterNoun && token.kind === 'word' && !STOP_WORDS.has(token.text)) head = token;
  }
  return undefined;
}

/** Whether the input uses a word other than as a verb: a product that "stands" has no stand. */
function isThingInInput({ stem, text }: Token, { stems, statements, lexicon }: Evidence): boolean {
  if (!stems.has(stem)) return false;
  if (!lexicon.isVerb(text)) return true;
  const places = statements.flatMap(({ tokens }) =>
    tokens.flatMap((token, at) => (token.stem === stem ? [{ tokens, at }] : [])),
  );
  return (
    places.length === 0 || places.some(({ tokens, at }) => roleOf(tokens, at, lexicon) !== 'verb')
  );
}

/**
 * Whether a word names an item that the input doesn't mention.
 * @param hasArticle whether an article precedes the word, which makes any common word an item: "a
 * case"
 */
function isNewThing(token: Token, evidence: Evidence, hasArticle = false): boolean {
  const isNamed =
    isThingInInput(token, evidence) ||
    evidence.containsToken(token.text) ||
    [...evidence.lexicon.related(token.text)].some(
      (stem) => stem !== token.stem && evidence.stems.has(stem),
    );
  const isThing =
    isPlainWord(token) &&
    !GENERIC_CONTENTS.has(token.text) &&
    (hasArticle || evidence.lexicon.isThing(token.text));
  return isThing && !isNamed && unitOf(token.text) === undefined;
}

/** Words for box contents in general, and for quantities. */
const GENERIC_CONTENTS: ReadonlySet<string> = new Set(
  'everything set sets kit box pack packs package piece pieces item items thing things part parts product pair range line'.split(
    ' ',
  ),
);
const INCLUDED = /^(?:included|inside|supplied|bundled)$/u;
const INCLUDING = /^(?:includes|including|with)$/u;

/**
 * The noun of a separate item that the input doesn't mention, however common the word: "bag" in "a
 * storage bag is included".
 */
function unsupportedPart(tokens: readonly Token[], evidence: Evidence): string | undefined {
  const article = tokens.findIndex(({ text }) => text === 'a' || text === 'an');
  if (article === -1) return undefined;
  const end = tokens.findIndex(
    ({ kind, text }, at) => at > article && (kind !== 'word' || STOP_WORDS.has(text)),
  );
  const after = tokens.slice(end === -1 ? tokens.length : end);
  const object = INCLUDING.test(tokens[article - 1]?.text ?? '');
  const subject = article === 0 && after.slice(0, 3).some(({ text }) => INCLUDED.test(text));
  const head = end === -1 ? tokens.at(-1) : tokens[end - 1];
  if (head === undefined || !(object || subject)) return undefined;
  return isNewThing(head, evidence) ? head.raw : undefined;
}
