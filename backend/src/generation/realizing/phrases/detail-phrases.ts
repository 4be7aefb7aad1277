import { isTold } from '../../reading/doubts.ts';
import type { Quote, Reading, Unit } from '../../reading/index.ts';
import { isAdjective } from '../../reading/tagging.ts';
import { isThirdPerson } from '../../reading/verbs.ts';
import { foldWord, stemOf, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { cite, type Cited } from '../cited.ts';
import { withoutEndMark } from '../edits.ts';
import { kindOf, type WordKind } from './word-kinds.ts';

const MAX_WORDS = 4;
const PLAIN: ReadonlySet<WordKind> = new Set([
  'noun',
  'gerund',
  'material',
  'describing',
  'technical',
]);
/** A statement that says what the product is not. */
const DENIES =
  /\b(?:no|not|never|unlike|than|instead|without|other|isn['’]t|aren['’]t|don['’]t)\b/iu;

/** "Memory foam dog bed": what the details call the product. */
export function detailPhrases(reading: Reading, core: readonly string[]): Cited[] {
  return reading.units.flatMap((unit) => {
    if (!isTold(unit) || DENIES.test(unit.text)) return [];
    return phrasesIn(unit, core).map((words) => cite(words.join(' '), unit));
  });
}

/** Phrases that hold the whole noun, or its last word after "this" or at the start ("A rich night cream"). */
function phrasesIn(unit: Unit, core: readonly string[]): string[][] {
  const words = unit.text.split(/\s+/u);
  const stems = core.map(stemOf);
  const isVague = vocabulary('generic-nouns').has(foldWord(core.at(-1) ?? ''));
  return words.flatMap((word, at) => {
    if (stemOf(wordsOf(word)[0] ?? '') !== stems.at(-1)) return [];
    let from = at;
    while (from > 0 && at - from < MAX_WORDS - 1 && isPart(words[from - 1] ?? '', from === 1))
      from -= 1;
    const before = words[from - 1] ?? '';
    // What is longer than a phrase is not cut anywhere.
    if (from === at || isPart(before, from === 1)) return [];
    if (['material', 'owner'].includes(kindOf(wordsOf(word)[0] ?? ''))) return [];
    const phrase = words.slice(from, at + 1).map((one) => wordsOf(one)[0] ?? '');
    const isWhole = stems.every(
      (stem, index) => stemOf(phrase[phrase.length - stems.length + index] ?? '') === stem,
    );
    if (isWhole && core.length > 1) return [phrase];
    const opens = from === 0 || (from === 1 && isOf(before, 'articles'));
    if (isVague) return [];
    if (!opens && !isOf(before, 'pointers at a product')) return [];
    while (phrase.length > 2 && isAdjective(phrase[0])) phrase.shift();
    return [phrase];
  });
}

function isPart(word: string, opens: boolean): boolean {
  const small = foldWord(word);
  const kind = kindOf(word);
  const isCommon =
    word === word.toLowerCase() || kind === 'technical' || (opens && kind !== 'noun');
  return (
    /^[\p{L}'’-]+$/u.test(word) &&
    isCommon &&
    PLAIN.has(kind) &&
    !isOf(small.split('-')[0] ?? '', 'numbers') &&
    !isOf(small, 'idle terms') &&
    (!/^\p{L}+ed$/u.test(small) || isOf(small, 'treated') || isOf(small, 'searched traits')) &&
    !isOf(small, 'counted amounts') &&
    !vocabulary('opinions').has(small) &&
    !vocabulary('verbs').has(small) &&
    !isThirdPerson(small)
  );
}

const MATERIAL_LABEL = /^(?:materials?|fabric|made (?:of|from)|composition)$/iu;

/** "Aluminum": the one material that the details name for the whole product. */
export function materialOf({ lines }: Reading): Quote[] {
  for (const { label, units } of lines) {
    const [unit] = units;
    if (unit === undefined || (label !== undefined && !MATERIAL_LABEL.test(label.text.trim())))
      continue;
    const text = withoutEndMark(unit.text.replace(MADE_OF, ''));
    const [said = ''] = text.split(/[,;(]/u);
    const words = wordsOf(said.replace(/^\d+ ?%/u, ''));
    const isMaterial = (word: string) => vocabulary('materials').has(word.toLowerCase());
    const plain = words.every(
      (word) => isMaterial(word) || vocabulary('qualities').has(word.toLowerCase()),
    );
    const one = wordsOf(text).filter(isMaterial).length === 1 && isMaterial(words.at(-1) ?? '');
    if (plain && one && words.length < 3) return [{ text: words.join(' '), span: unit.span }];
  }
  return [];
}

const MADE_OF = /^(?:made|crafted) (?:of|from) /iu;

/** "Reusable", "Cordless, rechargeable and waterproof": traits that are a statement of their own. */
export function traitsOf({ units }: Reading): Quote[] {
  return units.flatMap(({ text, span, kind }) => {
    if (!isTold({ kind })) return [];
    const [said = ''] = withoutEndMark(text).split(/\s(?:with|for|in|to)\s|\s?\(/iu);
    const traits = said.split(/,\s(?:and\s)?|\s(?:and|&)\s/iu);
    const isTrait = (word: string) => isOf(word, 'searched traits');
    return traits.every(isTrait) ? traits.map((word) => ({ text: word, span })) : [];
  });
}

interface People {
  readonly text: string;
  readonly quote: readonly Quote[];
}

const GROUPS: Readonly<Record<string, string>> = {
  men: "men's",
  women: "women's",
  boys: "boys'",
  girls: "girls'",
};
const FOR_PEOPLE = /\bfor (men|women|kids|toddlers|boys|girls)\b(?! (?:and|&|or|men|women)\b)/iu;

/** "Women's": whom the product is for, where the name or the category says so. */
export function peopleOf({ name, request }: Reading): People[] {
  const named = FOR_PEOPLE.exec(name.text)?.[1]?.toLowerCase();
  if (named !== undefined) return [{ text: GROUPS[named] ?? named, quote: [] }];
  const own = wordsOf(name.text).find((word) => kindOf(word) === 'people');
  if (own !== undefined) return [];
  const category = request.category ?? '';
  const group = category
    .split('>')
    .map((level) => level.trim())
    .findLast((level) => level.toLowerCase() in GROUPS);
  if (group === undefined) return [];
  const start = category.indexOf(group);
  const quote: Quote = {
    text: group,
    span: { field: 'category', start, end: start + group.length },
  };
  return [{ text: GROUPS[group.toLowerCase()] ?? '', quote: [quote] }];
}
