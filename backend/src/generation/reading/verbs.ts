import { foldWord, saysAnything } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { isTagged, tagText, type Tagged } from './tagging.ts';

/** What the verb of a statement makes of it. */
export type VerbShape =
  /** A subject and a finite verb. */
  | 'clause'
  /** "Use it with …": complete by itself. */
  | 'imperative'
  /** "Includes a strap": a predicate whose subject is the product. */
  | 'predicate'
  | 'none';

const ALWAYS_FINITE: ReadonlySet<string> = new Set(
  (
    "is are was were am has have had can will would should could may might must cannot won't don't doesn't " +
    "can't isn't aren't it's that's you'll you're you've we've we're they're there's here's let's do does did"
  ).split(' '),
);
const RELATIVE: ReadonlySet<string> = new Set([
  'that',
  'which',
  'who',
  'whose',
  'where',
  'when',
  'while',
  'if',
  'as',
  'than',
  'what',
  'how',
  'because',
]);
const PRONOUNS: ReadonlySet<string> = new Set([
  'it',
  'they',
  'you',
  'we',
  'he',
  'she',
  'i',
  'this',
  'these',
  'that',
  'those',
]);
/** What follows an imperative but hardly ever a noun that opens a phrase. */
const OBJECT_OPENERS: ReadonlySet<string> = new Set(
  'the a an your it them this these those with up on any into out over through down in for to at by from all our its his her every each as off back and'.split(
    ' ',
  ),
);
/** Verb forms that open a phrase as nouns more often than as verbs. */
const RATHER_NOUNS: ReadonlySet<string> = new Set(
  (
    'design clip face hand cook float heat play set snap step support switch touch watch wash work charge control change clean coat cushion dress dry guide lock mount press ride roll ' +
    'scan slide slip stand stick stretch swing tie train travel treat twist warm wrap cool close complete open slow last spread light store cover match track pack display test score fit finish style zip ' +
    'point double smooth layer search steam draw schedule tilt feature sport supply use water rest clear show start face brush print shower slice sound print party process part load lace freeze pump seat shape shelter shave machine cup air case strap mark mirror motor plug host own'
  ).split(' '),
);
const RATHER_PLURALS: ReadonlySet<string> = new Set(
  'features measures designs lights stores covers tracks plays packs tests scores styles zips clips faces sets steps supports changes sports supplies works cuts finishes looks shows uses mixes turns brushes straps laces parts cases pumps seats shapes marks mirrors prints coats hooks tips drops mounts sheets stands rolls'.split(
    ' ',
  ),
);

/** The third person of a verb. */
export function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (/(?:s|sh|ch|x|z|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

let thirdPersons: ReadonlySet<string> | undefined;

function isThirdPerson(word: string): boolean {
  thirdPersons ??= new Set([...vocabulary('verbs')].map(thirdPerson));
  return thirdPersons.has(word);
}

/** Reads what the verb of an English statement makes of it. */
export function verbShapeOf(text: string): VerbShape {
  const tokens = tagText(text).filter(({ word }) => saysAnything(word));
  const [first, second] = tokens;
  if (first === undefined) return 'none';
  if (/^(?:we|you|they|it|i|he|she|that|there|here)['’](?:re|s|ll|ve|d|m)\b/iu.test(text))
    return 'clause';
  if (tokens.some((token, index) => index > 0 && isMainVerb(token, index, tokens))) return 'clause';
  if (opensImperative(first, second)) return 'imperative';
  if (opensPredicate(first, second)) return 'predicate';
  return 'none';
}

function isMainVerb(token: Tagged, index: number, tokens: readonly Tagged[]): boolean {
  const word = foldWord(token.word);
  const before = tokens[index - 1];
  if (before === undefined) return false;
  const previous = foldWord(before.word);
  if (inRelative(index, tokens)) return false;
  if (ALWAYS_FINITE.has(word) || ALWAYS_FINITE.has(token.word.toLowerCase())) return true;
  if (ALWAYS_FINITE.has(before.word.toLowerCase())) return false;
  if (/'(?:s|re|ll|ve|d)$/u.test(token.word.toLowerCase()) && PRONOUNS.has(word)) return true;
  const next = tokens[index + 1];
  if (next === undefined && !PRONOUNS.has(previous)) return false;
  if (isThirdPerson(word) && !RATHER_PLURALS.has(word)) {
    // "Zip pockets": a plural noun is no verb where nothing that it could act on follows.
    const object =
      next !== undefined &&
      (OBJECT_OPENERS.has(foldWord(next.word)) ||
        isTagged(next, 'DT', 'PRP', 'RB', 'JJ', 'CD', 'VBG', 'NN', 'TO', 'IN'));
    return object && isTagged(before, 'NN', 'PRP', 'RB', 'VB', 'CD', 'JJ');
  }
  // "Set features a track": what is a noun elsewhere is a verb before its object.
  if (isThirdPerson(word) && next !== undefined && isOf(foldWord(next.word), 'object words')) {
    return isTagged(before, 'NN');
  }
  if (isThirdPerson(word) && next?.tag === 'CD' && isOf(word, 'verbs with a number')) return true;
  if (token.tag === 'VBP' || token.tag === 'VB') {
    return (
      (PRONOUNS.has(previous) ||
        (isTagged(before, 'NN') && before.tag.endsWith('S')) ||
        (before.tag === 'NNP' && previous.endsWith('s'))) &&
      vocabulary('verbs').has(word) &&
      !RATHER_NOUNS.has(word)
    );
  }
  return false;
}

const RELATIVE_REACH = 4;

/** "A strap that holds": the verb belongs to a clause inside the phrase. */
function inRelative(index: number, tokens: readonly Tagged[]): boolean {
  for (let at = index - 1; at >= Math.max(0, index - RELATIVE_REACH); at--) {
    const word = foldWord(tokens[at]?.word ?? '');
    if (RELATIVE.has(word)) return at > 0;
    if (ALWAYS_FINITE.has(word)) return false;
  }
  return false;
}

function opensImperative(first: Tagged, second: Tagged | undefined): boolean {
  const word = foldWord(first.word);
  if (second === undefined || !vocabulary('verbs').has(word)) return false;
  const opener = OBJECT_OPENERS.has(foldWord(second.word));
  if (word === 'use') return opener;
  if (RATHER_NOUNS.has(word)) return opener && !isOf(foldWord(second.word), 'preposition objects');
  return opener || isTagged(second, 'DT', 'PRP', 'JJ', 'CD', 'NN', 'RB', 'VB');
}

function opensPredicate(first: Tagged, second: Tagged | undefined): boolean {
  const word = foldWord(first.word);
  if (second === undefined) return false;
  if (ALWAYS_FINITE.has(word)) return true;
  if (!isThirdPerson(word)) return false;
  return !RATHER_PLURALS.has(word) || isTagged(second, 'DT', 'CD', 'PRP');
}
