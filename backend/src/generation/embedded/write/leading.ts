import { capital } from '../read/calm.ts';
import { hasTransition } from '../../text/style.ts';
import { countParts, countWords } from '../../text/words.ts';
import type { Fact } from '../read/facts.ts';
import { shapeOf } from '../read/shape.ts';
import { LONGEST_SENTENCE } from './split.ts';

/** What a word such as "also" stands badly before: notes, orders, and what begins with a phrase. */
const UNLED =
  /^(?:please|note|important|whether|chances|need|getting|known|with|for|from|made|designed|featuring|inspired|suitable|perfect|ideal|great|easy|using|in|on|at|by|always|never|do not|don['’]t)\b|\?$/iu;

/** Whether a sentence can follow from the one before: words without a verb lead nowhere. */
export function mayBeLed(sentence: string): boolean {
  if (hasTransition(sentence) || countParts(sentence) >= LONGEST_SENTENCE) return false;
  return !UNLED.test(sentence) && /^(?:sentence|imperative)$/u.test(shapeOf(sentence));
}

/** Orders that are no offer: "you can also look for our other toys" invites nobody. */
const NO_OFFER =
  /^(?:please|do|don['’]t|never|always|simply|just|let|look|search|visit|note|check|see|consult|keep|step|get|say|partner|order|buy|be|come|avoid|need|watch|start|replace|store|wash|hand|machine|clean|wipe|apply|trim|oil|rinse|warm|steep|read|remove|pour|mount|dry|charge|recharge|allow|shake|refrigerate|serve|collect|celebrate)\b|^use only\b/iu;

const FEWEST_INVITING_WORDS = 4;

/** Whether a sentence asks the reader to do what they may like to. */
export function isInvitation(sentence: string): boolean {
  return (
    countWords(sentence) >= FEWEST_INVITING_WORDS &&
    !NO_OFFER.test(sentence) &&
    shapeOf(sentence) === 'imperative' &&
    !/[!?]/u.test(sentence)
  );
}

/** "Grow four trees from seed: black pine, spruce": the text says nothing without its header. */
export function isHeaded({ header, shape }: Fact): boolean {
  return header !== null && !/^(?:sentence|imperative|predicate)$/u.test(shape);
}

/** A statement as the input has it. */
export function asItStands({ header, text }: Fact): string {
  return header === null ? text : `${header}: ${text}`;
}

/** A sentence with its end mark. */
export function ended(sentence: string): string {
  return /[.!?]["”’)]?$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** What was put together as a sentence: a capital in front, one full stop behind. */
export function endedWhole(sentence: string): string {
  return `${capital(sentence).replace(/[.,;\s]+$/u, '')}.`;
}
