/** How a brand can sound. */
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

/** Moods that a voice has at most; more would say nothing. */
export const MAX_MOODS = 3;

export const FORMALITIES = ['formal', 'neutral', 'casual'] as const;
export type Formality = (typeof FORMALITIES)[number];

/** What a text says first. */
export const FOCUSES = ['facts', 'benefits', 'feelings'] as const;
export type Focus = (typeof FOCUSES)[number];

export const IMAGERIES = ['literal', 'vivid'] as const;
export type Imagery = (typeof IMAGERIES)[number];

/** How sentences often begin. */
export const OPENINGS = ['verb', 'reader', 'brand', 'question', 'conjunction'] as const;
export type Opening = (typeof OPENINGS)[number];

/**
 * What can be judged in texts but not counted. It consists only of choices, so that no fact, name
 * or instruction in the texts can get through.
 */
export interface VoiceJudgment {
  readonly moods: readonly Mood[];
  readonly formality?: Formality | undefined;
  readonly focus?: Focus | undefined;
  readonly imagery?: Imagery | undefined;
  readonly opening?: Opening | undefined;
}
