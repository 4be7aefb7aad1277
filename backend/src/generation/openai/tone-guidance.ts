import type { Tone } from '@wareword/shared-schema';

/** How each tone sounds, in words that a model can act on without adding facts. */
export const TONE_GUIDANCE: Readonly<Record<Tone, string>> = {
  Professional: 'measured and exact; full sentences, no exclamation, no slang.',
  Energetic: 'quick and active; short sentences that begin with verbs.',
  Friendly: 'warm and plain, as to a neighbour; "you" and contractions.',
  Luxury: 'calm and unhurried; longer, rhythmic sentences; understatement, no hard sell.',
  Technical: 'precise and dry; figures and parts first, no adjectives of feeling.',
  Playful: 'light, with a wink; a surprising turn of phrase here and there, no jokes about facts.',
  Bold: 'direct and confident; short statements, strong verbs, no hedging.',
  Minimalist: 'bare; the fewest words that say it, no adjective that adds no fact.',
};
