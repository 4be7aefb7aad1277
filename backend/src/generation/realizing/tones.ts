import type { Tone } from '@wareword/shared-schema';

/** What a tone decides, none of which states anything about the product. */
export interface ToneChoices {
  /** Whether a list without text above it gets a typed introduction. */
  readonly introduction: boolean;
  /** Whether lists follow the input or put measures and materials first. */
  readonly list: 'input order' | 'facts first';
  /** Headings of a description with two lists or more, in English. */
  readonly headings: { readonly features: string; readonly specifications: string };
  /** A call to action that ends a description of a store, in English. */
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
    headings: { features: 'Functions', specifications: 'Technical data' },
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
    headings: { features: 'The fun part', specifications: 'The small print' },
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
    headings: { features: 'The piece', specifications: 'Particulars' },
    closing: 'Discover it for yourself.',
  },
};
