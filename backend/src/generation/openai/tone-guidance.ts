import type { Tone } from '@wareword/shared-schema';

/** How each tone sounds, in terms that a model can follow without adding facts. */
export const TONE_GUIDANCE: Readonly<Record<Tone, string>> = {
  Professional: 'measured and exact; full sentences, no exclamation marks, no slang.',
  Energetic: 'quick and active; short sentences that start with verbs.',
  Friendly: 'warm and plain, as if talking to a neighbor; "you" and contractions.',
  Luxury: 'calm and unhurried; longer, rhythmic sentences; understatement, no hard sell.',
  Technical: 'precise and dry; figures and parts first, no emotional adjectives.',
  Playful: 'light, with a wink; a surprising turn of phrase here and there, no jokes about facts.',
  Bold: 'direct and confident; short statements, strong verbs, no hedging.',
  Minimalist: 'bare; as few words as possible, no adjective that adds no fact.',
};
