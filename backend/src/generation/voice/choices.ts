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
 * What can be heard in texts and not counted. It is made of choices alone: whatever a text says,
 * no fact, no name and no instruction in it can come through.
 */
export interface VoiceJudgment {
  readonly moods: readonly Mood[];
  readonly formality?: Formality | undefined;
  readonly focus?: Focus | undefined;
  readonly imagery?: Imagery | undefined;
  readonly opening?: Opening | undefined;
}
