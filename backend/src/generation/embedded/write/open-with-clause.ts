import { countParts } from '../../text/words.ts';
import { aboutOf } from '../read/determiner.ts';
import { lowerFirst, type Fact } from '../read/facts.ts';
import { materialOf } from '../read/label.ts';
import type { Product } from '../read/product.ts';
import { isTellable } from '../read/tellable.ts';
import { isAlwaysFinite, opensAsPredicate } from '../read/verbs.ts';
import type { Chooser } from '../seed.ts';
import { aboutProduct, isWhole, nameAtFront, saysAll } from './about-product.ts';
import { activeVoice } from './active.ts';
import { clauseOf, withObject } from './clause.ts';
import { endedWhole, isInvitation } from './leading.ts';
import type { Opening } from './opening.ts';
import { nounPhrase } from './phrases.ts';
import { LONGEST_SENTENCE, splitLong } from './split.ts';
import type { Voice } from './voice.ts';
import { isPlural } from './whole.ts';

/** What a text that opens with a fact knows of its product. */
interface Opener {
  subject: string;
  product: Product;
  /** Finds the product's name at the front of a sentence. */
  named: RegExp;
  proper: ReadonlySet<string>;
  chooser: Chooser;
  voice: Voice;
}

/** The first fact that makes a sentence of its own with the product in front. */
export function openWithClause(
  subject: string,
  product: Product,
  facts: readonly Fact[],
  proper: ReadonlySet<string>,
  chooser: Chooser,
  voice: Voice,
): Opening | null {
  const named = nameAtFront(product.label);
  const ranked = facts
    .filter((fact) => isTellable(fact) && (fact.shape !== 'noun' || materialOf(fact.text) !== null))
    .filter((fact) => fact.shape !== 'identity' || fact.plural === product.plural)
    .sort((a, b) => rank(a, named) - rank(b, named) || a.order - b.order);
  const opener = { subject, product, named, proper, chooser, voice };
  for (const fact of ranked) {
    const sentence = openingClause(fact, opener);
    if (sentence === null) continue;
    const sentences = splitLong(sentence).map(endedWhole);
    if (countParts(sentences[0] ?? '') <= LONGEST_SENTENCE) return { sentences, told: [fact] };
  }
  return null;
}

function rank(fact: Fact, named: RegExp): number {
  if (fact.shape === 'sentence') return named.test(fact.text) ? 0 : 4;
  if (fact.shape === 'identity') return 1;
  if (fact.shape === 'predicate') return fact.words >= 4 ? 2 : 3;
  return fact.shape === 'imperative' ? 5 : 3;
}

function openingClause(fact: Fact, opener: Opener): string | null {
  const { subject, product, proper } = opener;
  const { plural } = product;
  const them = plural ? 'them' : 'it';
  if (fact.shape === 'sentence') {
    const sentence = ownSentence(fact.text, opener);
    return sentence === null ? null : endedWhole(sentence);
  }
  if (fact.shape === 'imperative') {
    return fact.header === null && isInvitation(fact.text)
      ? endedWhole(`With ${subject}, you can ${lowerFirst(withObject(fact.text, them), proper)}`)
      : null;
  }
  if (fact.shape === 'identity') {
    // "Eggs are fresh eggs" says the name twice and nothing of it.
    const again = fact.text.toLowerCase().indexOf(product.label.toLowerCase()) > 0;
    if (again) return endedWhole(`You get ${nounPhrase(fact)}`);
  }
  // The product by its name, not as one of its kind.
  const frame = { subject, them, kind: 'item', plural, can: false };
  return endedWhole(activeVoice(clauseOf(fact, frame), opener.voice.stiff));
}

/** A sentence of the input, with the product in it under its name. */
function ownSentence(text: string, opener: Opener): string | null {
  const { subject, product, named, proper, chooser } = opener;
  const active = (sentence: string) => activeVoice(sentence, opener.voice.stiff);
  if (named.test(text)) return active(text.replace(named, () => subject));
  if (saysAll(text, subject)) return active(text);
  const whole = /^(?:this|these) (\p{Ll}+) (?=\p{Ll})/u.exec(text);
  if (whole !== null && isWhole(whole[1] ?? '', product) && isPlural(text) === product.plural) {
    return active(`${subject} ${text.slice(whole[0].length)}`);
  }
  if (NO_FRONT.test(text)) return null;
  const told = lowerFirst(active(text), proper);
  // "The Cascade carries …" speaks of the Cascade Backpack.
  const nick = /^[Tt]he (\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+)*) (?=\p{Ll})/u.exec(told);
  const rest = nick === null ? told : told.slice(nick[0].length);
  const [verb = ''] = rest.split(' ');
  const speaks = opensAsPredicate(verb) || isAlwaysFinite(verb);
  if (nick !== null && speaks && product.label.includes(nick[1] ?? '')) {
    return `${subject} ${rest}`;
  }
  const own = aboutProduct(told, product);
  if (own !== null) return `${subject} ${own}`;
  if (DULL.test(text)) return null;
  // "With Rayne Longboards Demonseed, Rayne Longboards prides itself": of the maker, or the series.
  const [front = ''] = told.split(' ');
  if (/^\p{Lu}/u.test(front) && saysAll(product.name, front)) return null;
  const about = aboutOf(told);
  if (about !== null && isWhole(about.thing, product)) return `${subject} ${about.rest}`;
  // "The mesh window of the packing cubes shows …": a part is said to be one.
  return about === null || chooser.next(3) === 0
    ? `${product.story ? 'In' : 'With'} ${subject}, ${told}`
    : `The ${about.thing} of ${subject} ${about.rest}`;
}

/** What speaks of something before it, or of the seller, opens no text. */
const NO_FRONT = /^(?:it|they|this|these|its|their|please|note|we|our|i|my|there|he|she|no)\b/iu;
/** What says nothing that one would buy a thing for. */
const DULL =
  /^(?:the )?model (?:is|wears)\b|\b(?:may vary|one size fits|sold separately|not included|are sized|the result is|is required|are required|family[- ]owned)\b/iu;
