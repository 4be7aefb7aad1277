import { countParts, countWords, stemOf } from '../../text/words.ts';
import { capital } from '../read/calm.ts';
import type { Fact } from '../read/facts.ts';
import { materialOf } from '../read/label.ts';
import type { Product } from '../read/product.ts';
import { headOf } from '../read/shape.ts';
import { isTellable } from '../read/tellable.ts';
import type { Chooser } from '../seed.ts';
import { saysAll } from './about-product.ts';
import type { Opening } from './opening.ts';
import { nounPhrase } from './phrases.ts';
import { LONGEST_SENTENCE } from './split.ts';
import { agree } from './subject.ts';
import type { Voice } from './voice.ts';

/** Opens with one or two things that the product has, in a frame of the tone. */
export function openWithThings(
  subject: string,
  product: Product,
  facts: readonly Fact[],
  chooser: Chooser,
  voice: Voice,
): Opening | null {
  const [first, second] = facts.filter(
    (fact) =>
      fact.shape === 'noun' &&
      isTellable(fact) &&
      fact.header === null &&
      fact.words <= 9 &&
      !/ and /u.test(fact.text) &&
      materialOf(fact.text) === null &&
      stemOf(headOf(fact.text).head) !== stemOf(product.kind) &&
      !saysAll(subject, fact.text),
  );
  if (first === undefined) return null;
  // Of few facts the opening takes one, so that something is left to list.
  const two = second === undefined || facts.length < 4 ? null : [first, second];
  for (const told of two === null ? [[first]] : [two, [first]]) {
    const frames = told.length === 2 ? voice.openWithTwo : voice.openWithOne;
    if (told.length > 1 && told.some(isNotJoined)) continue;
    const sentences = [...chooser.shuffle(frames), '{P} [has] {A}.'].map((frame) => ({
      text: fill(frame, subject, product, told),
      own: countWords(frame.replace(/\{\w+\}/gu, ' ')),
    }));
    // The input has more of the words than the frame.
    const sentence = sentences.find(({ text, own }) => own * 2 < countWords(text))?.text ?? '';
    if (sentence === '') continue;
    if (countParts(sentence) <= LONGEST_SENTENCE) return { sentences: [sentence], told };
  }
  return null;
}

/** What holds things is not combined with one: "a package of 8 cards". */
const PACKAGE = /^(?:an?\s)?(?:package|pack|set|pair)\b|\b(?:box|bag|pouch|package)$/iu;

function isNotJoined({ text }: Fact): boolean {
  return PACKAGE.test(text) || text.includes(' with ');
}

function fill(frame: string, subject: string, product: Product, facts: readonly Fact[]): string {
  const [first, second] = facts;
  const phrases = facts.map(nounPhrase);
  const fitted = frame.replace(/<<(\w+)>>/gu, (_all, verb: string) =>
    agree(`<${verb}>`, false, second?.plural === true),
  );
  const text = agree(fitted, product.plural, first?.plural === true)
    .replaceAll('{P}', subject)
    .replace('{A}', () => phrases[0] ?? '')
    .replace('{B}', () => phrases[1] ?? '');
  return capital(text);
}
