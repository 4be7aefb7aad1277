import { stemOf } from '../text/words.ts';

/** WordNet's files of parts of the body, of feelings and of times. */
export const FEELINGS = '12';
export const BODY = '08';
export const TIMES = '28';
/** Its files of communication and of verbs of cognition. */
export const MESSAGES = '10';
export const THINKING = '31';
export const KNOWING: readonly string[] = 'know remember learn recognize'.split(' ').map(stemOf);
