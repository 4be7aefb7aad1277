/** A chat completion request, as far as the stand-in reads it. */
export interface ChatRequest {
  readonly model: string;
  /** The text of each, without its images. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** Data URLs, in order. */
  readonly images: readonly string[];
  readonly responseFormat: ResponseFormat;
  readonly maxCompletionTokens: number | undefined;
  readonly maxTokens: number | undefined;
  readonly reasoningEffort: string | undefined;
}

export type ResponseFormat =
  | { readonly type: 'text' | 'json_object' }
  | { readonly type: 'json_schema'; readonly fields: readonly string[] };

/** A request that the real service would reject; `param` names the invalid parameter. */
export class InvalidChatRequest extends Error {
  readonly param: string;

  constructor(param: string, message: string) {
    super(message);
    this.name = 'InvalidChatRequest';
    this.param = param;
  }
}

/**
 * Reads a request as strictly as the real service does.
 * @throws {InvalidChatRequest}
 */
export function readChatRequest(text: string): ChatRequest {
  const body = record(parseJson(text), 'body');
  if (typeof body['model'] !== 'string' || body['model'] === '') {
    throw new InvalidChatRequest('model', 'you must provide a model parameter');
  }
  if (body['stream'] === true) throw new InvalidChatRequest('stream', 'streaming is not offered');
  const images: string[] = [];
  const messages = list(body['messages'], 'messages').map((item) => {
    const { role, content } = record(item, 'messages');
    if (typeof role !== 'string' || (typeof content !== 'string' && !Array.isArray(content))) {
      throw new InvalidChatRequest('messages', 'each message needs a role and a content');
    }
    return { role, content: typeof content === 'string' ? content : textOf(content, images) };
  });
  if (messages.length === 0) throw new InvalidChatRequest('messages', 'must not be empty');
  const responseFormat = readResponseFormat(body['response_format']);
  if (
    responseFormat.type === 'json_object' &&
    !messages.some((message) => /json/i.test(message.content))
  ) {
    throw new InvalidChatRequest('messages', "must contain the word 'json' in some form");
  }
  return {
    model: body['model'],
    messages,
    images,
    responseFormat,
    maxCompletionTokens: tokens(body, 'max_completion_tokens'),
    maxTokens: tokens(body, 'max_tokens'),
    reasoningEffort: effort(body['reasoning_effort']),
  };
}

/** The text of a message in parts, one a line; its images are added to the others. */
function textOf(parts: readonly unknown[], images: string[]): string {
  const texts: string[] = [];
  for (const item of parts) {
    const part = record(item, 'messages');
    if (part['type'] === 'text' && typeof part['text'] === 'string') texts.push(part['text']);
    else if (part['type'] === 'image_url') {
      const { url } = record(part['image_url'], 'messages');
      if (typeof url !== 'string' || !/^data:image\/(?:jpeg|png|webp|gif);base64,/.test(url)) {
        throw new InvalidChatRequest('messages', 'an image must be a data URL');
      }
      images.push(url);
    } else throw new InvalidChatRequest('messages', 'unknown content part');
  }
  return texts.join('\n');
}

function tokens(body: Record<string, unknown>, name: string): number | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new InvalidChatRequest(name, 'must be a whole number above 0');
}

function effort(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new InvalidChatRequest('reasoning_effort', 'must be a string');
}

function readResponseFormat(value: unknown): ResponseFormat {
  if (value === undefined) return { type: 'text' };
  const format = record(value, 'response_format');
  if (format['type'] === 'text' || format['type'] === 'json_object') {
    return { type: format['type'] };
  }
  if (format['type'] !== 'json_schema') {
    throw new InvalidChatRequest('response_format', 'unknown type');
  }
  const jsonSchema = record(format['json_schema'], 'response_format');
  if (typeof jsonSchema['name'] !== 'string' || !/^[\w-]{1,64}$/.test(jsonSchema['name'])) {
    throw new InvalidChatRequest('response_format', 'invalid name');
  }
  const schema = record(jsonSchema['schema'], 'response_format');
  const fields = Object.keys(record(schema['properties'], 'response_format'));
  const required = list(schema['required'], 'response_format');
  const strict = jsonSchema['strict'] === true;
  if (strict && schema['additionalProperties'] !== false) {
    throw new InvalidChatRequest('response_format', "'additionalProperties' must be false");
  }
  if (strict && !fields.every((field) => required.includes(field))) {
    throw new InvalidChatRequest('response_format', "'required' must hold every property");
  }
  return { type: 'json_schema', fields };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidChatRequest('body', 'the body is not valid JSON');
  }
}

function record(value: unknown, param: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidChatRequest(param, 'must be an object');
  }
  return { ...value };
}

function list(value: unknown, param: string): unknown[] {
  if (!Array.isArray(value)) throw new InvalidChatRequest(param, 'must be an array');
  return value;
}
