import type { Block } from '../text/blocks.ts';
import { capital } from './read/calm.ts';
import type { Fact } from './read/facts.ts';
import { isCommonNoun } from './read/name.ts';
import { headOf, mainVerbIndex } from './read/shape.ts';
import { isThing } from './read/thing.ts';
import { isTellable } from './read/tellable.ts';
import { tagText, type Tagged } from './read/tagging.ts';
import { item, type Brief } from './layout.ts';
import { contracted } from './write/contractions.ts';
import type { Opening } from './write/opening.ts';
import { openingOf } from './write/openings.ts';
import { joinList, valueText } from './write/phrases.ts';

const MOST_ITEM_WORDS = 14;
const MOST_HEADED_WORDS = 20;

/** Whether a fact can stand in a list; the others are sentences of their own. */
export function isListable(fact: Fact): boolean {
  if (fact.attribute || !isTellable(fact)) return true;
  if (fact.header !== null) return fact.words <= MOST_HEADED_WORDS;
  const sentence = fact.shape === 'sentence' || fact.shape === 'imperative';
  return !sentence && fact.shape !== 'predicate' && fact.words <= MOST_ITEM_WORDS;
}

/** Opens with the product under a name, from the facts that may be told first. */
export function open(brief: Brief, subject: string, facts: readonly Fact[]): Opening {
  const { product, proper, chooser, prose, voice } = brief;
  const opening = openingOf(subject, product, facts, proper, chooser, voice);
  const sentences = opening.sentences.map((sentence, index) =>
    prose.note(contracted(index === 0 ? sentence : prose.follow(sentence), voice.contractions)),
  );
  return { ...opening, sentences };
}

/** "It holds 5 litres" holds 5 litres, in a list. */
export function withoutIt(sentence: string): string {
  return sentence.replace(/^it (?:is )?(?=\p{Ll})/iu, '');
}

export function itemOf(fact: Fact): Block {
  const told = fact.shape === 'sentence' ? withoutIt(fact.text) : fact.text;
  const text = fact.attribute ? valueText(fact.text) : told;
  return item(fact.header === null ? text : `${fact.header}: ${text}`);
}

/** What a few facts are about, in a word each: "Pockets, straps and material". */
export function topicsOf(facts: readonly Fact[], except: string, most: number): string {
  const said = new Set(except.toLowerCase().split(/[^\p{L}]+/u));
  const topics: string[] = [];
  for (const fact of facts) {
    const topic =
      fact.header !== null && fact.header.split(' ').length <= 2
        ? fact.header.toLowerCase()
        : fact.shape === 'noun' || fact.shape === 'identity'
          ? headOf(fact.text).head
          : '';
    if (!/^\p{L}[\p{L} -]{2,}$/u.test(topic) || said.has(topic)) continue;
    if (!isCommonNoun(topic.split(' ').at(-1) ?? '')) continue;
    if (fact.header === null && !isThing(fact.text)) continue;
    said.add(topic);
    topics.push(topic);
    if (topics.length === most) break;
  }
  return topics.length === 0 ? '' : capital(joinList(topics));
}

const TELLING_VERBS =
  /^(?:is|are|has|have|features?|includes?|offers?|provides?|gives?|contains?|shows?|brings?|promises?|boasts?|delivers?|makes?)$/u;
const GIST_ENDS = /^(?:,|;|:|\(|that|which|who|while|so|because|when|where|if|but|as|–|-)$/u;
const FEWEST_GIST_WORDS = 2;
const MOST_GIST_WORDS = 9;

/** The thing that a sentence tells of, in a few words; `null` where no such thing is plain to see. */
export function gistOf(fact: Fact): string | null {
  if (fact.shape !== 'sentence' && fact.shape !== 'predicate') return null;
  const tokens = tagText(fact.text);
  const verb = fact.shape === 'predicate' ? 0 : mainVerbIndex(tokens);
  if (verb < 0 || !TELLING_VERBS.test(tokens[verb]?.word ?? '')) return null;
  const object: Tagged[] = [];
  for (const token of tokens.slice(verb + 1)) {
    if (GIST_ENDS.test(token.word.toLowerCase()) && token.tag !== 'HYPH') break;
    if (/^(?:VBZ|VBP|VB|MD)$/u.test(token.tag)) return null;
    // "Are removable and repositionable with no residue": qualities are no thing.
    if (object.length === 1 && /^JJ/u.test(object[0]?.tag ?? '') && token.tag === 'CC') return null;
    // "Gives the car its original look": two things, and neither alone is the gist.
    if (token.tag === 'PRP$' && object.length > 0) return null;
    object.push(token);
  }
  const words = object.filter(({ word }) => /\p{L}|\d/u.test(word));
  if (words.length < FEWEST_GIST_WORDS || words.length > MOST_GIST_WORDS) return null;
  if (!/^(?:DT|JJ|JJR|NN|NNS|CD|VBG)$/u.test(object[0]?.tag ?? '')) return null;
  if (!/^(?:NN|NNS|NNP|NNPS)$/u.test(object.at(-1)?.tag ?? '')) return null;
  if (/^the$/iu.test(object[0]?.word ?? '')) return null;
  const start = /^(?:an?)$/iu.test(object[0]?.word ?? '') ? 1 : 0;
  // The words as they stand in the text: tokens joined again would lose what held them together.
  const from = fact.text.indexOf(
    object[start]?.word ?? '',
    fact.text.indexOf(tokens[verb]?.word ?? ''),
  );
  const last = object.at(-1)?.word ?? '';
  const to = fact.text.indexOf(last, fact.text.indexOf(object.at(-2)?.word ?? last, from));
  return from < 0 || to < from ? null : capital(fact.text.slice(from, to + last.length));
}
