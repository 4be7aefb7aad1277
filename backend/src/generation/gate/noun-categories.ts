/** The kind of thing that a noun names, which decides whether naming it states a fact. */
export type NounCategory =
  /** An act, a quality, a thought, a feeling, a time: nothing that could be in a box. */
  | 'abstract'
  /** A part of the body, what is said or heard, an event: a fact where something has it. */
  | 'attributed'
  | 'thing'
  | 'food'
  | 'place'
  | 'person'
  /** A person whose work or ailment is named: "nurse", "patient". */
  | 'role'
  | 'substance'
  | 'illness';

/**
 * What WordNet's files of nouns hold: acts, attributes, cognition, feelings, groups, motives,
 * possession, processes, quantity, relation, shape, states and time; parts of the body, communication,
 * events, phenomena;
 * food; plants and substances; persons; places. The others hold things.
 */
export const CATEGORY_BY_FILE: ReadonlyMap<string, NounCategory> = new Map([
  ...'04 07 09 12 14 16 21 22 23 24 25 26 28 33'
    .split(' ')
    .map((file) => [file, 'abstract'] as const),
  ...'08 10 11 19'.split(' ').map((file) => [file, 'attributed'] as const),
  ['13', 'food'],
  ['20', 'substance'],
  ['27', 'substance'],
  ['18', 'person'],
  ['15', 'place'],
]);

/** Shapes, quantities and plants, whose words name things as well: "ring", "cup", "trunk". */
export const SHAPE_FILES: ReadonlySet<string> = new Set(['20', '23', '25']);
