import type { ChatCompletionMessageParam } from 'openai/resources';
import { inSpan } from '@wareword/tracing';
import { GenerationError } from '../errors.ts';
import type { ReadImage, ImageDescription } from '../image-description.ts';
import type { ModelUsage, Passage, ImageDescriptions, Violation, Writer } from '../writer.ts';
import { dayOf } from '../day.ts';
import { readDraft, readCompletionText } from './completion.ts';
import { draftOutputSchema, VERIFICATION_SCHEMA } from './output-schema.ts';
import { createClient, type OpenAiWriterSettings } from './client.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { callEnd, toGenerationError } from './failures.ts';
import { LearnedFromEndpoint } from './learned-from-endpoint.ts';
import { CallLimiter } from './call-limiter.ts';
import { withCost } from './pricing.ts';
import { draftMessages, revisionMessages, verificationMessages } from './prompt.ts';
import { EVERY_OPTION, simplerOptions, type RequestOptions } from './request-options.ts';
import { responseFormat, type OutputFormat } from './response-format.ts';
import { readVerification } from './verification.ts';
import {
  NoVisionError,
  readVision,
  rejectsImages,
  visionMessages,
  visionSchema,
} from './vision.ts';
import { parseVoice, VOICE_FORMAT, voiceMessages } from './voice.ts';

export type { OpenAiWriterSettings } from './client.ts';

/** Enough for a listing ten times the longest, and for a model's reasoning before it. */
const DEFAULT_OUTPUT_TOKENS = 16_000;

/**
 * Share of the time limit within which a revision and the descriptions of images must be complete.
 */
const REVISION_TIME_SHARE = 0.8;

/** Share of the time limit for describing images, if the listing waits for their facts. */
const IMAGE_FACTS_TIME_SHARE = 0.3;

/** Short, because a person is waiting. */
const VOICE_TIMEOUT_MS = 20_000;

/**
 * A writer that uses a model behind any OpenAI-compatible endpoint. After a transient {@link
 * GenerationError}, the job should retry, after `retryAfterMs` if present. If the endpoint rejects
 * an option, the request is repeated without it within the same time limit, and the option is left
 * out of all requests for an hour. In the remaining time, a draft can be revised once and its
 * sentences verified.
 * @throws {Error} if a setting is unusable
 */
export function createOpenAiWriter(settings: OpenAiWriterSettings): Writer {
  const client = createClient(settings);
  const { reasoningEffort, maxOutputTokens = DEFAULT_OUTPUT_TOKENS } = settings;
  const limiter = new CallLimiter();
  const { now = Date.now } = settings;
  const setsEffort = reasoningEffort !== undefined;
  const accepted = new LearnedFromEndpoint({ ...EVERY_OPTION, effort: setsEffort }, now);
  const acceptsImages = new LearnedFromEndpoint(true, now);

  function ask(prompt: Prompt, options: RequestOptions, signal: AbortSignal): Promise<unknown> {
    const format = responseFormat(options.format, prompt.format);
    return client.chat.completions.create(
      {
        model: settings.model,
        messages: [...prompt.messages],
        ...(format === undefined ? {} : { response_format: format }),
        ...(options.limit === 'none' ? {} : { [options.limit]: maxOutputTokens }),
        ...(options.effort && reasoningEffort ? { reasoning_effort: reasoningEffort } : {}),
      },
      { signal },
    );
  }

  /** Traces a call. Verifications and drafts have different names in traces. */
  function traced(prompt: Prompt, call: () => Promise<unknown>): Promise<unknown> {
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': settings.model,
      'wareword.answer': prompt.format.name,
    };
    return inSpan({ name: `chat ${settings.model}`, kind: 'client', attributes }, call);
  }

  async function complete(prompt: Prompt, signal: AbortSignal): Promise<unknown> {
    let options = accepted.current();
    for (;;) {
      try {
        const completion = await traced(prompt, () => ask(prompt, options, signal));
        // Remembered only after a success, because a rejection may be specific to one request.
        accepted.remember(options);
        return completion;
      } catch (error) {
        if (prompt.hasImages === true && rejectsImages(error)) throw new NoVisionError();
        const simpler = simplerOptions(options, error);
        if (simpler === undefined) throw error;
        options = simpler;
      }
    }
  }

  async function requestCompletion<Result extends { readonly usage?: ModelUsage }>(
    prompt: Prompt,
    read: (completion: unknown) => Result,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<Result> {
    const deadline = startDeadline(timeoutMs, signal);
    try {
      const completion = await withinLimit(prompt, timeoutMs, deadline);
      return withCost(read(completion), settings);
    } catch (error) {
      throw toGenerationError(error, deadline.endReason(), Date.now());
    } finally {
      deadline.release();
    }
  }

  /** Waits for a slot of the limiter, makes the call, and releases the slot. */
  async function withinLimit(
    prompt: Prompt,
    timeLeftMs: number,
    deadline: Deadline,
  ): Promise<unknown> {
    const call = await limiter.acquire(deadline.signal, { caller: prompt.workspaceId, timeLeftMs });
    try {
      const completion = await complete(prompt, deadline.signal);
      limiter.release(call, { kind: 'responded' });
      return completion;
    } catch (error) {
      limiter.release(call, callEnd(error, deadline.endReason(), Date.now()));
      throw error;
    }
  }

  async function describeReadable(
    request: Parameters<NonNullable<Writer['describe']>>[0],
    read: readonly ReadImage[],
    { timeLeftMs, signal }: { timeLeftMs: number; signal: AbortSignal },
  ): Promise<ImageDescriptions> {
    const dataUrls = read.flatMap((image) => ('dataUrl' in image ? [image.dataUrl] : []));
    if (dataUrls.length === 0) return withDescriptions(read, []);
    const format = { name: 'image_alts', schema: visionSchema(request) };
    const messages = visionMessages(request, dataUrls);
    const prompt = { messages, format, workspaceId: request.workspaceId ?? '', hasImages: true };
    try {
      const { texts, usage } = await requestCompletion(
        prompt,
        readCompletionText,
        timeLeftMs,
        signal,
      );
      return { ...withDescriptions(read, readVision(texts, dataUrls.length, request)), usage };
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      if (error instanceof NoVisionError) acceptsImages.remember(false);
      const problem = error instanceof NoVisionError ? 'no_vision' : 'not_described';
      return withDescriptions(
        read,
        dataUrls.map(() => ({ problem })),
      );
    }
  }

  return {
    name: 'openai',
    async describe(request, signal) {
      const { images, images_as_facts } = request;
      const { readImages } = settings;
      if (readImages === undefined || !acceptsImages.current()) {
        return { images: images.map(() => ({ problem: 'no_vision' })) };
      }
      const share = images_as_facts === true ? IMAGE_FACTS_TIME_SHARE : REVISION_TIME_SHARE;
      const limitMs = settings.timeoutMs * share;
      const started = performance.now();
      const deadline = startDeadline(limitMs, signal);
      try {
        return await readImages(images, deadline.signal, (read) => {
          const timeLeftMs = Math.max(0, limitMs - (performance.now() - started));
          return describeReadable(request, read, { timeLeftMs, signal });
        });
      } catch (error) {
        if (deadline.endReason() === undefined) throw error;
        return { images: images.map(() => ({ problem: 'not_described' })) };
      } finally {
        deadline.release();
      }
    },
    async assessVoice(texts, { workspaceId, signal }) {
      const prompt = { messages: voiceMessages(texts), format: VOICE_FORMAT, workspaceId };
      const timeoutMs = Math.min(settings.timeoutMs, VOICE_TIMEOUT_MS);
      return parseVoice(
        (await requestCompletion(prompt, readCompletionText, timeoutMs, signal)).texts,
      );
    },
    async write(request, signal, { startedAt = performance.now() } = {}) {
      const { platform, workspaceId = '' } = request;
      const format = {
        name: `${platform}_listing`,
        schema: draftOutputSchema(platform, dayOf({})),
      };
      const prompt = { messages: draftMessages(request), format, workspaceId };
      const asked = performance.now();
      const timeLeftMs = Math.max(0, settings.timeoutMs - (asked - startedAt));
      const first = await requestCompletion(prompt, readDraft, timeLeftMs, signal);
      const firstCallMs = performance.now() - asked;
      const remainingMs = () =>
        settings.timeoutMs * REVISION_TIME_SHARE - (performance.now() - startedAt);
      const revise = (violations: readonly Violation[]) => {
        const messages = revisionMessages(prompt.messages, first.draft, violations);
        return requestCompletion({ ...prompt, messages }, readDraft, remainingMs(), signal);
      };
      const verify = async (passages: readonly Passage[]) => {
        if (remainingMs() <= 0) return { rejected: undefined };
        const messages = verificationMessages(request, passages);
        const { texts, usage } = await requestCompletion(
          { messages, format: VERIFICATION, workspaceId },
          readCompletionText,
          remainingMs(),
          signal,
        );
        return { rejected: readVerification(texts), usage };
      };
      return {
        ...first,
        // After a slow first call, a second one would hardly finish in time.
        ...(remainingMs() < firstCallMs ? {} : { revise }),
        ...(settings.verify === true ? { verify } : {}),
      };
    },
  };
}

interface Prompt {
  readonly messages: readonly ChatCompletionMessageParam[];
  readonly format: OutputFormat;
  /** Who requested the listing; not sent to the model. */
  readonly workspaceId: string;
  readonly hasImages?: boolean;
}

/** The descriptions of the readable images, at their positions among all images. */
function withDescriptions(
  read: readonly ReadImage[],
  descriptions: readonly ImageDescription[],
): ImageDescriptions {
  let next = 0;
  const images = read.map((image): ImageDescription => {
    if ('problem' in image) return image;
    return descriptions[next++] ?? { problem: 'not_described' };
  });
  return { images };
}

const VERIFICATION: OutputFormat = { name: 'verification', schema: VERIFICATION_SCHEMA };
