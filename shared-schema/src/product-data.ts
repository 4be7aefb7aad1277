import { z } from 'zod';
import { open } from './open.ts';

/** Maximum characters of Merchant Center's title and description. */
export const GOOGLE_LIMITS = { title: 150, description: 5000 } as const;

/** A schema.org Product (contract §19.2); fields that the request does not provide are absent. */
export const JsonLdSchema = z
  .object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Product'),
    name: z.string(),
    description: z.string(),
    category: z.string().optional(),
    brand: z.object({ '@type': z.literal('Brand'), name: z.string() }).optional(),
    additionalProperty: z
      .array(z.object({ '@type': z.literal('PropertyValue'), name: z.string(), value: z.string() }))
      .optional(),
    offers: z
      .object({ '@type': z.literal('Offer'), price: z.string(), priceCurrency: z.string() })
      .optional(),
  })
  .meta({
    id: 'JsonLdProduct',
    description: "A schema.org Product to embed as JSON-LD in the product's page.",
  });
export type JsonLd = z.infer<typeof JsonLdSchema>;

const structured = z.object({
  digital_source_type: open(z.enum(['trained_algorithmic_media', 'default'])).meta({
    description: '`trained_algorithmic_media` if an AI model wrote the text, otherwise `default`.',
  }),
  content: z.string(),
});

/** Attributes of Google's Merchant Center (contract §19.3). */
export const GoogleProductSchema = z
  .object({ structured_title: structured, structured_description: structured })
  .meta({
    id: 'GoogleProduct',
    description:
      'Attributes for Google Merchant Center, which requires AI-written text to be marked.',
  });
export type GoogleProduct = z.infer<typeof GoogleProductSchema>;
