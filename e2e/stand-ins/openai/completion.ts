import type { AnswerStep } from './steps.ts';

/** How a completion ends. */
export interface Ending {
  readonly content: string | null;
  readonly refusal?: string;
  readonly finishReason: 'stop' | 'length' | 'content_filter';
  readonly usage?: AnswerStep['usage'];
}

const USAGE = { prompt_tokens: 900, completion_tokens: 400 };

/** Body of `POST /chat/completions`, in the real service's shape. */
export function completionBody(model: string, ending: Ending): string {
  const usage = ending.usage === undefined ? USAGE : ending.usage;
  return JSON.stringify({
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: 1_767_225_600,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: ending.content, refusal: ending.refusal ?? null },
        logprobs: null,
        finish_reason: ending.finishReason,
      },
    ],
    ...(usage === null
      ? {}
      : { usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } }),
  });
}

/** Body of an error response, in the real service's shape. */
export function errorBody(message: string, type: string, param: string | null = null): string {
  return JSON.stringify({ error: { message, type, param, code: null } });
}
