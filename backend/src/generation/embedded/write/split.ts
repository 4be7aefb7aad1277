import { countParts, countWords } from '../../text/words.ts';
import { capital } from '../read/calm.ts';
import { mainVerbIndex, shapeOf } from '../read/shape.ts';
import { clauseOf } from './clause.ts';
import { tagText } from '../read/tagging.ts';
import { finiteOf, isPlural, standsAlone } from './whole.ts';

/** Longest sentence that reads in one breath (listing rules: sentences over 20 words). */
export const LONGEST_SENTENCE = 20;
/** What a sentence of its own surely begins with. */
const OPENS_SENTENCE =
  /^(?:the|an?|it|they|you|we|he|she|this|these|those|there|its|your|our|each|all|both|every|no)\b/iu;

/** Where a long sentence can be parted, and how its second part then begins. */
const JOINTS: readonly (readonly [RegExp, string])[] = [
  [/\s+[-–—]{1,2}\s+/gu, ''],
  [/,?\s+while\s+(?=\S+ \S+ \S+)/giu, 'Meanwhile, '],
  [/,?\s+and\s+then\s+/giu, 'Then '],
  [/,?\s+but\s+(?:also\s+)?/giu, 'But '],
  [/,?\s+because\s+/giu, 'That is because '],
  [/,\s+(?:and|plus)\s+/giu, ''],
  [/,?\s+so\s+(?:that\s+)?/giu, 'So '],
  [/,\s+whereas\s+/giu, 'Meanwhile, '],
  [/:\s+/gu, ''],
  [/\s+\(/gu, ''],
  [/,\s+/gu, ''],
  [/\s+and\s+/giu, ''],
];

/**
 * Parts a sentence of more than so many words where a clause of its own begins, or where one can be made
 * of what hangs on. What cannot be parted without leaving a fragment stays whole.
 */
export function splitLong(sentence: string, longest = LONGEST_SENTENCE): string[] {
  if (countParts(sentence) <= longest) return [sentence];
  const parts =
    atClause(sentence) ??
    atFront(sentence) ??
    atExamples(sentence) ??
    atModifier(sentence) ??
    atHanging(sentence) ??
    atApposition(sentence) ??
    atColon(sentence);
  return parts === null ? [sentence] : parts.flatMap((part) => splitLong(part, longest));
}

function atClause(sentence: string): [string, string] | null {
  const middle = sentence.length / 2;
  for (const [pattern, opening] of JOINTS) {
    const joints = [...sentence.matchAll(pattern)].sort(
      (a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle),
    );
    for (const joint of joints) {
      const head = sentence.slice(0, joint.index).trim();
      let tail = sentence.slice(joint.index + joint[0].length).trim();
      if (joint[0].includes('(')) {
        if (!tail.endsWith(')')) continue;
        tail = tail.slice(0, -1);
      }
      if (!standsAlone(head) || !standsAlone(tail)) continue;
      // "and" joins words far more often than sentences.
      const loose = /^(?:,?\s+(?:and\s+)?|,\s+(?:and|plus)\s+)$/iu.test(joint[0]);
      // "Feels easy and look good": only orders go on with an order.
      const ordered =
        shapeOf(tail) === 'imperative' &&
        (shapeOf(head) === 'imperative' || /^(?:do not|don['’]t|please)\b/iu.test(tail));
      if (loose && !OPENS_SENTENCE.test(tail) && !ordered) continue;
      if (/^(?:until|unless|since|although|though|as|before|after)\b/iu.test(tail)) continue;
      return [head, opening === '' ? capital(tail) : opening + tail];
    }
  }
  return null;
}

/** "Good for running, the pant has …": what is in front becomes a sentence of its own behind. */
function atFront(sentence: string): [string, string] | null {
  for (const joint of sentence.matchAll(/,\s+(?=(?:the|our|this|these|it|they|it['’]s)\s)/giu)) {
    const head = sentence.slice(0, joint.index).trim();
    const tail = sentence.slice(joint.index + joint[0].length).trim();
    const shape = shapeOf(head);
    if (/^an?\s/iu.test(head) && countWords(head) <= 12 && standsAlone(tail)) {
      return [capital(tail), `It is ${head.charAt(0).toLowerCase()}${head.slice(1)}`];
    }
    if (countWords(head) < 3 || !standsAlone(tail) || !/^(?:adjective|participle)$/u.test(shape))
      continue;
    if (/^(?:known|from|with|like)\b/iu.test(head)) continue;
    const plural = isPlural(tail);
    const clause = clauseOf(
      {
        text: head.charAt(0).toLowerCase() + head.slice(1),
        shape,
        plural: false,
        words: 0,
        header: null,
        attribute: false,
        order: 0,
        theme: 'notes',
      },
      {
        subject: plural ? 'They' : 'It',
        them: plural ? 'them' : 'it',
        kind: 'item',
        plural,
        can: false,
      },
    );
    return [capital(tail), clause];
  }
  return null;
}

/** What "made of", "designed for" and their like say in a sentence of their own. */
const MODIFIERS: readonly (readonly [RegExp, string, string])[] = [
  [/,?\s+(?:made|crafted|constructed|built) (?:of|from|with)\s+/iu, 'consists of', 'consist of'],
  [/,?\s+designed for\s+/iu, 'suits', 'suit'],
  [/,?\s+designed to\s+/iu, 'serves to', 'serve to'],
  [/,?\s+inspired by\s+/iu, 'draws on', 'draw on'],
];

function atModifier(sentence: string): [string, string] | null {
  for (const [pattern, singular, several] of MODIFIERS) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const head = sentence.slice(0, match.index).trim();
    const tail = sentence.slice(match.index + match[0].length).trim();
    if (!standsAlone(head) || /\band\s+\p{L}+ed\b/u.test(tail)) continue;
    return [head, isPlural(head) ? `They ${several} ${tail}` : `It ${singular} ${tail}`];
  }
  return null;
}

/** "… such as a timer": examples make a sentence of their own. */
function atExamples(sentence: string): [string, string] | null {
  const match = /^(.*?\S),?\s+such as\s+(.+)$/u.exec(sentence);
  const [, head = '', tail = ''] = match ?? [];
  return countWords(tail) >= 3 && standsAlone(head) ? [head, `Think of ${tail}`] : null;
}

/** "…: relaxed fit, comfortable waistband": what follows a colon is what it has. */
function atColon(sentence: string): [string, string] | null {
  const match = /^(.*\S):\s+(\S.*)$/u.exec(sentence);
  const [, head = '', tail = ''] = match ?? [];
  if (!standsAlone(head) || /\d$/u.test(head)) return null;
  if (shapeOf(tail) !== 'noun' || countWords(tail) < 2) return null;
  return [head, `${isPlural(head) ? 'They have' : 'It has'} ${tail}`];
}

/** ", a top for gym and studio" at the end: "It is a top for gym and studio". */
function atApposition(sentence: string): [string, string] | null {
  const match = /^(.*\S),\s+((?:an?|the)\s[^,]+)$/u.exec(sentence);
  const [, head = '', tail = ''] = match ?? [];
  if (countWords(tail) < 4 || !standsAlone(head) || shapeOf(tail) === 'sentence') return null;
  return [head, `${isPlural(head) ? 'They are' : 'It is'} ${tail}`];
}

/** ", featuring …", ", which has …", " and keeps …": a second sentence with a pronoun in front. */
const HANGING =
  /\s+(?<participle2>including|featuring)\s+|,?\s+(?:which|that)\s+(?<relative>\p{L}+)\s+|,\s+(?:thus |while )?(?<participle>\p{L}+ing)\s+|,?\s+and\s+(?:also\s+)?(?<predicate>\p{L}+)\s+|\s+(?<thing>with)\s+(?!\S+(?:\s\S+)?$)/giu;

function atHanging(sentence: string): [string, string] | null {
  const middle = sentence.length / 2;
  const joints = [...sentence.matchAll(HANGING)].sort(
    (a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle),
  );
  for (const joint of joints) {
    const head = sentence.slice(0, joint.index).trim();
    const tail = sentence.slice(joint.index + joint[0].length).trim();
    if (countWords(head) < 6 || countWords(tail) < 2 || !standsAlone(withoutFront(head))) continue;
    if ((head.match(/\(/gu)?.length ?? 0) !== (head.match(/\)/gu)?.length ?? 0)) continue;
    // "Including letters, letter sounds, exploring rhythms": one more of what is included.
    if (joint.groups?.participle !== undefined && /\binclud(?:ing|es?)\b/iu.test(head)) continue;
    const plural = isPlural(head);
    const pronoun = plural ? 'They' : 'It';
    const { relative, predicate, thing } = joint.groups ?? {};
    const participle = joint.groups?.participle ?? joint.groups?.participle2;
    const verb = finiteOf({ relative, participle, predicate }, plural);
    if (verb !== null) {
      // "…, making it a staple": what makes it one is all that was said.
      if (participle !== undefined && /^(?:it|them|this) /u.test(tail)) {
        return [head, `That ${finiteOf({ participle }, false) ?? verb} ${tail}`];
      }
      if (relative !== undefined && !tellsOfSubject(head)) continue;
      const second = tail.replace(/(?<=\band )(\p{Ll}+ing)\b/u, (all: string) =>
        relative === undefined && predicate === undefined
          ? (finiteOf({ participle: all }, plural) ?? all)
          : all,
      );
      return [head, `${pronoun} ${predicate === undefined ? '' : 'also '}${verb} ${second}`];
    }
    if (
      thing !== undefined &&
      isOwned(head, tail) &&
      !joint[0].startsWith(',') &&
      countWords(head) >= 8
    ) {
      return [head, `${pronoun} ${plural ? 'come' : 'comes'} with ${tail}`];
    }
  }
  return null;
}

/** Whether the last thing named is what the sentence is about: "is a bag", not "has a lid". */
function tellsOfSubject(head: string): boolean {
  const tokens = tagText(head);
  const verb = mainVerbIndex(tokens);
  return (
    /^(?:is|are)$/iu.test(tokens[verb]?.word ?? '') &&
    !tokens.slice(verb + 1).some(({ tag }) => tag === 'IN')
  );
}

/** Whether what follows "with" is surely part of the product: "is a jacket with a hood". */
function isOwned(head: string, tail: string): boolean {
  // "6 swirls, 3 swirls with cutouts, and …": the last of several has it, not the whole.
  if (head.includes(',')) return false;
  if (
    /^(?:more|over|up|no|its|it|your|all|each|both|just|only|less|other|any|this|these)\b/iu.test(
      tail,
    )
  ) {
    return false;
  }
  const tokens = tagText(head);
  const verb = tokens[mainVerbIndex(tokens)]?.word ?? '';
  // What it includes goes on: "includes adventures with music, friends, and …".
  if (tail.includes(',') && !/^(?:is|are)$/iu.test(verb)) return false;
  return (
    /^(?:is|are|has|have|features?|includes?|comes|come)$/iu.test(verb) &&
    /^NNS?$/u.test(tokens.at(-1)?.tag ?? '') &&
    /^(?:DT|JJ|NNS?|CD|VBN)$/u.test(tagText(tail)[0]?.tag ?? '')
  );
}

/** "With a neutral colour, it goes …": whether the rest stands is what matters. */
function withoutFront(text: string): string {
  return text.replace(/^(?:with|for|from|in|whether|while|when|if)\b[^,]{3,60},\s+/iu, '');
}
