import { z } from 'zod';
import { open } from './open.ts';

/** Maximum characters of Merchant Center's title and description. */
export const GOOGLE_LIMITS = { title: 150, description: 5000 } as const;

/** A schema.org Product (contract §19.2); what the request does not say is absent. */
export const JsonLdSchema = z
  .object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Product'),
    name: z.string(),
    description: z.string(),
    category: z.string().optional(),
    brand: z.object({ '@type': z.literal('Brand'), name: z.string() }).optional(),
    offers: z
      .object({ '@type': z.literal('Offer'), price: z.string(), priceCurrency: z.string() })
      .optional(),
  })
  .meta({
    id: 'JsonLdProduct',
    description: 'A schema.org Product, to embed in the page of the product as JSON-LD.',
  });
export type JsonLd = z.infer<typeof JsonLdSchema>;

const structured = z.object({
  digital_source_type: open(z.enum(['trained_algorithmic_media', 'default'])).meta({
    description: '`trained_algorithmic_media` for a text that an AI model wrote, else `default`.',
  }),
  content: z.string(),
});

/** Attributes of Google's Merchant Center (contract §19.3). */
export const GoogleProductSchema = z
  .object({ structured_title: structured, structured_description: structured })
  .meta({
    id: 'GoogleProduct',
    description: "Attributes for Google's Merchant Center, which must say what AI has written.",
  });
export type GoogleProduct = z.infer<typeof GoogleProductSchema>;
