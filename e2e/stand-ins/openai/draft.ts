import { InvalidChatRequest, type ChatRequest } from './chat-request.ts';

const FENCE = /<product_data>\n(.*)\n<\/product_data>/s;

/**
 * Writes a plain, truthful draft of the product that the request's last user message has between
 * `<product_data>` tags: only its name and its statements.
 * @throws {InvalidChatRequest} if no product is found.
 */
export function draftFrom(chat: ChatRequest): Record<string, string | string[] | object[]> {
  const asked = askedFields(chat);
  // Asked to check sentences, it objects to none.
  if (asked.includes('unsupported')) return { unsupported: [] };
  const { name, statements, category } = readProduct(chat);
  // Describes each image only by the product's name.
  if (asked.includes('images')) {
    return { images: chat.images.map((_, index) => ({ number: index + 1, parts: [name] })) };
  }
  const sentences = statements.map((statement) => `${statement}.`);
  const keyphrase = words(`${name} ${category}`).slice(0, 5).join(' ');
  const terms = [...new Set(words(`${category} ${statements.join(' ')}`))];
  const summary = `${name}. ${sentences.join(' ')}`;
  const draft: Record<string, string | string[]> = {
    title: name.slice(0, 75),
    bullets: statements.slice(0, 5),
    description: `<p>${summary}</p><ul>${statements.map((text) => `<li>${text}</li>`).join('')}</ul>`,
    keywords: [keyphrase, ...terms].slice(0, 10),
    backend_terms: terms.slice(0, 20).join(' '),
    focus_keyphrase: keyphrase,
    meta_description: summary.slice(0, 155),
    product_tags: terms.slice(0, 8),
    item_highlights: statements.slice(0, 2).join(', ').slice(0, 120),
  };
  return Object.fromEntries(Object.entries(draft).filter(([field]) => asked.includes(field)));
}

function askedFields(chat: ChatRequest): readonly string[] {
  if (chat.responseFormat.type === 'json_schema') return chat.responseFormat.fields;
  const keys = /these keys: ([\w, ]+)/.exec(lastUserMessage(chat))?.[1];
  if (keys === undefined) throw new InvalidChatRequest('messages', 'no keys are asked for');
  return keys.split(', ');
}

function readProduct(chat: ChatRequest): { name: string; category: string; statements: string[] } {
  const fenced = FENCE.exec(lastUserMessage(chat))?.[1];
  if (fenced === undefined) throw new InvalidChatRequest('messages', 'no product data');
  const product: unknown = JSON.parse(fenced);
  const text = (field: string): string => {
    if (typeof product !== 'object' || product === null) return '';
    const value: unknown = Object.entries(product).find(([key]) => key === field)?.[1];
    return typeof value === 'string' ? value.trim() : '';
  };
  const name = text('product_name');
  if (name === '') throw new InvalidChatRequest('messages', 'the product has no name');
  return { name, category: text('category'), statements: toStatements(text('features')) };
}

function toStatements(features: string): string[] {
  return features
    .split(/[\n;•]+|(?<=[.!?])\s+/)
    .map((part) => part.replace(/^[\s*-]+|[\s.!?]+$/g, ''))
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

function words(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2);
}

function lastUserMessage(chat: ChatRequest): string {
  return chat.messages.findLast((message) => message.role === 'user')?.content ?? '';
}
