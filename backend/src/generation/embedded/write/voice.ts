import type { Tone } from '@wareword/shared-schema';
import { BOLD } from './voices/bold.ts';
import { ENERGETIC } from './voices/energetic.ts';
import { FRIENDLY } from './voices/friendly.ts';
import { LUXURY } from './voices/luxury.ts';
import { MINIMALIST } from './voices/minimalist.ts';
import { PLAYFUL } from './voices/playful.ts';
import { PROFESSIONAL } from './voices/professional.ts';
import { TECHNICAL } from './voices/technical.ts';
import type { Voice } from './voices/voice.ts';

export type { Voice } from './voices/voice.ts';

/** The voice of each tone (document, "Generate request body": tone). */
export const VOICES: Readonly<Record<Tone, Voice>> = {
  Professional: PROFESSIONAL,
  Energetic: ENERGETIC,
  Friendly: FRIENDLY,
  Luxury: LUXURY,
  Technical: TECHNICAL,
  Playful: PLAYFUL,
  Bold: BOLD,
  Minimalist: MINIMALIST,
};
