import { stemOf } from '../text/words.ts';

/** WordNet's noun file for times. */
export const TIME_FILE = '28';
/** WordNet's verb file for cognition. */
export const COGNITION_FILE = '31';
export const KNOWING_VERBS: readonly string[] = 'know remember learn recognize'
  .split(' ')
  .map(stemOf);
