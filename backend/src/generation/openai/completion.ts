import { z } from 'zod';
import type { Draft, ModelUsage } from '../writer.ts';
import { declined, failedWith, unreadable } from './failures.ts';
import { findDraft } from './find-draft.ts';

/** Maximum content parts of a completion that are read. */
const MAX_PARTS = 100;

/** The content of a message: a text, or a list of parts, some of which are texts. */
const Content = z
  .union([
    z.string(),
    z
      .array(z.unknown())
      .transform((parts) => parts.slice(0, MAX_PARTS).map(textOfContent).join('')),
  ])
  .nullish();
const TextPart = z.object({ type: z.enum(['text', 'output_text']), text: z.string() });

function textOfContent(part: unknown): string {
  const parsed = TextPart.safeParse(part);
  return parsed.success ? parsed.data.text : '';
}

/** The part of a chat completion that is read; compatible endpoints leave out much of the rest. */
const CompletionSchema = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: Content,
          refusal: z.string().nullish(),
          // The model's reasoning; some servers put the whole output here.
          reasoning_content: z.string().nullish().catch(undefined),
          reasoning: z.string().nullish().catch(undefined),
        }),
      }),
    ],
    z.unknown(),
  ),
  usage: z
    .object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() })
    .nullish()
    .catch(undefined),
});

/** A router may respond with 200 before it knows the outcome, and report the error in the body. */
const ErrorSchema = z.object({ error: z.object({ code: z.coerce.number().int() }) });

/** The texts of a completion, from every field in which servers put them, and its usage. */
export interface CompletionText {
  readonly texts: readonly string[];
  readonly usage?: ModelUsage;
}

/**
 * Reads the draft from a completion.
 * @throws {GenerationError} final if the model declined, transient if there is no readable draft
 */
export function readDraft(completion: unknown): { draft: Draft; usage?: ModelUsage } {
  const { texts, ...rest } = readCompletionText(completion);
  for (const text of texts) {
    const draft = findDraft(text);
    if (draft !== undefined) return { draft, ...rest };
  }
  throw unreadable('its content is no draft');
}

/**
 * Reads the text of a completion.
 * @throws {GenerationError} final if the model declined, transient if there is no readable text
 */
export function readCompletionText(completion: unknown): CompletionText {
  const parsed = CompletionSchema.safeParse(completion);
  if (!parsed.success) {
    const error = ErrorSchema.safeParse(completion);
    throw error.success
      ? failedWith(error.data.error.code)
      : unreadable('it is no chat completion');
  }
  const { choices, usage } = parsed.data;
  const { finish_reason: finishReason, message } = choices[0];
  if (message.refusal) throw declined('a refusal');
  if (finishReason === 'content_filter') throw declined('a content filter');
  if (finishReason === 'length') throw unreadable('it is cut off');
  const texts = [message.content, message.reasoning_content, message.reasoning].filter(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  if (texts.length === 0) throw unreadable('it is empty');
  return {
    texts: texts.map((text) => text ?? ''),
    ...(usage
      ? { usage: { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } }
      : {}),
  };
}
