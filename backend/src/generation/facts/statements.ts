import { EMOJI } from '../platforms/refusals.ts';
import { plainText, withoutDanglingEnd } from '../text/plain.ts';
import { sentencesOf } from '../text/sentences.ts';
import { contentStems, countWords, wordsOf } from '../text/words.ts';

/** One thing that the input says: a sentence, a list entry or a "key: value" line. */
export interface Statement {
  /** What stood before a colon or a dash: "Material", "EASY ASSEMBLY". */
  readonly header: string | null;
  readonly text: string;
}

const BULLET_MARKS =
  /[•●◦▪▫■□◆◇★☆✓✔✅➤►▶→‣⁃∙·]|[❖※]|(?:^|(?<=\n))\s*(?:[-*–—]|\d{1,2}[.)](?!\d))\s+/gu;
const WIDE_MARKS: ReadonlyMap<string, string> = new Map([
  ['：', ': '],
  ['；', '; '],
  ['，', ', '],
  ['（', ' ('],
  ['）', ') '],
  ['！', '! '],
  ['？', '? '],
]);
/** Marks of trade are emoji to Unicode, but part no lines. */
const EMOJI_MARKS = new RegExp(`(?![™®©])${EMOJI.source}`, 'gu');

/** Bullets and sentences that lost the space or the break between them. */
const RUN_TOGETHER =
  /(?<=[\p{Ll}\p{N})"”][.!?])(?=\p{Lu}\p{Ll})(?!(?:Com|Net|Org)\b)|(?<=[.!?)])\s?-(?=\p{Lu}\p{Ll}+\s)|(?<=[.!?])\s*[-–]\s*(?=\p{Lu})|\s\|\s/gu;
/** "Soft cottonMachine washable": a joint inside a word. One alone is a brand's spelling. */
const INNER_JOINT = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}+\s+\p{Ll})/gu;
const FEWEST_INNER_JOINTS = 2;
const HEADER = /^([^:–—.!?;\n]{2,60}?)\s*(?::\s+|\s[-–—]\s+|(?<=\p{L})[-–—]\s+)(?=\S)/u;
const NOTHING =
  /^(?:n\/?a|tbd|tba|none|null|undefined|item|made|recommended|includes?|included|features?|featuring|premium|perfect|great|important|warning|note|the|and|see (?:above|below|picture)s?|materials?|patterns?|climate|style|activity|gender|category|setup|size|sizes|colou?rs?|to \p{L}+|-+)$/iu;

/** "The tin contains:": a line that only leads over to the next ones. */
const ENDS_ON_VERB =
  /\b(?:contains?|includes?|includes? the following|the following|comes with)\s*:?$/iu;

/** "Color:Red,Weight:2kg": labels without the space after them. One alone may be a name: "Re:Zero". */
const TIGHT_LABEL = /(?:(?<=^|\n) *|[,;] *)(?=(\p{L}[\p{L} ()/-]{1,30}):[\p{L}\d])\1:/gu;
const FEWEST_TIGHT = 2;

/** Puts what has labels on lines of its own, and commas where they belong. */
function spaced(text: string): string {
  const labels = text.match(TIGHT_LABEL)?.length ?? 0;
  const lines = labels < FEWEST_TIGHT ? text : text.replace(TIGHT_LABEL, '\n$1: ');
  return lines
    .replace(/ *,(?: *,)*/gu, ',')
    .replace(/: *,\s*/gu, ': ')
    .replace(/(?<=\p{L}),(?=[\p{L}\d])/gu, ', ');
}

/** What the features say, statement by statement, in their order, each once. */
export function statementsOf(features: string): Statement[] {
  const seen = new Set<string>();
  const statements: Statement[] = [];
  for (const line of linesOf(features)) {
    for (const statement of statementsInLine(line)) {
      const key = contentStems(statement.text).join(' ') || statement.text;
      if (seen.has(key) || NOTHING.test(statement.text)) continue;
      seen.add(key);
      statements.push(statement);
    }
  }
  return statements;
}

function linesOf(features: string): string[] {
  const text = plainText(features, true)
    .replace(/[：；，（）！？]/gu, (mark) => WIDE_MARKS.get(mark) ?? mark)
    .split('\n')
    .map((line) =>
      line.replace(EMOJI_MARKS, (line.match(EMOJI_MARKS)?.length ?? 0) > 1 ? '\n' : ' '),
    )
    .join('\n')
    .replace(BULLET_MARKS, '\n')
    .replace(/\s*(?:…|\.{3,})\s*/gu, (dots, at: number, whole: string) =>
      /^\p{Ll}/u.test(whole.slice(at + dots.length)) ? ', ' : '. ',
    )
    .replace(RUN_TOGETHER, '\n');
  return spaced(text)
    .split('\n')
    .flatMap(dashesApart)
    .flatMap((line) => {
      const joints = line.match(INNER_JOINT)?.length ?? 0;
      return joints >= FEWEST_INNER_JOINTS ? line.replace(INNER_JOINT, '\n').split('\n') : [line];
    })
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const FEWEST_DASHED = 3;
const MOST_DASHED_WORDS = 8;
/** "… levels 36 LEDs Rechargeable battery": phrases that nothing parts but their capitals. */
const CAPITAL_JOINT =
  /(?<=(?<!\b(?:with|and|or|of|for|in|on|to|by|from|the|an?|your|its|any|is|are|as|at))[\p{Ll}\d])\s(?=\p{Lu}\p{Ll}+\s\p{Ll})/gu;

/** A line of short phrases with dashes or strokes between them, or with nothing between them. */
function dashesApart(line: string): string[] {
  const dashed = line.split(/\s[-–—/]\s/u);
  if (dashed.length >= FEWEST_DASHED && !/[.!?]\s/u.test(line)) {
    if (dashed.every((part) => countWords(part) <= MOST_DASHED_WORDS)) return dashed;
  }
  if (/[.,;:!?()]|\b(?:the|an?|your)\b/iu.test(line)) return [line];
  const parts = line.replace(CAPITAL_JOINT, '\n').split('\n');
  const phrases = parts.every((part) => countWords(part) <= MOST_DASHED_WORDS);
  return parts.length > FEWEST_DASHED && phrases ? parts : [line];
}

function statementsInLine(line: string): Statement[] {
  const match = HEADER.exec(line);
  const found = match?.[1]?.trim() ?? null;
  const header =
    found !== null && isHeader(found, line.slice(match?.[0].length ?? 0), match?.[0] ?? '')
      ? found
      : null;
  const body = header === null ? line : line.slice(match?.[0].length ?? 0);
  const statements: Statement[] = [];
  const sentences = sentencesOf(body);
  for (const [index, sentence] of sentences.entries()) {
    const outer = index === 0 ? header : null;
    // "…; Genre: Action": each part of a line may have a header of its own.
    for (const [at, part] of sentence.split(/;\s*(?=[\p{L}\p{N}])/u).entries()) {
      const given = at === 0 ? outer : null;
      const own = given ?? innerHeader(part);
      const said = given === own ? part : withoutHeader(part, own);
      const text = withoutDanglingEnd(withoutFront(said).replace(/[\s.。]+$/u, '')).trim();
      // "A", "and the": words of grammar alone say nothing.
      if (ENDS_ON_VERB.test(text) && sentences.length === 1) continue;
      const bare = contentStems(text).length === 0 && /^[a-z\s]+$/iu.test(text);
      if (!/[\p{L}\p{N}]/u.test(text) || bare) continue;
      const texts = own === null ? sizeApart(text).flatMap(looseItems) : [text];
      for (const one of texts) statements.push({ header: own, text: one });
    }
  }
  const leads = ENDS_ON_VERB.test(body);
  if (statements.length === 0 && header !== null && countWords(header) > 1 && !leads) {
    return [{ header: null, text: header }];
  }
  return statements;
}

const FEWEST_LOOSE = 3;
const MOST_LOOSE_WORDS = 9;
/** Words that a phrase has on the average, in a list of phrases; a list of words stays whole. */
const MEAN_LOOSE_WORDS = 1.6;
const NO_LOOSE =
  /^(?:the|this|these|it|you|we|our|your|they|with|from|in|of|by|when|if|while|as|to|no|whether|includes?|comes|contains?|made (?:of|from|with|in)|perfect|great|ideal|available|choose|use|features?|spray|apply|wait|add|mix|pour|put|take|cut|fold|press|push|pull|place|turn|wipe|rinse)\b/iu;
/** "…, pears and plums"; "…, for medium and large dogs" is an item by itself. */
const HELD_TOGETHER =
  /^(?!(?:for|with|in|on)\s).*(?:^|\s)(?:and|or|&|plus)\s(?!(?:up|over|older|above|under)$)/iu;
/** What begins as a sentence is no list, however many commas it has. */
const SENTENCE = /\b(?:is|are|was|were|has|have|can|will|we|you)\b/iu;
const CONTINUES =
  /^(?:and|or|but|so|which|that|who|where|while|then|making|giving|plus|as|it|you|they|the|this)\b/iu;

/** "brass fittings, 50 ft reel, kink free": a list that nothing holds together is taken apart. */
function looseItems(text: string): string[] {
  const items = text.split(/,\s+/u);
  const loose =
    items.length >= FEWEST_LOOSE &&
    !HELD_TOGETHER.test(items.at(-1) ?? '') &&
    !/[:.!?()]\s/u.test(text) &&
    items.every((item) => countWords(item) <= MOST_LOOSE_WORDS && !CONTINUES.test(item)) &&
    countWords(text) >= items.length * MEAN_LOOSE_WORDS;
  return loose && !NO_LOOSE.test(text) && !SENTENCE.test(items[0] ?? '') ? items : [text];
}

const ONE_SIZE =
  /^(?:(?<before>[^,]+),\s+)?(?<size>one size fits (?:most|all|many)(?:\s[\p{L}-]+){0,3}?)(?:,\s+(?<after>.+))?$/iu;

/** "Packaged in a box, one size fits most": two statements that a comma holds together. */
function sizeApart(text: string): string[] {
  const { before, size, after } = ONE_SIZE.exec(text)?.groups ?? {};
  return size === undefined ? [text] : [before, size, after].filter((part) => part !== undefined);
}

/** Marks in front, and what joins a few words to something that is not there: "And setup". */
function withoutFront(part: string): string {
  const text = part.replace(/^[-–—*\s]+(?=\p{L})/u, '');
  return countWords(text) <= 3 ? text.replace(/^(?:and|or|but)\s+/iu, '') : text;
}

const INNER_HEADER = /^(\p{Lu}[^:.!?;,\n]{1,30}?):\s+(?=\S)/u;
const NO_HEADER =
  /^(?:the|this|these|it|you|we|our|your|they|there|a|an|choose|perfect|use|note|please|important|warning|contains?|in|for|with|and|or|no|yes)\b/iu;

/** The header of a sentence that is not the first of its line. */
function innerHeader(sentence: string): string | null {
  const header = INNER_HEADER.exec(sentence)?.[1] ?? null;
  return header !== null &&
    countWords(header) <= 3 &&
    !NO_HEADER.test(header) &&
    !/\d$/u.test(header)
    ? header
    : null;
}

function withoutHeader(part: string, header: string | null): string {
  return header === null ? part : part.slice(header.length).replace(/^\s*:\s+/u, '');
}

/** A colon inside a time, a ratio or a long clause makes no header. */
function isHeader(header: string, rest: string, whole: string): boolean {
  const words = wordsOf(header);
  return (
    words.length > 0 &&
    words.length <= (/\p{Ll}/u.test(header) ? 7 : 12) &&
    !/\d$/u.test(header) &&
    // "May crystallize - just warm the jar": neither half says anything alone.
    !/^(?:may|can|will|if|when|should)\b/iu.test(header) &&
    // "Features soft shapes - made of foam": a sentence with an afterthought.
    (/:\s*$/u.test(whole) ||
      !/^(?:Features|Includes|Has|Comes|Made|Is|Contains) \p{Ll}/u.test(header)) &&
    rest.trim() !== ''
  );
}
