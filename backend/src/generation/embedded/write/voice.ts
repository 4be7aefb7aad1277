import type { Tone } from '@wareword/shared-schema';
import {
  ATTRIBUTE_FRAMES,
  LEADING_LIST_FRAMES,
  LEADING_PAIR_FRAMES,
  LEADS,
  LIST_FRAMES,
  PAIR_FRAMES,
} from './frames.ts';

/** What makes a tone: its frames, its leads, and how much it puts into a sentence. */
export interface Voice {
  readonly lists: readonly string[];
  readonly leadingLists: readonly string[];
  readonly pairs: readonly string[];
  readonly leadingPairs: readonly string[];
  readonly leads: readonly string[];
  readonly attributes: readonly string[];
  /** Most things that one sentence names. */
  readonly mostThings: number;
  /** Most explanations in one listing. */
  readonly mostMeanings: number;
}

const PROFESSIONAL: Voice = {
  lists: LIST_FRAMES,
  leadingLists: LEADING_LIST_FRAMES,
  pairs: PAIR_FRAMES,
  leadingPairs: LEADING_PAIR_FRAMES,
  leads: LEADS,
  attributes: ATTRIBUTE_FRAMES,
  mostThings: 3,
  mostMeanings: 3,
};

/** The voice of each tone (document, "Generate request body": tone). */
export const VOICES: Readonly<Record<Tone, Voice>> = {
  Professional: PROFESSIONAL,
  Energetic: PROFESSIONAL,
  Friendly: PROFESSIONAL,
  Luxury: PROFESSIONAL,
  Technical: PROFESSIONAL,
  Playful: PROFESSIONAL,
  Bold: PROFESSIONAL,
  Minimalist: { ...PROFESSIONAL, mostThings: 2, mostMeanings: 0 },
};
