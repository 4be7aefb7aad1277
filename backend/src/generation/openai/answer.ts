import { FIELDS_BY_PLATFORM, ListingSchema, type Platform } from '@wareword/shared-schema';
import { z } from 'zod';
import type { Draft, ModelUsage } from '../writer.ts';
import { declined, unreadable } from './failures.ts';

/** The part of a chat completion that is read; compatible endpoints leave out much of the rest. */
const CompletionSchema = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
  usage: z
    .object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() })
    .nullish()
    .catch(undefined),
});

const text = z.string().exactOptional();
const list = z.array(z.string()).exactOptional();
const visible = z.string().regex(/\S/);

/** Fields missing or too many are the finisher's business, but a listing has these two. */
const DraftSchema = z.object({
  title: visible,
  description: visible,
  bullets: list,
  keywords: list,
  backend_terms: text,
  focus_keyphrase: text,
  meta_description: text,
  product_tags: list,
});

/** What a draft for this platform consists of, as the JSON schema of a strict structured output. */
export function draftJsonSchema(platform: Platform): Record<string, unknown> {
  const fields = FIELDS_BY_PLATFORM[platform];
  const properties = fields.map((field) => [
    field,
    ListingSchema.shape[field] instanceof z.ZodArray
      ? { type: 'array', items: { type: 'string' } }
      : { type: 'string' },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: fields,
    additionalProperties: false,
  };
}

/**
 * Takes the draft out of whatever the endpoint called a completion.
 * @throws {GenerationError} final where the model declined, transient where no draft can be read.
 */
export function readAnswer(completion: unknown): { draft: Draft; usage?: ModelUsage } {
  const parsed = CompletionSchema.safeParse(completion);
  if (!parsed.success) throw unreadable('it is no chat completion');
  const { choices, usage } = parsed.data;
  const { finish_reason: finishReason, message } = choices[0];
  if (message.refusal) throw declined('a refusal');
  if (finishReason === 'content_filter') throw declined('a content filter');
  if (finishReason === 'length') throw unreadable('it is cut off');
  const draft = readDraft(message.content ?? '');
  if (!usage) return { draft };
  return {
    draft,
    usage: { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens },
  };
}

function readDraft(content: string): Draft {
  const bare = withoutCodeFence(content.trim());
  if (bare === '') throw unreadable('it is empty');
  let json: unknown;
  try {
    json = JSON.parse(bare);
  } catch {
    throw unreadable('its content is not JSON');
  }
  const parsed = DraftSchema.safeParse(json);
  if (!parsed.success) throw unreadable('its content is no draft');
  return parsed.data;
}

/** Endpoints without structured output often get their JSON in a Markdown code block. */
function withoutCodeFence(content: string): string {
  return /^```(?:json)?[ \t\r]*\n(.*)```$/s.exec(content)?.[1] ?? content;
}
