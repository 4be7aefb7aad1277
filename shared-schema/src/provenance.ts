import { crypto } from '#crypto';
import { z } from 'zod';
import { LISTING_TEXT_FIELDS, type ListingTextField } from './choices.ts';
import type { Listing } from './listing.ts';

/**
 * The fields of a request that a listing is written from; `brand_name` is that of its brand, and
 * `attributes` and `variants` are lines such as `Material: Walnut`.
 */
export const SOURCE_FIELDS = [
  'product_name',
  'features',
  'attributes',
  'variants',
  'category',
  'price',
  'customer',
  'competitors',
  'brand_name',
] as const;
export type SourceField = (typeof SOURCE_FIELDS)[number];

const offset = z.int().min(0);

const SourceSpanSchema = z.object({
  field: z.enum(SOURCE_FIELDS),
  start: offset,
  end: offset,
});
/** A span of an input field, in UTF-16 code units. */
export type SourceSpan = z.infer<typeof SourceSpanSchema>;

const CitationSchema = z.object({
  start: offset,
  end: offset,
  sources: z.array(SourceSpanSchema).min(1),
  paraphrase: z
    .literal(true)
    .optional()
    .meta({ description: 'Present if a model rephrased the sources.' }),
});
/** A span of a field's text, and the input it comes from. */
export type Citation = z.infer<typeof CitationSchema>;

/** The citations of a field, in text order; for a list, one array per item. */
const FieldCitationsSchema = z.array(z.array(CitationSchema));

export const ProvenanceSchema = z
  .object({
    input: z.partialRecord(z.enum(SOURCE_FIELDS), z.string()).meta({
      description: 'The input with leading and trailing whitespace removed.',
    }),
    fields: z.record(z.string(), FieldCitationsSchema).meta({
      description:
        'For each text field of the listing, the spans that come from the input. Text outside every span was added by the writer, such as labels, headings and punctuation.',
    }),
    digest: z.string().meta({
      description: 'Hex-encoded SHA-256 of the listing, the input and the citations.',
    }),
  })
  .meta({ id: 'Provenance', description: 'Where each span of a listing comes from.' });
/** Where each span of a listing comes from. */
export type Provenance = z.infer<typeof ProvenanceSchema>;

/** The parts of a provenance that its digest covers. */
export type ProvenanceParts = Pick<Provenance, 'input' | 'fields'>;

/** Hex-encoded SHA-256 of some bytes. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => string | Promise<string>;

/**
 * The parts, with the digest that binds them to a listing.
 *
 * @param sha256 the platform's own, where one is faster than Web Crypto
 */
export async function sealProvenance(
  listing: Listing,
  { input, fields }: ProvenanceParts,
  sha256: Sha256 = webSha256,
): Promise<Provenance> {
  return { input, fields, digest: await digestOf(listing, { input, fields }, sha256) };
}

/**
 * Verifies a listing against its provenance offline: the digest matches, spans are ordered and do
 * not overlap, every source is within the input, and every word of a cited span, or every
 * number of a paraphrase, occurs in its sources.
 *
 * @param input the original request fields, if available; they must match the provenance
 * @returns one sentence per problem; empty if there are none
 */
export async function verifyProvenance(
  listing: Listing,
  provenance: unknown,
  input: Provenance['input'] = {},
): Promise<string[]> {
  const parsed = ProvenanceSchema.safeParse(provenance);
  if (!parsed.success) return ['The provenance is malformed.'];
  const problems: string[] = [];
  const { digest, ...parts } = parsed.data;
  if ((await digestOf(listing, parts)) !== digest)
    problems.push("The digest doesn't match: the listing, input or citations were changed.");
  for (const field of SOURCE_FIELDS) {
    const given = input[field]?.trim();
    if (given !== undefined && given !== (parts.input[field] ?? ''))
      problems.push(`The provenance belongs to a different input: ${field}.`);
  }
  for (const [field, value] of textsOf(listing)) {
    const texts = typeof value === 'string' ? [value] : value;
    const cited = parts.fields[field] ?? [];
    for (const [index, text] of texts.entries())
      problems.push(...problemsIn(`${field} ${index + 1}`, text, cited[index] ?? [], parts.input));
  }
  return problems;
}

function textsOf(listing: Listing): [ListingTextField, string | readonly string[]][] {
  return LISTING_TEXT_FIELDS.map((field) => [field, listing[field]]);
}

function problemsIn(
  name: string,
  text: string,
  citations: readonly Citation[],
  input: Provenance['input'],
): string[] {
  const problems: string[] = [];
  let at = 0;
  for (const { start, end, sources, paraphrase } of citations) {
    if (start < at || end <= start || end > text.length)
      problems.push(`The spans of ${name} overlap or extend past the end of its text.`);
    at = end;
    const quotes: string[] = [];
    for (const source of sources) {
      const given = input[source.field] ?? '';
      if (source.start >= source.end || source.end > given.length)
        problems.push(`A source span of ${name} is outside ${source.field}.`);
      quotes.push(given.slice(source.start, source.end));
    }
    const [cited, quoted] = [text.slice(start, end), quotes.join(' ')];
    if (!(paraphrase === true ? hasNumbersOf(cited, quoted) : hasWordsOf(cited, quoted)))
      problems.push(`"${cited}" in ${name} is not in its sources.`);
  }
  return problems;
}

/** Words the writer may add around quoted input. */
const GRAMMAR: ReadonlySet<string> = new Set(['a', 'an', 'amp', 'lt', 'gt', 'quot', 'br']);
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Whether every word occurs in the sources, ignoring case. Sources that contain HTML entities are
 * not checked.
 */
export function hasWordsOf(cited: string, quoted: string): boolean {
  if (/&[a-z\d#]{2,8};/iu.test(quoted)) return true;
  const source = quoted.toLowerCase();
  const words = cited.toLowerCase().match(WORD) ?? [];
  return words.every((word) => GRAMMAR.has(word) || source.includes(word));
}

const NUMBER = /\d+(?:[.,]\d+)*/gu;
const WRITTEN_NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

/** Whether every number in digits occurs in the sources, in digits or written out. */
export function hasNumbersOf(cited: string, quoted: string): boolean {
  const numbers = new Set(quoted.match(NUMBER) ?? []);
  for (const word of quoted.toLowerCase().match(WORD) ?? []) {
    const value = WRITTEN_NUMBERS.indexOf(word);
    if (value !== -1) numbers.add(String(value));
  }
  // An entity is not a number: "&#39;".
  const plain = cited.replaceAll(/&#\d{1,7};/gu, ' ');
  return (plain.match(NUMBER) ?? []).every((number) => numbers.has(number));
}

async function digestOf(
  listing: Listing,
  { input, fields }: ProvenanceParts,
  sha256: Sha256 = webSha256,
): Promise<string> {
  return sha256(new TextEncoder().encode(canonical({ listing, input, fields })));
}

async function webSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON with sorted keys, so that equal values serialize identically. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const one: unknown = Reflect.get(value, key);
    if (one !== undefined) entries.push(`${JSON.stringify(key)}:${canonical(one)}`);
  }
  return `{${entries.join(',')}}`;
}
