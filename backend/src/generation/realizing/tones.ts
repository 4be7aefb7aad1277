import type { Tone } from '@wareword/shared-schema';

/** What a tone decides. None of it says anything of the product. */
export interface ToneChoices {
  /** Whether a typed introduction begins with the material or with the parts. */
  readonly introduction: 'material first' | 'parts first' | 'none';
  /** Whether lists follow the input or put measures and materials first. */
  readonly list: 'input order' | 'facts first';
  /** Headings of a description with two lists or more, in English. */
  readonly headings: { readonly features: string; readonly specifications: string };
  /** A call to action that ends a description of a store, in English. */
  readonly closing?: string;
}

export const TONE_CHOICES: Readonly<Record<Tone, ToneChoices>> = {
  Professional: {
    introduction: 'material first',
    list: 'input order',
    headings: { features: 'Features', specifications: 'Specifications' },
  },
  Technical: {
    introduction: 'parts first',
    list: 'facts first',
    headings: { features: 'Functions', specifications: 'Technical data' },
  },
  Minimalist: {
    introduction: 'none',
    list: 'input order',
    headings: { features: 'Features', specifications: 'Facts' },
  },
  Friendly: {
    introduction: 'parts first',
    list: 'input order',
    headings: { features: 'What you get', specifications: 'Good to know' },
    closing: 'Make it yours.',
  },
  Energetic: {
    introduction: 'parts first',
    list: 'input order',
    headings: { features: 'What you get', specifications: 'The facts' },
    closing: 'Get yours and get going.',
  },
  Playful: {
    introduction: 'parts first',
    list: 'input order',
    headings: { features: 'The fun part', specifications: 'The small print' },
    closing: 'Go on, make it yours.',
  },
  Bold: {
    introduction: 'material first',
    list: 'input order',
    headings: { features: 'What you get', specifications: 'The facts' },
    closing: 'Own it.',
  },
  Luxury: {
    introduction: 'material first',
    list: 'input order',
    headings: { features: 'The piece', specifications: 'Particulars' },
    closing: 'Discover it for yourself.',
  },
};
