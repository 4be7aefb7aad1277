/** The moods that a brand's voice can have. */
export const MOODS = [
  'warm',
  'friendly',
  'calm',
  'plain',
  'confident',
  'bold',
  'energetic',
  'playful',
  'luxurious',
  'elegant',
  'thoughtful',
  'adventurous',
  'caring',
  'traditional',
  'modern',
] as const;
export type Mood = (typeof MOODS)[number];

/** Maximum moods of a voice; more would say nothing. */
export const MAX_MOODS = 3;

export const FORMALITIES = ['formal', 'neutral', 'casual'] as const;
export type Formality = (typeof FORMALITIES)[number];

/** The aspects that a text can mention first. */
export const FOCUSES = ['facts', 'benefits', 'feelings'] as const;
export type Focus = (typeof FOCUSES)[number];

export const IMAGERIES = ['literal', 'vivid'] as const;
export type Imagery = (typeof IMAGERIES)[number];

/** The ways in which sentences often begin. */
export const OPENINGS = ['verb', 'reader', 'brand', 'question', 'conjunction'] as const;
export type Opening = (typeof OPENINGS)[number];

/**
 * A model's judgment of qualities that can't be counted. It consists only of choices, so that no
 * fact, name or instruction in the texts can get through.
 */
export interface VoiceJudgment {
  readonly moods: readonly Mood[];
  readonly formality?: Formality | undefined;
  readonly focus?: Focus | undefined;
  readonly imagery?: Imagery | undefined;
  readonly opening?: Opening | undefined;
}
