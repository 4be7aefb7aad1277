import { countWords } from '../../text/words.ts';
import { headOf } from './shape.ts';
import { tagText, type Tagged } from './tagging.ts';
import { BASE_VERBS, isRatherNoun, opensAsPredicate } from './verbs.ts';

const LONGEST_THING = 12;
const PART_OF_THING =
  /^(?:DT|CD|JJ|JJR|JJS|RB|NN|NNS|NNP|NNPS|IN|CC|HYPH|POS|PRP\$|VBN|VBG|VBD|,|''|``|"|\/)$/u;
const ENDS_THING = /^(?:NN|NNS|NNP|NNPS)$/u;
/** Nouns that a tagger takes for verbs at the end of a phrase. */
const NOUNS_LIKE_VERBS =
  /^(?:fit|handles?|straps?|clips?|zips?|stitching|lining|piping|seams?|cuffs?|pockets?|closure|padding|trim|finish|design|display|cover|lid|base|grip|wheels?|buttons?|hooks?|seat)$/iu;
const NO_THING =
  /^(?:each|every|all|whether|when|if|even|not|please|due|because|like|as|and|or|but|both|chances|everything|anything|nothing|once|now|no|never|always|also|only|just|per|approx|approximately|about|up|over|more|than|warning|caution|note|recommended|search|look|item|size|sizes|color|colour|colors|colours)\b/iu;
/** Plurals that stand before another noun. */
const PLURAL_FRONT =
  /^(?:sports|kids|mens|womens|ladies|goods|savings|sales|arts|games|customs)$/iu;
const UNITS =
  /^(?:inch|inches|feet|foot|ft|cm|mm|m|pounds?|lbs?|ounces?|oz|grams?|g|kg|volts?|v|watts?|mah|years?|months?|hours?|minutes?|days?|percent|no|number|part|model|way|lot|lots|separately|world|time|times|bros|size|sizes|people|persons?|value|group|fun|protection)$/iu;

/** Whether a text is plainly the name of a thing that can be had: "a padded strap". */
export function isThing(text: string): boolean {
  const words = countWords(text);
  if (words < 2 || words > LONGEST_THING || NO_THING.test(text)) return false;
  if (/^\d+[-–]\d+ /u.test(text) || /^two[- ]tone\b/iu.test(text)) return false;
  if (/[:;()?!%@#*=–—]| - |, \d|\.\s|\d\s?["”″'’]/u.test(text)) return false;
  const tokens = tagText(text);
  // "Silent, no ticking": a quality before a comma names nothing.
  if (tokens[1]?.word === ',' && /^(?:JJ|RB|VBN)$/u.test(tokens[0]?.tag ?? '')) return false;
  if (!tokens.every((token, index) => isPart(token, index === tokens.length - 1))) return false;
  const last = tokens.at(-1);
  const ending = last?.word ?? '';
  const noun =
    ENDS_THING.test(last?.tag ?? '') ||
    NOUNS_LIKE_VERBS.test(ending) ||
    /stitching$/iu.test(ending);
  if (!noun || !tokens.some(({ tag }) => /^NNS?$|^VB/u.test(tag))) return false;
  // "Projects stars": the first of two plurals is a verb that we do not know.
  const [one, two] = tokens;
  if (one?.tag === 'NNS' && two?.tag === 'NNS' && !PLURAL_FRONT.test(one.word)) return false;
  // "Hand-picked in spring": how it is made is no thing that it has.
  if (/ed$/u.test(one?.word ?? '') && two?.tag === 'IN') return false;
  if (two?.tag === 'HYPH' && /ed$/u.test(tokens[2]?.word ?? '') && tokens[3]?.tag === 'IN') {
    return false;
  }
  // "Ribbed cuffs, banded waist": two things and no "and".
  const [comma, more] = [
    tokens.findIndex(({ word }) => word === ','),
    tokens.some(({ tag }) => tag === 'CC'),
  ];
  if (comma > 0 && !more && /^NNS?$/u.test(tokens[comma - 1]?.tag ?? '')) return false;
  // "Removable and repositionable with no residue": what stands before "with" names nothing.
  const within = tokens.findIndex(({ tag }) => tag === 'IN');
  if (within > 0 && !tokens.slice(0, within).some(({ tag }) => /^NN/u.test(tag))) return false;
  if (holdsVerb(text)) return false;
  const { head } = headOf(text);
  if (head.length < 3 || UNITS.test(head) || !/^\p{L}+$/u.test(head)) return false;
  return !tokens.some((token, index) => isTorn(token, tokens[index + 1], index));
}

/** "Toy for 1 year old helps baby practice": a verb, though a tagger takes it for a noun. */
export function holdsVerb(text: string): boolean {
  const tokens = tagText(text);
  return tokens.some(({ word }, index) => {
    const next = tokens[index + 1];
    if (index > 0 && word === 'lights' && next?.word === 'up') return true;
    if (index > 0 && /[^s]s$/u.test(word) && next?.word === 'into') return true;
    const particle = next?.word ?? '';
    if (index > 0 && opensAsPredicate(word) && /^(?:out|away|off)$/u.test(particle)) return true;
    if (index > 0 && BASE_VERBS.has(word) && /^(?:up|together|apart)$/u.test(particle)) return true;
    return (
      index > 0 &&
      next !== undefined &&
      opensAsPredicate(word) &&
      /^(?:DT|PRP|PRP\$|NN|JJ|TO)$/u.test(next.tag) &&
      !isRatherNoun(word)
    );
  });
}

function isPart({ word, tag }: Tagged, last: boolean): boolean {
  return PART_OF_THING.test(tag) || (last && (NOUNS_LIKE_VERBS.test(word) || /ing$/u.test(word)));
}

/** Two things side by side, or a verb behind a noun: "foam pieces 100", "batteries included". */
function isTorn(token: Tagged, next: Tagged | undefined, index: number): boolean {
  if (next === undefined) return false;
  const noun = /^NNS?$/u.test(token.tag);
  if (noun && /^(?:CD|DT|PRP\$)$/u.test(next.tag)) return true;
  if (token.tag === 'NNS' && /^(?:VBD|VBN|VBG|RB|JJ)$/u.test(next.tag)) return true;
  return index === 0 && /^(?:CC|IN)$/u.test(token.tag);
}
