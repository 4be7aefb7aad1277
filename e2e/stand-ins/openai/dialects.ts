import { draftFrom } from './draft.ts';
import type { ChatRequest } from './chat-request.ts';

/** Servers with OpenAI's API, each with its own deviations. */
export const DIALECTS = [
  'openai',
  'azure',
  'ollama',
  'vllm',
  'llama.cpp',
  'lm studio',
  'openrouter',
] as const;
export type Dialect = (typeof DIALECTS)[number];

export interface DialectAnswer {
  readonly status: number;
  readonly body: unknown;
}

const REASONING =
  'The user wants {"title": …} for this product. Six compartments, solid walnut. Let me write it.';

/** This server's response: an error for what it does not support, otherwise a draft. */
export function answerIn(dialect: Dialect, chat: ChatRequest): DialectAnswer {
  const blind = chat.images.length > 0 ? BLIND[dialect] : undefined;
  if (blind !== undefined) return blind;
  return BEHAVIORS[dialect](chat, draftFrom(chat));
}

type Draft = ReturnType<typeof draftFrom>;
type Behavior = (chat: ChatRequest, draft: Draft) => DialectAnswer;

const BEHAVIORS: Readonly<Record<Dialect, Behavior>> = {
  // Reasoning models only accept the token limit under its new name.
  openai: (chat, draft) => {
    if (chat.maxTokens !== undefined) {
      return refusal(400, {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'unsupported_parameter',
      });
    }
    return completion(chat, { content: JSON.stringify(draft), refusal: null, annotations: [] });
  },

  // An older deployment: no schema, no effort, the token limit under its old name; filter results.
  azure: (chat, draft) => {
    if (chat.reasoningEffort !== undefined) {
      return refusal(400, {
        message: 'Unrecognized request argument supplied: reasoning_effort',
        type: 'invalid_request_error',
        param: null,
        code: null,
      });
    }
    if (chat.maxCompletionTokens !== undefined) {
      return refusal(400, {
        message: 'Unrecognized request argument supplied: max_completion_tokens',
        type: 'invalid_request_error',
        param: null,
        code: null,
      });
    }
    if (chat.responseFormat.type === 'json_schema') {
      return refusal(400, {
        message:
          "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
        type: 'invalid_request_error',
        param: 'response_format',
        code: null,
      });
    }
    const filters = { hate: { filtered: false, severity: 'safe' } };
    return completion(
      chat,
      { content: JSON.stringify(draft) },
      { prompt_filter_results: [{ prompt_index: 0, content_filter_results: filters }] },
    );
  },

  // Accepts every option and ignores most: reasoning in tags, then JSON in a code block.
  ollama: (chat, draft) =>
    completion(
      chat,
      {
        content: `<think>\n${REASONING}\n</think>\n\n\`\`\`json\n${JSON.stringify(draft, null, 2)}\n\`\`\``,
      },
      { system_fingerprint: 'fp_ollama' },
    ),

  // Errors at the top level of the body; a parser removes the reasoning from the content.
  vllm: (chat, draft) =>
    chat.maxCompletionTokens !== undefined
      ? {
          status: 400,
          body: {
            object: 'error',
            message:
              "[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens'), 'msg': 'Extra inputs are not permitted'}]",
            type: 'BadRequestError',
            param: null,
            code: 400,
          },
        }
      : completion(chat, {
          content: `\n\n${JSON.stringify({ listing: draft })}`,
          reasoning_content: REASONING,
          tool_calls: [],
        }),

  // Built without grammars; its parser mistakes the whole answer for reasoning.
  'llama.cpp': (chat, draft) =>
    chat.responseFormat.type === 'text'
      ? completion(
          chat,
          { content: '', reasoning_content: `${REASONING}\n${JSON.stringify(draft)}` },
          { timings: { prompt_n: 900, predicted_n: 400 } },
        )
      : refusal(501, {
          code: 501,
          message: 'This server was built without support for grammars.',
          type: 'not_supported_error',
        }),

  // The error is a plain string, JSON mode is unknown, and small models wrap JSON in prose.
  'lm studio': (chat, draft) => {
    if (chat.responseFormat.type === 'json_schema') {
      return { status: 422, body: { error: 'Failed to compile the grammar of this schema.' } };
    }
    if (chat.responseFormat.type === 'json_object') {
      return {
        status: 400,
        body: { error: "'response_format.type' must be 'json_schema' or 'text'" },
      };
    }
    const keywords = [draft['keywords'] ?? []]
      .flat()
      .filter((one) => typeof one === 'string')
      .join(', ');
    const json = JSON.stringify({ ...draft, keywords, meta_description: null });
    return completion(chat, {
      content: `Sure! Here is the listing {as JSON}:\n\n${json}\n\nLet me know if {anything} is missing.`,
    });
  },

  // No provider supports a parameter; content in parts, with the reasoning next to them.
  openrouter: (chat, draft) =>
    chat.responseFormat.type === 'json_schema'
      ? refusal(404, {
          message: 'No endpoints found that can handle the requested parameters.',
          code: 404,
        })
      : completion(
          chat,
          {
            content: [
              { type: 'thinking', thinking: REASONING },
              { type: 'text', text: JSON.stringify(draft).slice(0, 40) },
              { type: 'text', text: JSON.stringify(draft).slice(40) },
            ],
            reasoning: REASONING,
          },
          { provider: 'Stand-in' },
        ),
};

/** How servers whose model cannot see refuse images. */
const BLIND: Readonly<Partial<Record<Dialect, DialectAnswer>>> = {
  azure: refusal(400, {
    message: 'Invalid content type. image_url is only supported by certain models.',
    type: 'invalid_request_error',
    param: 'messages.[1].content.[1].type',
    code: null,
  }),
  vllm: {
    status: 400,
    body: {
      object: 'error',
      message: 'At most 0 image(s) may be provided in one prompt.',
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
  },
  'llama.cpp': refusal(500, {
    code: 500,
    message:
      'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
    type: 'server_error',
  }),
  openrouter: refusal(404, { message: 'No endpoints found that support image input', code: 404 }),
};

function refusal(status: number, error: object): DialectAnswer {
  return { status, body: { error } };
}

function completion(chat: ChatRequest, message: object, more: object = {}): DialectAnswer {
  return {
    status: 200,
    body: {
      id: 'chatcmpl-stand-in',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: chat.model,
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 900, completion_tokens: 400, total_tokens: 1300 },
      ...more,
    },
  };
}
