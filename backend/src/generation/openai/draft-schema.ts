import { z } from 'zod';
import { LIST_FIELDS } from '../platforms/rule.ts';
import { escapeMarkup } from '../text/blocks.ts';
import { plainText } from '../text/plain.ts';
import type { Draft, QuotedText } from '../writer.ts';
import { truncateText, MAX_CHARACTERS, MAX_ITEMS } from './draft-limits.ts';

/** Maximum quotes of one text that are read. */
const MAX_QUOTES = 12;
const MAX_QUOTE_CHARACTERS = 600;

/** A text, with or without the words of the input that it is based on. */
const DraftText = z.union([
  z.string().transform((text) => ({ text, quotes: [] as string[], kind: undefined })),
  z.object({
    text: z.string(),
    quotes: z.array(z.string()).catch([]).default([]),
    kind: z.enum(['heading', 'paragraph', 'sentence', 'item']).optional().catch(undefined),
  }),
]);
type DraftText = z.output<typeof DraftText>;

const truncateDraftText = ({ text, quotes, kind }: DraftText, limit: number): DraftText => ({
  text: truncateText(text.trim(), limit),
  quotes: quotes.slice(0, MAX_QUOTES).map((quote) => quote.slice(0, MAX_QUOTE_CHARACTERS)),
  kind,
});

const text = (limit: number) =>
  DraftText.transform((draftText) => [truncateDraftText(draftText, limit)]);
const visible = (limit: number) =>
  text(limit).refine((draftTexts) => draftTexts.some((draftText) => draftText.text !== ''));

/** A list, or a text with its items separated by commas or line breaks. */
const list = (limit: number, separator: RegExp) =>
  z
    .union([
      z.array(DraftText),
      z.string().transform((value) =>
        value
          .slice(0, MAX_ITEMS * limit)
          .split(separator)
          .map((item): DraftText => ({ text: item, quotes: [], kind: undefined })),
      ),
    ])
    .transform((items) =>
      items
        .slice(0, MAX_ITEMS)
        .map((item) => truncateDraftText(item, limit))
        .filter((item) => item.text !== ''),
    );

/** A description as one text or as a list of sentences. */
const description = z
  .union([text(MAX_CHARACTERS.description), z.array(DraftText).transform(truncateDescription)])
  .refine((draftTexts) => draftTexts.some((draftText) => draftText.text !== ''));

function truncateDescription(draftTexts: readonly DraftText[]): DraftText[] {
  const kept: DraftText[] = [];
  let remaining: number = MAX_CHARACTERS.description;
  for (const draftText of draftTexts.slice(0, MAX_SENTENCES)) {
    const truncated = truncateDraftText(draftText, Math.min(remaining, MAX_CHARACTERS.bullet));
    remaining -= truncated.text.length;
    if (truncated.text !== '') kept.push({ ...truncated, kind: truncated.kind ?? 'paragraph' });
    if (remaining <= 0) break;
  }
  return kept;
}

/** Maximum sentences of a description that are read, if it is a list of sentences. */
const MAX_SENTENCES = 200;

/** A field that the model may leave out or return as `null`. */
const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().catch(undefined);

/**
 * The finisher handles missing and extra fields, but a draft must have a title and a description.
 * Every text is truncated here, so that later steps never read text of unlimited length.
 */
const DraftSchema = z.object({
  title: visible(MAX_CHARACTERS.title),
  description,
  bullets: optionalField(list(MAX_CHARACTERS.bullet, /\n/)),
  keywords: optionalField(list(MAX_CHARACTERS.keyword, /[,;\n]/)),
  backend_terms: optionalField(text(MAX_CHARACTERS.backend_terms)),
  focus_keyphrase: optionalField(text(MAX_CHARACTERS.focus_keyphrase)),
  meta_description: optionalField(text(MAX_CHARACTERS.meta_description)),
  item_highlights: optionalField(text(MAX_CHARACTERS.item_highlights)),
  product_tags: optionalField(list(MAX_CHARACTERS.keyword, /[,;\n]/)),
});

/** Maximum levels of wrappers around a draft: `{"listing": {…}}`, `[{…}]`. */
const MAX_WRAPPERS = 2;
const MAX_WRAPPED = 20;

/** The draft that a value is or contains; undefined if there is none. */
export function draftIn(value: unknown, wrappers = MAX_WRAPPERS): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // Checked first because the schema is much slower, and the output may contain thousands of other
  // objects.
  if (mayHoldText(value, 'title') && mayHoldText(value, 'description')) {
    const parsed = DraftSchema.safeParse(value);
    if (parsed.success) return asDraft(parsed.data);
  }

  if (wrappers === 0) return undefined;
  for (const inner of Object.values(value).slice(0, MAX_WRAPPED)) {
    const draft = draftIn(inner, wrappers - 1);
    if (draft !== undefined) return draft;
  }
  return undefined;
}

/** Whether a field is a non-empty text, or an object or list that may contain one. */
function mayHoldText(value: object, field: string): boolean {
  const fieldValue: unknown = Reflect.get(value, field);
  return typeof fieldValue === 'string'
    ? fieldValue.trim() !== ''
    : typeof fieldValue === 'object' && fieldValue !== null;
}

function asDraft(parsed: z.output<typeof DraftSchema>): Draft {
  const fields: Record<string, string | string[]> = {};
  const quotes: QuotedText[] = [];
  for (const [field, draftTexts] of Object.entries(parsed)) {
    if (draftTexts === undefined || draftTexts === null) continue;
    for (const draftText of draftTexts) if (draftText.quotes.length > 0) quotes.push(draftText);
    if (LIST_FIELDS.has(field)) fields[field] = draftTexts.map((draftText) => draftText.text);
    else if (field === 'description') fields[field] = markupOf(draftTexts);
    else fields[field] = draftTexts.map((draftText) => draftText.text).join(' ');
  }
  return { ...fields, ...(quotes.length === 0 ? {} : { quotes: quotes.map(asQuoted) }) };
}

function asQuoted({ text, quotes }: QuotedText): QuotedText {
  return { text, quotes };
}

/**
 * A description's sentences as markup; a text that isn't divided into sentences is used as it is.
 */
function markupOf(draftTexts: readonly DraftText[]): string {
  const blocks: { tag: 'h2' | 'p' | 'li'; text: string }[] = [];
  for (const { kind, text: marked } of draftTexts) {
    const last = blocks.at(-1);
    if (kind === undefined) return marked;
    const text = plainText(marked);
    const tag = kind === 'heading' ? 'h2' : kind === 'item' ? 'li' : 'p';
    if (kind === 'sentence' && last?.tag === 'p') last.text += ` ${escapeMarkup(text)}`;
    else blocks.push({ tag, text: escapeMarkup(text) });
  }
  return blocks
    .map(({ tag, text }, index) => {
      if (tag !== 'li') return `<${tag}>${text}</${tag}>`;
      const opens = blocks[index - 1]?.tag !== 'li';
      const closes = blocks[index + 1]?.tag !== 'li';
      return `${opens ? '<ul>' : ''}<li>${text}</li>${closes ? '</ul>' : ''}`;
    })
    .join('');
}
