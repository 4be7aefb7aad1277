import type { ChatCompletionMessageParam } from 'openai/resources';
import type { ListingRequest, ModelUsage, Violation, Writer, Written } from '../writer.ts';
import { readAnswer } from './answer.ts';
import { createClient, type OpenAiWriterSettings } from './client.ts';
import { startDeadline } from './deadline.ts';
import { toGenerationError } from './failures.ts';
import { promptFor, revisionFor } from './prompt.ts';
import { refusesJsonSchema, responseFormat, type FormatKind } from './response-format.ts';

export type { OpenAiWriterSettings } from './client.ts';

/** Share of the time limit by which a corrected attempt has to be there. */
const LATEST_REVISION = 0.8;

/**
 * A writer that asks a model behind any OpenAI-compatible endpoint: a transient
 * {@link GenerationError} is for the job to try again, `retryAfterMs` later if it says so. An
 * endpoint that refuses structured output is asked again without it, within the same time limit,
 * and from then on without it at once. A draft can be revised once, in what is left of that time.
 * @throws {Error} where a setting cannot work.
 */
export function createOpenAiWriter(settings: OpenAiWriterSettings): Writer {
  const client = createClient(settings);
  let formatKind: FormatKind = 'json_schema';

  function ask(prompt: Prompt, kind: FormatKind, signal: AbortSignal): Promise<unknown> {
    return client.chat.completions.create(
      {
        model: settings.model,
        messages: [...prompt.messages],
        response_format: responseFormat(kind, prompt.platform),
      },
      { signal },
    );
  }

  async function complete(prompt: Prompt, signal: AbortSignal): Promise<unknown> {
    // Another call may change the kind while this one waits.
    const kind = formatKind;
    try {
      return await ask(prompt, kind, signal);
    } catch (error) {
      if (kind === 'json_object' || !refusesJsonSchema(error)) throw error;
    }
    const completion = await ask(prompt, 'json_object', signal);
    // Remembered only once it has worked: the refusal might have been of this request alone.
    formatKind = 'json_object';
    return completion;
  }

  async function answerTo(prompt: Prompt, timeoutMs: number, signal: AbortSignal) {
    const deadline = startDeadline(timeoutMs, signal);
    try {
      return priced(readAnswer(await complete(prompt, deadline.signal)), settings);
    } catch (error) {
      throw toGenerationError(error, deadline.earlyEnd(), Date.now());
    } finally {
      deadline.release();
    }
  }

  return {
    name: 'openai',
    async write(request, signal) {
      const started = performance.now();
      const prompt = { messages: promptFor(request), platform: request.platform };
      const first = await answerTo(prompt, settings.timeoutMs, signal);
      const taken = performance.now() - started;
      const left = settings.timeoutMs * LATEST_REVISION - taken;
      // What took so long once would hardly come back in time again.
      if (left < taken) return first;
      const revise = (violations: readonly Violation[]) => {
        const messages = revisionFor(prompt.messages, first.draft, violations);
        return answerTo({ ...prompt, messages }, left, signal);
      };
      return { ...first, revise };
    },
  };
}

interface Prompt {
  readonly messages: readonly ChatCompletionMessageParam[];
  readonly platform: ListingRequest['platform'];
}

/** The cost of an answer, where its tokens are counted and prices are set. */
function priced(written: Written, { prices }: OpenAiWriterSettings): Written {
  const { usage } = written;
  if (usage === undefined || prices === undefined) return written;
  return { ...written, usage: { ...usage, cost: costOf(usage, prices) } };
}

const TOKENS_A_PRICE = 1_000_000;

function costOf(
  { inputTokens, outputTokens }: ModelUsage,
  prices: NonNullable<OpenAiWriterSettings['prices']>,
): number {
  return (inputTokens * prices.input + outputTokens * prices.output) / TOKENS_A_PRICE;
}
