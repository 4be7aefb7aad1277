/** The category of a noun, which decides whether mentioning it states a fact. */
export type NounCategory =
  /** Acts, qualities, thoughts, feelings and times: nothing that could be in a box. */
  | 'abstract'
  /** Body parts, communication and events, which state a fact only when attributed to something. */
  | 'attributed'
  | 'thing'
  | 'food'
  | 'place'
  | 'person'
  /** People named by their work or ailment: "nurse", "patient". */
  | 'role'
  | 'substance'
  | 'illness';

/**
 * The categories of WordNet's noun files. Abstract: acts, attributes, cognition, feelings, groups,
 * motives, possession, processes, quantity, relation, shape, states and time. Attributed: body
 * parts, communication, events and phenomena. Files that aren't listed contain things.
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

/** Files of shapes, quantities and plants, whose words also name things: "ring", "cup", "trunk". */
export const SHAPE_FILES: ReadonlySet<string> = new Set(['20', '23', '25']);
