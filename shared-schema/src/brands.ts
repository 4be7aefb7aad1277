import { z } from 'zod';
import { VOICE_LIMITS, WORD_LIMITS } from './limits.ts';
import { open } from './open.ts';
import { WRITERS } from './responses.ts';
import { boundedText, words } from './texts.ts';
import { API_VERSION } from './service.ts';

/** Maximum Unicode code points of each text of a brand, and maximum entries of a list of words. */
export const BRAND_LIMITS = { name: 100, voice: 500, audience: 300, ...WORD_LIMITS } as const;

const name = boundedText(BRAND_LIMITS.name)
  .refine((text) => text !== '', { message: 'is required' })
  .refine((text) => !/\p{Cc}/u.test(text), { message: 'must be one line' })
  .meta({ minLength: 1, maxLength: BRAND_LIMITS.name, examples: ['Northwood'] });

const style = {
  voice: boundedText(BRAND_LIMITS.voice).meta({
    maxLength: BRAND_LIMITS.voice,
    description: 'How the brand sounds, in a few sentences. Used only when a model writes.',
    examples: ['Calm and plain. We explain, and never shout.'],
  }),
  audience: boundedText(BRAND_LIMITS.audience).meta({
    maxLength: BRAND_LIMITS.audience,
    description: 'Who the brand speaks to. Used only when a model writes.',
    examples: ['People who furnish a small home office.'],
  }),
  words_to_use: words(
    'Words and phrases to favor when the product details contain them. They are never treated as facts.',
    'solid walnut',
  ),
  words_to_avoid: words(
    'Words and phrases to keep out of listings. Product details that contain them are left out; product and brand names stay as they are.',
    'cheap',
  ),
};

/** How a brand's listings are worded, never facts about a product. */
export interface BrandStyle {
  readonly voice: string;
  readonly audience: string;
  readonly words_to_use: readonly string[];
  readonly words_to_avoid: readonly string[];
}

export const EMPTY_STYLE: BrandStyle = {
  voice: '',
  audience: '',
  words_to_use: [],
  words_to_avoid: [],
};

/** Changes to how a brand sounds; omitted fields stay as they are. */
export const BrandStyleChangesSchema = z.object({
  voice: style.voice.optional(),
  audience: style.audience.optional(),
  words_to_use: style.words_to_use.optional(),
  words_to_avoid: style.words_to_avoid.optional(),
});
const changes = BrandStyleChangesSchema.shape;

const BODY = { error: 'must be a JSON object' };

/** Body of `POST /brands` (contract §17.2). */
export const CreateBrandRequestSchema = z
  .object({ name, ...changes }, BODY)
  .meta({ id: 'CreateBrandRequest' });
export type CreateBrandRequest = z.output<typeof CreateBrandRequestSchema>;
export type CreateBrandRequestInput = z.input<typeof CreateBrandRequestSchema>;

/** Body of `PATCH /brands/{id}` (contract §17.3). */
export const UpdateBrandRequestSchema = z
  .object({ name: name.optional(), ...changes }, BODY)
  .refine((given) => Object.values(given).some((value) => value !== undefined), {
    message: 'must have at least one of name, voice, audience, words_to_use, words_to_avoid',
  })
  .meta({ id: 'UpdateBrandRequest' });
export type UpdateBrandRequest = z.output<typeof UpdateBrandRequestSchema>;
export type UpdateBrandRequestInput = z.input<typeof UpdateBrandRequestSchema>;

const voiceText = boundedText(VOICE_LIMITS.text).refine((text) => text !== '', {
  message: 'must not be empty',
});

/** Body of `POST /brands/voice` (contract §17.9). */
export const LearnVoiceRequestSchema = z
  .object(
    {
      texts: z
        .array(voiceText, { error: 'must be an array of strings' })
        .min(1, 'must have at least one text')
        .max(VOICE_LIMITS.texts, `must have at most ${VOICE_LIMITS.texts} texts`)
        .meta({
          description:
            'Writing samples that sound like the brand, such as product descriptions or emails: at least 20 words in total. Markup is ignored.',
          minItems: 1,
          maxItems: VOICE_LIMITS.texts,
        }),
    },
    BODY,
  )
  .meta({ id: 'LearnVoiceRequest' });
export type LearnVoiceRequestInput = z.input<typeof LearnVoiceRequestSchema>;

const brand = {
  brand_id: z.string(),
  name: z.string(),
  active: z
    .boolean()
    .meta({ description: 'Whether listings use it unless they specify another brand.' }),
  locked: z
    .boolean()
    .meta({ description: "Whether it is beyond the plan's brand limit and can't be used." }),
  archived: z
    .boolean()
    .meta({ description: 'Whether it is archived. Archived brands can be restored.' }),
  voice: z.string(),
  audience: z.string(),
  words_to_use: z.array(z.string()),
  words_to_avoid: z.array(z.string()),
  created_at: z.string().meta({ description: 'ISO 8601, in UTC.' }),
};

const BrandSchema = z.object(brand).meta({ id: 'Brand' });
/** A brand, as the API shows it (contract §17.1). */
export type Brand = z.infer<typeof BrandSchema>;

/** Response of `GET /brands` (contract §17.1). */
export const BrandListSchema = z
  .object({ api_version: z.literal(API_VERSION), brands: z.array(BrandSchema) })
  .meta({ id: 'BrandList' });
export type BrandList = z.infer<typeof BrandListSchema>;

/** Response of endpoints that read or change one brand. */
export const BrandResponseSchema = z
  .object({ api_version: z.literal(API_VERSION), ...brand })
  .meta({ id: 'BrandResponse' });
export type BrandResponse = z.infer<typeof BrandResponseSchema>;

/** Response of `POST /brands/voice` (contract §17.9). */
export const LearnedVoiceSchema = z
  .object({
    api_version: z.literal(API_VERSION),
    voice: z.string().meta({ description: 'A suggestion for the `voice` of a brand.' }),
    words_to_use: z.array(z.string()).meta({
      description: 'Words in the samples that set their tone, most frequent first.',
    }),
    sentences: z.int().meta({ description: 'Sentences in the samples.' }),
    words_per_sentence: z.int().meta({ description: 'The mean, rounded.' }),
    writer: open(z.enum(WRITERS)).meta({
      description: '`openai` if a model judged the tone, `embedded` if it was only measured.',
    }),
  })
  .meta({ id: 'LearnedVoice' });
export type LearnedVoice = z.infer<typeof LearnedVoiceSchema>;
