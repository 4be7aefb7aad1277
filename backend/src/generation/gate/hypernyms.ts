/** Stems of hypernyms for people who are named by their work or ailment. */
export const ROLE_HYPERNYMS = 'worker profession professional expert patient suffer athlet'.split(
  ' ',
);
export const PLACE_HYPERNYMS =
  'structur furnitur area room vehicl build way path shelf worktop land'.split(' ');
export const ILLNESS_HYPERNYMS = 'ill illness diseas disord pain symptom'.split(' ');
