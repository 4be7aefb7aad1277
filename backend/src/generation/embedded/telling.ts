import type { Block } from '../text/blocks.ts';
import { capital } from './read/calm.ts';
import type { Fact } from './read/facts.ts';
import { headOf } from './read/shape.ts';
import { item, type Brief } from './layout.ts';
import { openingOf, type Opening } from './write/openings.ts';
import { joinList, valueText } from './write/phrases.ts';

const MOST_ITEM_WORDS = 14;
const MOST_HEADED_WORDS = 20;

/** Whether a fact can stand in a list; the others are sentences of their own. */
export function isListable(fact: Fact): boolean {
  if (fact.attribute) return true;
  if (fact.header !== null) return fact.words <= MOST_HEADED_WORDS;
  const sentence = fact.shape === 'sentence' || fact.shape === 'imperative';
  return !sentence && fact.shape !== 'predicate' && fact.words <= MOST_ITEM_WORDS;
}

/** Opens with the product under a name, from the facts that may be told first. */
export function open(brief: Brief, subject: string, facts: readonly Fact[]): Opening {
  const { product, proper, chooser, prose } = brief;
  const opening = openingOf(subject, product, facts, proper, chooser);
  for (const sentence of opening.sentences) prose.note(sentence);
  return opening;
}

export function itemOf(fact: Fact): Block {
  const text = fact.attribute ? valueText(fact.text) : fact.text;
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
    said.add(topic);
    topics.push(topic);
    if (topics.length === most) break;
  }
  return topics.length === 0 ? '' : capital(joinList(topics));
}
