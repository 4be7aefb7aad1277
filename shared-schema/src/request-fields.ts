import { z } from 'zod';
import { LOCALES, type Locale } from './choices.ts';
import { ATTRIBUTE_LIMITS, IMAGE_LIMITS, KEYWORD_LIMITS, VARIANT_LIMITS } from './limits.ts';
import { requestIssue } from './request-issues.ts';
import { boundedText, cleanText, words } from './texts.ts';

export function required(limit: number) {
  return present(boundedText(limit)).meta({ minLength: 1, maxLength: limit });
}

/** An empty required field counts as missing (contract §4.3). */
export function present<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return schema.refine((value) => value !== '', {
    message: 'is required',
    ...requestIssue({ problem: 'missing' }),
  });
}

/** `null` and empty text are treated as an omitted field (contract §4.3). */
export function optional<Schema extends z.ZodType<string, string>>(
  schema: Schema,
  meta: z.GlobalMeta,
) {
  return schema
    .nullish()
    .transform((value) => (value === null || value === '' ? undefined : value))
    .meta(meta);
}

function oneLine(limit: number) {
  return required(limit).refine((value) => !/[\r\n]/u.test(value), { message: 'must be one line' });
}

/** `null` and an empty list are treated as an omitted field. */
function optionalList<Schema extends z.ZodType<readonly unknown[]>>(
  schema: Schema,
  meta: z.GlobalMeta,
) {
  return schema
    .nullish()
    .transform((list) => (list === null || list?.length === 0 ? undefined : list))
    .meta(meta);
}

/** Each name once, uppercase and lowercase alike. */
function rejectDuplicateNames(
  list: readonly { readonly name: string }[],
  context: z.RefinementCtx<readonly { readonly name: string }[]>,
): void {
  const seen = new Set<string>();
  for (const [index, { name }] of list.entries()) {
    const key = name.toLowerCase();
    const message = 'must be unique. Put all its values in one entry';
    if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, 'name'], message });
    seen.add(key);
  }
}

const attribute = z
  .object(
    {
      name: oneLine(ATTRIBUTE_LIMITS.name).meta({ examples: ['Material'] }),
      value: oneLine(ATTRIBUTE_LIMITS.value).meta({ examples: ['Solid walnut'] }),
    },
    { error: 'must be an object with name and value' },
  )
  .meta({ id: 'ProductAttribute' });
export type ProductAttribute = z.output<typeof attribute>;

export const attributes = optionalList(
  z
    .array(attribute, { error: 'must be an array of objects with name and value' })
    .max(ATTRIBUTE_LIMITS.attributes, `must have at most ${ATTRIBUTE_LIMITS.attributes} entries`)
    .superRefine(rejectDuplicateNames),
  {
    maxItems: ATTRIBUTE_LIMITS.attributes,
    description:
      "Facts as names and values, such as a product's specifications. They don't count toward the `features` limit.",
  },
);

const variant = z
  .object(
    {
      name: oneLine(VARIANT_LIMITS.name).meta({ examples: ['Color'] }),
      values: z
        .array(oneLine(VARIANT_LIMITS.value), { error: 'must be an array of values' })
        .min(1, 'must have at least one value')
        .max(VARIANT_LIMITS.values, `must have at most ${VARIANT_LIMITS.values} entries`)
        .transform((list) => [...new Map(list.map((one) => [one.toLowerCase(), one])).values()])
        .meta({ examples: [['Red', 'Blue']] }),
    },
    { error: 'must be an object with name and values' },
  )
  .meta({ id: 'ProductVariant' });
export type ProductVariant = z.output<typeof variant>;

export const variants = optionalList(
  z
    .array(variant, { error: 'must be an array of objects with name and values' })
    .max(VARIANT_LIMITS.variants, `must have at most ${VARIANT_LIMITS.variants} entries`)
    .superRefine(rejectDuplicateNames),
  {
    maxItems: VARIANT_LIMITS.variants,
    description:
      'What buyers choose from, such as colors and sizes. The listing presents them as a choice, and never says that one value applies to every item. A single value is a fact, like an attribute.',
  },
);

export const bannedWords = optionalList(
  words(
    'Words and phrases to keep out of this listing, in addition to the ones its brand avoids.',
    'cheap',
  ),
  {},
);

export const keywords = optionalList(
  words(
    "Phrases that shoppers search for. Those that the product details support and the platform allows are placed in the listing; the listing's `keyword_placements` reports on each.",
    'walnut desk organizer',
    KEYWORD_LIMITS,
  ),
  {},
);

/** A locale; stores' spelling, `en_GB`, is accepted too. */
export const locale = cleanText
  .transform((value, context): Locale | undefined => {
    if (value === '') return undefined;
    const wanted = value.replace('_', '-').toLowerCase();
    const found = LOCALES.find((one) => one.toLowerCase() === wanted);
    const message = `must be one of ${LOCALES.join(', ')}`;
    if (found === undefined) {
      context.addIssue({ code: 'custom', message, ...requestIssue({ problem: 'unknownLocale' }) });
    }
    return found;
  })
  .nullish()
  .transform((value) => value ?? undefined)
  .meta({
    enum: [...LOCALES],
    examples: ['en-GB'],
    description:
      "Language and spelling of the words that the writer adds. It must match the language of `features`, because details aren't translated; units aren't converted either. By default, the language of `features`.",
  });

const imageAddress = required(IMAGE_LIMITS.address)
  .refine(isWebAddress, {
    message: 'must be an http or https URL',
    ...requestIssue({ problem: 'noWebAddress' }),
  })
  .meta({ examples: ['https://shop.example/images/organizer.jpg'] });

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

export const images = optionalList(
  z
    .array(imageAddress, { error: 'must be an array of URLs' })
    .max(IMAGE_LIMITS.images, `must have at most ${IMAGE_LIMITS.images} entries`),
  {
    maxItems: IMAGE_LIMITS.images,
    description:
      "URLs of the product's images: JPEG, PNG, WebP or GIF, public, up to 4 MB each and 8 MB together. The listing then has `image_alts`; without a model with vision, each entry is `null`, with the reason in `image_problems`. What an image shows isn't used as a fact unless `images_as_facts` is `true`.",
  },
);

export const imagesAsFacts = z
  .boolean('must be true or false')
  .nullish()
  .transform((value) => (value === true ? true : undefined))
  .meta({
    default: false,
    description:
      '`true`: what the model reads in the images counts as product details, like `attributes`. The listing then has `image_facts`.',
  });
