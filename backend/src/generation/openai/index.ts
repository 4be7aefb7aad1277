import type { ListingRequest, Writer } from '../writer.ts';
import { readAnswer } from './answer.ts';
import { createClient, type OpenAiWriterSettings } from './client.ts';
import { startDeadline } from './deadline.ts';
import { toGenerationError } from './failures.ts';
import { promptFor } from './prompt.ts';
import { refusesJsonSchema, responseFormat, type FormatKind } from './response-format.ts';

export type { OpenAiWriterSettings } from './client.ts';

/**
 * A writer that asks a model behind any OpenAI-compatible endpoint, once a draft: a transient
 * {@link GenerationError} is for the job to try again, `retryAfterMs` later if it says so. An
 * endpoint that refuses structured output is asked again without it, within the same time limit,
 * and from then on without it at once.
 * @throws {Error} where a setting cannot work.
 */
export function createOpenAiWriter(settings: OpenAiWriterSettings): Writer {
  const client = createClient(settings);
  let formatKind: FormatKind = 'json_schema';

  function ask(request: ListingRequest, kind: FormatKind, signal: AbortSignal): Promise<unknown> {
    const { platform } = request;
    return client.chat.completions.create(
      {
        model: settings.model,
        messages: promptFor(request),
        response_format: responseFormat(kind, platform),
      },
      { signal },
    );
  }

  async function complete(request: ListingRequest, signal: AbortSignal): Promise<unknown> {
    // Another call may change the kind while this one waits.
    const kind = formatKind;
    try {
      return await ask(request, kind, signal);
    } catch (error) {
      if (kind === 'json_object' || !refusesJsonSchema(error)) throw error;
    }
    const completion = await ask(request, 'json_object', signal);
    // Remembered only once it has worked: the refusal might have been of this request alone.
    formatKind = 'json_object';
    return completion;
  }

  return {
    name: 'openai',
    async write(request, signal) {
      const deadline = startDeadline(settings.timeoutMs, signal);
      try {
        return readAnswer(await complete(request, deadline.signal));
      } catch (error) {
        throw toGenerationError(error, deadline.earlyEnd(), Date.now());
      } finally {
        deadline.release();
      }
    },
  };
}
