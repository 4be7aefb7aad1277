import { stemOf } from '../text/words.ts';

/** WordNet's file of times. */
export const TIMES = '28';
/** Its file of verbs of cognition. */
export const THINKING = '31';
export const KNOWING: readonly string[] = 'know remember learn recognize'.split(' ').map(stemOf);
