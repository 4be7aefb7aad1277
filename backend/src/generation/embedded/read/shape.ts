import { isCommonNoun } from './name.ts';
import { tagText, type Tagged } from './tagging.ts';
import {
  BASE_VERBS,
  isAlwaysFinite,
  isRatherNoun,
  opensAsImperative,
  opensAsPredicate,
} from './verbs.ts';

/** How a statement is built, and so how it can enter a sentence. */
export type Shape =
  | 'sentence'
  | 'imperative'
  | 'predicate'
  | 'participle'
  | 'adjective'
  | 'prepositional'
  | 'noun'
  /** How it is cleaned, in few words: "Machine wash/dry". */
  | 'care'
  /** What the product itself is: "White performance tank". */
  | 'identity';

const PREPOSITIONS =
  /^(?:for|with|in|on|from|by|at|of|to|as|without|under|over|inside|around|after|before|up)$/u;
const NOUN_TAGS = /^(?:NN|NNS|NNP|NNPS|PRP|EX)$/u;
const ADJECTIVE_OPENERS =
  /^(?:easy|perfect|ideal|great|ready|suitable|safe|compatible|available|good|excellent|non-toxic|nontoxic|fun|simple|quick|best|comfortable|recommended|appropriate|useful|handy)$/u;
const ADJECTIVE_FOLLOWERS = /^(?:to|for|with|and|on|as|in|,|enough|at|when|,)$/u;
const CARE =
  /^(?:no|do not|don['’]t) (?:bleach|iron|tumble)|^(?:machine|hand|tumble|line|spot|dry|air|surface)[- ](?:wash|dry|clean)(?![a-z])/iu;
/** What follows a verb, where its like is a noun as well: "works on gas". */
const ON_ITS_WAY =
  /^(?:on|onto|with|in|up|into|out|the|a|an|your|any|all|both|well|best|as|without|to|under|over|\d.*)$/u;
const RELATIVE = /^(?:that|which|who|whose|where|when|while|if|as|because|so|until)$/u;

/** Finds the shape of a statement, headers and end marks apart. */
export function shapeOf(text: string): Shape {
  const tokens = tagText(text);
  const first = tokens[0]?.word.toLowerCase() ?? '';
  const second = tokens[1]?.word.toLowerCase() ?? '';
  if (/^(?:you|we|they|it|i|he|she|there|that|here)['’](?:re|ve|ll|s|d|m)\b/iu.test(text))
    return 'sentence';
  if (
    /^(?:there|here|it|this|they|you|we|he|she|i)$/u.test(first) &&
    tokens.length > 2 &&
    first !== 'this'
  ) {
    return 'sentence';
  }
  if (CARE.test(text)) return 'care';
  // "Cut from one piece" tells how it was made; "self-levels in seconds" what it does.
  if (/^(?:cut|knit|set) (?:from|in|of)\b/iu.test(text)) return 'participle';
  if (/^self-\p{L}{3,}s\s/iu.test(text)) return 'predicate';
  if (FRAGMENT.test(text)) return 'noun';
  if (MADE_TWICE.test(text)) return 'participle';
  if (/^(?:hand|home)-?(?:made|crafted|woven|painted|sewn|poured|blown|carved)\b/iu.test(text)) {
    return 'participle';
  }
  // "Non slip", "not greasy": how it is, and no thing.
  if (/^(?:non|anti|not)[ -]\p{L}+$/iu.test(text)) return 'adjective';
  if (/^(?:this|these|our|each)$/u.test(first) && tokens.slice(2).some(isLikelyVerb)) {
    return 'sentence';
  }
  if (isImperative(tokens, first, second)) return 'imperative';
  if (
    /^(?:works|sits|stacks|rests|pops|pours|puts|walks|covers|clips|hooks|plugs|snaps)$/u.test(
      first,
    ) &&
    ON_ITS_WAY.test(second)
  )
    return 'predicate';
  // "Projects stars on the ceiling", but "projects include a birdhouse".
  if (first === 'projects' && /^(?:NNS?|DT|CD|JJ|PRP\$)$/u.test(tokens[1]?.tag ?? '')) {
    return 'predicate';
  }
  if (first === 'sets' && second === 'up') return 'predicate';
  if (first === 'packs' && /^(?:into|in|up|away|down)$/u.test(second)) return 'predicate';
  if (/^(?:smells|tastes|consists|reminds)$/u.test(first)) return 'predicate';
  if (opensAsPredicate(first) && !isAlwaysFinite(second) && !/^(?:of|and|are)$/u.test(second))
    return 'predicate';
  if (hasMainVerb(tokens)) return isPraise(tokens) ? 'noun' : 'sentence';
  if (/^(?:officially|specially|proudly|fully|hand)$/u.test(first) && /(?:ed|made)$/u.test(second))
    return 'participle';
  if (
    /^(?:made|crafted|designed|constructed|built|used|featuring|including|licensed|inspired|recommended|packed|packaged|printed|manufactured|assembled|formulated)$/u.test(
      first,
    ) &&
    PREPOSITIONS.test(second)
  )
    return 'participle';
  if (tokens[0]?.tag === 'VBN' && tokens[1]?.tag === 'IN') return 'participle';
  if (first === 'featuring' || first === 'including') return 'participle';
  if (isAdjective(tokens, first, second)) return 'adjective';
  return PREPOSITIONS.test(first) ? 'prepositional' : 'noun';
}

/** "Sanded smooth and finished with lacquer". */
export const MADE_TWICE = /^\p{L}{3,}ed (?:\p{L}+ )?and \p{L}{3,}ed (?:with|in|by|for|to|from)\b/iu;

/** What holds a verb and is no sentence all the same: "Everything you need, plus more". */
const FRAGMENT =
  /^(?:just (?:for|to|in)\b|easy to \p{L}+ \p{L}+s$|glow[- ]in[- ]the[- ]dark\b|(?:everything|all|anything) (?:you|they|we) (?:need|want)s?\b(?!.*\b(?:is|are|has|have)\b)|(?:\p{L}+ ){1,5}\p{L}+, each )/iu;

/** "Perfect party supplies for …": praise and a thing, whose last word may be a verb elsewhere. */
function isPraise(tokens: readonly Tagged[]): boolean {
  const verb = tokens[mainVerbIndex(tokens)]?.word.toLowerCase() ?? '';
  return ADJECTIVE_OPENERS.test(tokens[0]?.word.toLowerCase() ?? '') && !isAlwaysFinite(verb);
}

function isLikelyVerb({ word, tag }: Tagged): boolean {
  const low = word.toLowerCase();
  return isAlwaysFinite(low) || tag === 'MD' || opensAsPredicate(low);
}

function isImperative(tokens: readonly Tagged[], first: string, second: string): boolean {
  if (/^(?:please|do|don't|never|always|simply|just|let)$/u.test(first)) return tokens.length > 2;
  if (!opensAsImperative(first, second)) return false;
  // "Support band with clasp" is a thing; "Build a castle" is a deed.
  const object = tokens[1]?.tag ?? '';
  // "Fold-out kickstand" is a thing as well.
  if (tokens.length === 1 || object === 'HYPH' || second.startsWith('-')) return false;
  // "Filter catches hair": the filter does.
  if (opensAsPredicate(second) && isCommonNoun(first)) return false;
  // So is "Pull toy introduces cause and effect": the toy does.
  const [, thing, verb, after] = tokens;
  const done = verb?.word ?? '';
  if (thing?.tag === 'NN' && after !== undefined && opensAsPredicate(done) && !isRatherNoun(done)) {
    return false;
  }
  if (/(?:resistant|proof|free|able|ible)$/u.test(second)) return false;
  if (/^(?:included|required)$/u.test(tokens.at(-1)?.word ?? '')) return false;
  return (
    !(/^(?:NN)$/u.test(object) && tokens.length <= 3) ||
    /^(?:add|create|enjoy|use|make|build|explore|collect|wear|protect|prevent|improve|filter|reduce|block)$/u.test(
      first,
    )
  );
}

/** Whether a finite verb follows a subject outside of a relative clause. */
function hasMainVerb(tokens: readonly Tagged[]): boolean {
  return mainVerbIndex(tokens) > 0;
}

/** Where the main verb of a statement stands, or -1. */
export function mainVerbIndex(tokens: readonly Tagged[]): number {
  const opener = tokens[0]?.word.toLowerCase() ?? '';
  // "Filter catches hair": a verb of the third person tells that the word before it is a noun.
  let subject =
    /^(?:set|kit|pack|game|cut|print|fit)$/u.test(opener) ||
    (opensAsPredicate(tokens[1]?.word.toLowerCase() ?? '') && isCommonNoun(opener));
  let relative = false;
  let coordinated = false;
  for (let index = 0; index < tokens.length; index++) {
    const { word, tag } = tokens[index] ?? { word: '', tag: '' };
    const low = word.toLowerCase();
    if (RELATIVE.test(low) && index > 0) relative = true;
    if (low === ',' || low === ';' || low === '--') relative = false;
    if (low === 'and') coordinated = true;
    const sure = index > 0 && (isAlwaysFinite(low) || tag === 'MD');
    const finite =
      sure || (subject && isFinite(low, tag, coordinated, tokens[index - 1], tokens[index + 1]));
    if (finite && !relative) return index;
    if (finite) relative = false;
    if (NOUN_TAGS.test(tag) || tag === 'VBG' || tag === 'CD') subject = true;
  }
  return -1;
}

function isFinite(
  word: string,
  tag: string,
  coordinated: boolean,
  before?: Tagged,
  after?: Tagged,
): boolean {
  if (before !== undefined && after?.word === 'into' && /[^s]s$/u.test(word)) return true;
  if (before === undefined || /^(?:HYPH|IN|TO|DT|JJ|PRP\$|CD)$/u.test(before.tag)) return false;
  const ends = after === undefined || /^(?:[,.;)]|and|or|of|&)$/u.test(after.word);
  if (ends && /^(?:NN|NNS)$/u.test(before.tag) && !isAlwaysFinite(word)) return false;
  if (/^(?:and|or|&|,)$/u.test(before.word)) return false;
  if (isAlwaysFinite(word)) return true;
  if (tag === 'VBD' && before.tag === 'PRP') return true;
  // "Cup measures side by side" are cups.
  if (word === 'measures') return after !== undefined && /^(?:CD|DT|RB|JJR)$/u.test(after.tag);
  if (opensAsPredicate(word))
    return after !== undefined && !/^(?:[,.;)]|and|or|of)$/u.test(after.word);
  if (coordinated && BASE_VERBS.has(word) && /^VBP?$/u.test(tag) && before.tag === 'NN')
    return true;
  if (SURELY_DONE.test(word) && /^NNS?$/u.test(before.tag) && after !== undefined)
    return /^(?:DT|PRP|PRP\$|VBG|JJ|CD|NNS)$/u.test(after.tag);
  // "The Red Shoes make …": a name in the plural.
  const several = /^(?:NNS|NNPS|PRP)$/u.test(before.tag) || (tag === 'VBP' && isPluralName(before));
  if (BASE_VERBS.has(word) && several)
    return after !== undefined && tag !== 'NN' && !/^VB[ND]$/u.test(after.tag);
  return tag === 'VBZ' && before.tag !== 'HYPH' && after !== undefined;
}

/** Verbs in the base form that name no thing, whatever a tagger takes them for. */
const SURELY_DONE =
  /^(?:take|keep|give|make|let|allow|bring|provide|include|require|ensure|offer)$/u;

function isPluralName({ word, tag }: Tagged): boolean {
  return tag === 'NNP' && /[^s]s$/u.test(word);
}

function isAdjective(tokens: readonly Tagged[], first: string, second: string): boolean {
  if (tokens[0]?.tag === 'JJ' && /^(?:enough|to|for)$/u.test(second)) return true;
  if (ADJECTIVE_OPENERS.test(first) && (second === '' || ADJECTIVE_FOLLOWERS.test(second)))
    return true;
  const words = tokens.filter(({ tag }) => /\p{L}/u.test(tag));
  const last = words.at(-1);
  if (last === undefined) return false;
  const comma = tokens.findIndex(({ word }) => word === ',');
  const listed = comma >= 0;
  // "Cotton wick, lead-free": a thing and what it is.
  if (comma > 1 && /^NNS?$/u.test(tokens[comma - 1]?.tag ?? '')) return false;
  if (words.length <= 9 && !listed && /^(?:included|required)$/u.test(last.word)) return true;
  // "Perfect fit and very comfortable": a thing and a quality are neither.
  const both = words.findIndex(({ tag }) => tag === 'CC');
  if (both > 0 && words[both - 1]?.tag === 'NN') return false;
  if (
    words.length <= 5 &&
    /(?:able|ible|proof|resistant|free|safe|friendly|repellent|wicking|ready|dry|toxic|compatible|breathable|flexible|contoured|imported|included|licensed|washable|assembled|required|shrunk|dyed|fitted|sized)$/iu.test(
      last.word,
    )
  )
    return true;
  return words.every(({ tag }) => /^(?:JJ[RS]?|RB|CC|VBN|HYPH)$/u.test(tag));
}

/** Words after which a noun phrase only tells more of its head. */
const HEAD_ENDS =
  /^(?:with|for|of|in|on|from|to|that|which|who|by|and|or|including|featuring|made|designed|under|at|as|plus|,|\(|:|;|--|-|–)$/u;

const HEAD_TAGS = /^(?:NN|NNS|NNP|NNPS|VBG|VB|VBP|VBZ|JJ)$/u;

/** The noun that a phrase is about, and whether it is plural or has no plural at all. */
export function headOf(text: string): { head: string; plural: boolean } {
  const tokens = tagText(text);
  let head = '';
  let tag = '';
  for (const [index, token] of tokens.entries()) {
    const low = token.word.toLowerCase();
    const ends = HEAD_ENDS.test(low) && !(tag === 'JJ' && /^(?:and|or|,)$/u.test(low));
    if (ends && head !== '' && token.tag !== 'HYPH' && tokens[index - 1]?.tag !== 'HYPH') break;
    if (HEAD_TAGS.test(token.tag) && /\p{L}{2}/u.test(token.word)) {
      head = token.word;
      tag = token.tag;
    }
  }
  const low = head.toLowerCase();
  const plural =
    /^NNP?S$/u.test(tag) ||
    (/^NNP$/u.test(tag) && /[^su]s$/u.test(low)) ||
    /(?:men|children|people|feet|teeth|mice|dice|geese)$/u.test(low) ||
    /^(?:shorts|pants|tights|gloves|glasses|scissors|trousers|jeans|leggings|capris|shoes|eggs)$/u.test(
      low,
    ) ||
    (/[^siu]s$/u.test(low) && tag === 'VBZ');
  return { head: low, plural };
}
