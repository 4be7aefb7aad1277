import { stemOf } from '../text/words.ts';

/** WordNet's file of times. */
export const TIME_FILE = '28';
/** Its file of verbs of cognition. */
export const COGNITION_FILE = '31';
export const KNOWING_VERBS: readonly string[] = 'know remember learn recognize'
  .split(' ')
  .map(stemOf);
