import { labelType } from '../reading/facts.ts';
import { isLimitation, MINOR_LABEL } from './rank.ts';
import type { Entry } from './types.ts';

/** "You need one because they come with ear buds", "Includes 2 pens", "43 minutes": contents or a duration. */
const CONTENTS_OR_DURATION = /\bcomes? with\b|^includes?\b|^\d+ (?:minutes?|hours?)[.]?$/iu;
/** "Bulbs Included: Yes" */
const INCLUDED_LABEL = /^\p{L}{3,20} included$/iu;
/** "Ages 3+", "18 months and up", unlike "Cable 1m" */
const AGES = /\bages?\b|\d ?(?:\+|years?|yrs?|months?)/iu;

/** Whether a statement decides a purchase: contents, age, duration or a limitation. */
export function isDecisive({ units, type, label }: Entry): boolean {
  return (
    type === 'contents' ||
    INCLUDED_LABEL.test(label?.text ?? '') ||
    (type === 'age' && units.some(({ text }) => AGES.test(text))) ||
    labelType(label?.text) === 'contents' ||
    (!MINOR_LABEL.test(label?.text ?? '') &&
      units.some(({ text }) => CONTENTS_OR_DURATION.test(text))) ||
    isLimitation({ units })
  );
}
