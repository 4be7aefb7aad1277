import type { Tone } from '@wareword/shared-schema';

/** Style settings of a tone; none adds a claim. */
export interface ToneChoices {
  /** Whether a list without prose above it gets a generated introduction. */
  readonly introduction: boolean;
  /** Whether lists follow the input or put measures and materials first. */
  readonly list: 'input order' | 'facts first';
  /** Headings of a description with two lists or more, in English. */
  readonly headings: { readonly features: string; readonly specifications: string };
  /** A call to action at the end of a store description, in English. */
  readonly closing?: string;
}

export const TONE_CHOICES: Readonly<Record<Tone, ToneChoices>> = {
  Professional: {
    introduction: true,
    list: 'input order',
    headings: { features: 'Features', specifications: 'Specifications' },
  },
  Technical: {
    introduction: true,
    list: 'facts first',
    headings: { features: 'Features', specifications: 'Technical specifications' },
  },
  Minimalist: {
    introduction: false,
    list: 'input order',
    headings: { features: 'Features', specifications: 'Facts' },
  },
  Friendly: {
    introduction: true,
    list: 'input order',
    headings: { features: 'What you get', specifications: 'Good to know' },
    closing: 'Make it yours.',
  },
  Energetic: {
    introduction: true,
    list: 'input order',
    headings: { features: 'What you get', specifications: 'The facts' },
    closing: 'Get yours and get going.',
  },
  Playful: {
    introduction: true,
    list: 'input order',
    headings: { features: 'The fun part', specifications: 'The details' },
    closing: 'Go on, make it yours.',
  },
  Bold: {
    introduction: true,
    list: 'input order',
    headings: { features: 'What you get', specifications: 'The facts' },
    closing: 'Own it.',
  },
  Luxury: {
    introduction: true,
    list: 'input order',
    headings: { features: 'The details', specifications: 'Specifications' },
    closing: 'Discover it for yourself.',
  },
};
