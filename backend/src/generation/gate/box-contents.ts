import { STOP_WORDS } from '../text/words.ts';
import { asksFor, leavesOut, pointsElsewhere, putsIn } from './negation.ts';
import type { Evidence } from './evidence.ts';
import { roleOf } from './roles.ts';
import { tokensOf, type Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';
import { isPlainWord } from './word-classes.ts';

const CLAUSE_ENDS = /[,;.:()!?]| but | while /u;
/** "Needs three batteries; those are included": the pronoun refers to the batteries. */
const BACK = /[;,.] ?(?=(?:they|those|these|it|both|all|which) (?:is|are|comes?) )/gu;
/** A remark about the words before it: "a plug (not included)". */
const ADDITION =
  / ?[(,–—-] ?(?=(?:which (?:is|are) )?(?:not )?(?:includ(?:ed|es)|sold separately) ?(?:[).,;]|$))/gu;
/** "Included for assembly": a purpose, not another thing. */
const PURPOSE = /\b(included?|includes|supplied|provided) for /u;

/**
 * A thing that a sentence puts in the box, although the input names it only as not included or as
 * required.
 */
export function notInTheBox(tokens: readonly Token[], evidence: Evidence): string | undefined {
  const clauses = tokens
    .map(({ text }) => text)
    .join(' ')
    // "The rod (included)": the remark is about the rod.
    .replaceAll(ADDITION, ' ')
    .split(CLAUSE_ENDS)
    .map(withoutPurpose);
  const member = unnamedMember(tokens, evidence);
  if (member !== undefined)
    return `it says that "${member}" is included, which the product data does not say`;
  const listed = listedIn(clauses);
  // "A brush and a pouch are included": both are.
  const single = clauses.flatMap((clause) =>
    leavesOut(clause) ? clause.split(' and ') : [clause],
  );
  for (const clause of single) {
    if (!putsIn(clause) && !listed.has(clause)) continue;
    if (/\beverything\b/u.test(clause)) continue;
    const part = unnamedPart(tokensOf(clause), evidence);
    if (part !== undefined) {
      return `it says that "${part}" is included, which the product data does not say`;
    }
    for (const token of tokensOf(clause)) {
      if (token.kind !== 'word' || STOP_WORDS.has(token.text) || putsIn(token.text)) continue;
      if (evidence.lexicon.mainPart(token.text) === 'adj') continue;
      const general = isPlainWord(token) || evidence.name.has(token.stem);
      const naming = clausesNaming(token.stem, evidence);
      const leaves = (one: string) => (leavesOut(one) && !putsIn(one)) || isAnyOf(one, token.stem);
      if (naming.length > 0 && naming.every(general ? asksFor : leaves)) {
        return `it says that "${token.raw}" is included, which the product data does not say`;
      }
    }
  }
  return undefined;
}

function withoutPurpose(clause: string): string {
  const purpose = PURPOSE.exec(clause);
  return purpose === null ? clause : clause.slice(0, purpose.index) + (purpose[1] ?? '');
}

/** "Any nail", "your favorite bra": what the buyer already has. */
function isAnyOf(clause: string, stem: string): boolean {
  const tokens = tokensOf(clause);
  const any = tokens.findIndex(({ text }) => text === 'any' || text === 'your');
  return any !== -1 && tokens.slice(any + 1, any + 4).some((token) => token.stem === stem);
}

/** Maximum words of a list member; a longer one is a separate clause. */
const MAX_MEMBER_WORDS = 4;
const BOX =
  /^\s*(?:in the (?:box|bag|package|kit|set)|contents|what's (?:inside|included|in the box)|includ(?:es|ed|ing))\s*$/u;

const NONE = /\b(?:not|no|without|never)\b/u;

/** The members of a list whose first clause puts them in the box: "In the box: battery, charger". */
function listedIn(clauses: readonly string[]): ReadonlySet<string> {
  const listed = new Set<string>();
  if (!BOX.test(clauses[0] ?? '')) return listed;
  for (const clause of clauses.slice(1)) {
    if (clause.trim().split(' ').length > MAX_MEMBER_WORDS * 2 || NONE.test(clause)) break;
    if (leavesOut(clause)) break;
    listed.add(clause);
  }
  return listed;
}

/**
 * The clauses of the input that name a thing. A label such as "Required" applies to everything
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

/** The clauses of the input, read once. */
function clausesOf(evidence: Evidence): readonly Clause[] {
  const known = clauses.get(evidence);
  if (known !== undefined) return known;
  const found = evidence.statements
    .flatMap(({ text }) => {
      const low = text.toLowerCase().replaceAll(ADDITION, ' ');
      const [label = ''] = low.split(':');
      const whole = (label !== low && asksFor(label)) || pointsElsewhere(low);
      return whole ? [low] : low.replaceAll(BACK, ' ').split(CLAUSE_ENDS);
    })
    .map((clause) => ({ clause, stems: new Set(tokensOf(clause).map(({ stem }) => stem)) }));
  clauses.set(evidence, found);
  return found;
}

/** The words after which a sentence lists what is in the box. */
const LISTING = /^(?:contains?|includes?|including)$/u;
const MEMBER_ENDS: ReadonlySet<string> = new Set([',', 'and', 'plus', '&']);
/** Words of a member after its noun. */
const BEHIND_NOUNS: ReadonlySet<string> = new Set('for with of in to from that which'.split(' '));

/** "Case" in "the set contains shears, a charger and a carrying case". */
function unnamedMember(tokens: readonly Token[], evidence: Evidence): string | undefined {
  const verb = tokens.findIndex(({ text }) => LISTING.test(text));
  if (verb === -1) return undefined;
  let head: Token | undefined;
  let single = false;
  let ended = false;
  for (const token of [...tokens.slice(verb + 1), undefined]) {
    if (token === undefined || MEMBER_ENDS.has(token.text)) {
      if (head !== undefined && isNewThing(head, evidence, single)) return head.raw;
      head = undefined;
      ended = false;
      single = false;
    } else if (token.kind === 'mark' && token.text !== '-') {
      return head !== undefined && isNewThing(head, evidence, single) ? head.raw : undefined;
    } else if (token.text === 'a' || token.text === 'an') single = true;
    else if (BEHIND_NOUNS.has(token.text)) ended = true;
    else if (!ended && token.kind === 'word' && !STOP_WORDS.has(token.text)) head = token;
  }
  return undefined;
}

/** Whether the input has a word, but not only as a verb: something that "stands" has no stand. */
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

/** @param single whether an article makes any common word a thing: "a case" */
function isNewThing(token: Token, evidence: Evidence, single = false): boolean {
  const named =
    isThingInInput(token, evidence) ||
    evidence.containsToken(token.text) ||
    [...evidence.lexicon.related(token.text)].some(
      (stem) => stem !== token.stem && evidence.stems.has(stem),
    );
  const thing =
    isPlainWord(token) &&
    !WHATEVER.has(token.text) &&
    (single || evidence.lexicon.isThing(token.text));
  return thing && !named && unitOf(token.text) === undefined;
}

/** Words for box contents in general, and for their amount. */
const WHATEVER: ReadonlySet<string> = new Set(
  'everything set sets kit box pack packs package piece pieces item items thing things part parts product pair range line'.split(
    ' ',
  ),
);
const INCLUDED = /^(?:included|inside|supplied|bundled)$/u;
const INCLUDING = /^(?:includes|including|with)$/u;

/**
 * "Bag" in "a storage bag is included": a separate thing, however common the word, that the input
 * does not name.
 */
function unnamedPart(tokens: readonly Token[], evidence: Evidence): string | undefined {
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
