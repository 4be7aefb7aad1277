import { literally } from '../write/pattern.ts';
import { isCommonNoun } from './name.ts';
import { mainVerbIndex } from './shape.ts';
import { tagText, type Tagged } from './tagging.ts';
import { isUncounted } from './uncounted.ts';

const LONGEST_SUBJECT = 5;
const PART_OF_SUBJECT = /^(?:NN|NNP|JJ|JJR|JJS|VBG|VBN|VBD|HYPH|RB|CD|\/)$/u;
/** Things that a tagger takes for verbs. */
const WHOLE = /^(?:set|kit|pack|box|cut|print|fit)$/u;
/** Words that stand for a thing or a deed, and want no article. */
const BARE =
  /^(?:everything|anything|nothing|something|everyone|anyone|one|none|assembly|use|part|much|most|all|both|each|every|any|no|not|such|more|less|other|another|enough|half|due|please|when|if|how|what|why|where|who|today|christmas|winner|customer|service)$/iu;
/** Words that go without an article where nothing stands before them: "Size fits all". */
const BARE_ALONE = /^(?:size|model)$/iu;

/**
 * "Mesh window shows what is inside": the subject of such a sentence, which lacks its article,
 * and the rest; `null` where it has one or wants none.
 */
function bareSubject(text: string): { subject: string; rest: string } | null {
  // Names and short forms keep their capitals and go without.
  if (
    !/^(?:\p{Ll}[\p{Ll}’'-]+|\p{Lu}{2,5} \p{Ll}+|(?:\p{Lu}[\p{L}-]+ |\d+ ){1,3}\p{Ll}+)[ /]/u.test(
      text,
    )
  )
    return null;
  const tokens = tagText(text);
  const verb = mainVerbIndex(tokens);
  const word = tokens[verb]?.word ?? '';
  const single =
    /^(?:is|has|was|can|will|may|must|does)$/u.test(word) ||
    tokens[verb]?.tag === 'VBZ' ||
    /[^s]s$/u.test(word);
  if (verb < 1 || verb > LONGEST_SUBJECT || !single) return null;
  const subject = tokens.slice(0, verb);
  const last = subject.at(-1);
  const whole =
    WHOLE.test(last?.word ?? '') && subject.every(({ tag }) => !/^(?:VB[ZP]|DT|PRP\$)$/u.test(tag));
  // "Blade of 30 cm": what counts is the word before "of".
  const of = subject.findIndex(({ word: part }) => part === 'of');
  const head = of > 0 ? subject[of - 1] : last;
  const noun =
    head !== undefined && (head.tag === 'NN' || (subject.length === 1 && isSingleNoun(head.word)));
  if (!whole && (!noun || isUncounted(head.word))) return null;
  if (subject.some(({ word: part }) => BARE.test(part))) return null;
  if (subject.length === 1 && BARE_ALONE.test(last?.word ?? '')) return null;
  const known = (part: Tagged, index: number) =>
    PART_OF_SUBJECT.test(part.tag) ||
    part.word === 'of' ||
    part === head ||
    // "Colorful and magical design": qualities joined.
    (part.tag === 'CC' && subject[index - 1]?.tag === 'JJ' && subject[index + 1]?.tag === 'JJ');
  if (!whole && !subject.every(known)) return null;
  if (/^CD$/u.test(subject[0]?.tag ?? '')) return null;
  const at = text.search(new RegExp(`(?<=\\s)${literally(word)}(?![\\p{L}’'-])`, 'u'));
  return at < 0 ? null : { subject: text.slice(0, at).trim(), rest: text.slice(at) };
}

/** "Handle is coated": a noun, though a tagger takes it for a verb where it comes first. */
function isSingleNoun(word: string): boolean {
  return isCommonNoun(word) && !/s$/u.test(word);
}

const MEASURED_SUBJECT =
  /^\d[\d.,]*\s?(?:fl oz|ml|g|kg|cm|mm|m|inch|oz|l|w|v|mah|gb|tb|ghz|ft) \p{Ll}+ \p{Ll}+s /iu;

/** A sentence whose subject, a single thing, has its article. */
export function withArticle(text: string): string {
  // "100 g tin makes 50 cups": one of them.
  if (MEASURED_SUBJECT.test(text)) return `${/^(?:8|11|18)/u.test(text) ? 'an' : 'a'} ${text}`;
  const found = bareSubject(text);
  return found === null ? text : `the ${found.subject} ${found.rest}`;
}

const ARTICLED = /^(?:the|its)\s((?:[\p{L}’'-]+\s){1,4}?)(?=\p{L})/iu;

/** "The mesh window shows …": what a sentence is about, and what it says of it. */
export function aboutOf(text: string): { thing: string; rest: string } | null {
  if (!ARTICLED.test(text)) return null;
  const found = bareSubject(text.replace(/^(?:the|its)\s/iu, ''));
  return found === null ? null : { thing: found.subject, rest: found.rest };
}
