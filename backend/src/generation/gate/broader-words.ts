/** Stems of broader words for people by their work or ailment. */
export const ROLES = 'worker profession professional expert patient suffer athlet'.split(' ');
export const PLACES = 'structur furnitur area room vehicl build way path shelf worktop land'.split(
  ' ',
);
export const ILLNESSES = 'ill illness diseas disord pain symptom'.split(' ');
