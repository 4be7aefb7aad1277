import type { ProductRecord } from './records.ts';

type Matcher = (product: ProductRecord) => boolean;

const FIELDS: Readonly<Record<string, (product: ProductRecord) => readonly string[]>> = {
  id: ({ id }) => [String(id)],
  title: ({ title }) => [title],
  handle: ({ handle }) => [handle],
  status: ({ status }) => [status],
  vendor: ({ vendor }) => [vendor],
  product_type: ({ productType }) => [productType],
  tag: ({ tags }) => tags,
  sku: ({ variants }) => variants.map(({ sku }) => sku),
};

/** The fields searched for a word without a field name. */
const DEFAULT_FIELDS = ['title', 'vendor', 'product_type', 'tag', 'sku'] as const;

/**
 * Shopify's search syntax as far as product lists use it: words, "phrases", `field:value`, `-` and
 * `NOT`, `AND`, `OR`, parentheses, a `*` at the end of a word, and a backslash before a character
 * that would mean something. A field that no one knows matches nothing.
 */
export function parseSearch(query: string): Matcher {
  const parser = new Parser(tokensOf(query));
  return parser.all();
}

interface Token {
  readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'term';
  readonly field?: string;
  readonly value?: string;
  readonly phrase?: boolean;
  readonly prefix?: boolean;
}

const SPACE = /\s/;

function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const readValue = (): { value: string; phrase: boolean; prefix: boolean } => {
    const quote = query[at];
    if (quote === '"' || quote === "'") {
      at += 1;
      const value = readUntil((char) => char === quote);
      at += 1;
      return { value, phrase: true, prefix: false };
    }
    const value = readUntil((char) => SPACE.test(char) || char === ')' || char === '(');
    const prefix = value.endsWith('*');
    return { value: prefix ? value.slice(0, -1) : value, phrase: false, prefix };
  };
  const readUntil = (isEnd: (char: string) => boolean): string => {
    let text = '';
    for (; at < query.length && !isEnd(query[at] ?? ''); at++) {
      if (query[at] === '\\') at += 1;
      text += query[at] ?? '';
    }
    return text;
  };
  while (at < query.length) {
    const char = query[at] ?? '';
    if (SPACE.test(char)) at += 1;
    else if (char === '(' || char === ')') {
      tokens.push({ kind: char === '(' ? 'open' : 'close' });
      at += 1;
    } else if (char === '-') {
      tokens.push({ kind: 'not' });
      at += 1;
    } else {
      const field = /^([a-z_]+):/i.exec(query.slice(at))?.[1];
      if (field !== undefined) {
        at += field.length + 1;
        tokens.push({ kind: 'term', field: field.toLowerCase(), ...readValue() });
        continue;
      }
      const { value, phrase, prefix } = readValue();
      if (phrase || !['AND', 'OR', 'NOT'].includes(value)) {
        tokens.push({ kind: 'term', value, phrase, prefix });
      } else tokens.push({ kind: value === 'AND' ? 'and' : value === 'OR' ? 'or' : 'not' });
    }
  }
  return tokens;
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Adjacent words must all match; `OR` has lower precedence. */
  all(): Matcher {
    const ways: Matcher[] = [];
    let parts: Matcher[] = [];
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token === undefined || token.kind === 'close') break;
      if (token.kind === 'or' || token.kind === 'and') {
        this.#at += 1;
        if (token.kind === 'or') {
          ways.push(every(parts));
          parts = [];
        }
      } else parts.push(this.#one());
    }
    ways.push(every(parts));
    return (product) => ways.some((way) => way(product));
  }

  #one(): Matcher {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token === undefined) return () => true;
    if (token.kind === 'not') {
      const inner = this.#one();
      return (product) => !inner(product);
    }
    if (token.kind === 'open') {
      const inner = this.all();
      this.#at += 1;
      return inner;
    }
    return matcherOf(token);
  }
}

function every(parts: readonly Matcher[]): Matcher {
  return (product) => parts.every((part) => part(product));
}

function matcherOf({ field, value = '', phrase = false, prefix = false }: Token): Matcher {
  const wanted = value.toLowerCase();
  if (field === 'id') return idMatcher(wanted);
  const fields = field === undefined ? DEFAULT_FIELDS : [field];
  return (product) =>
    fields.some((name) => {
      const texts = FIELDS[name]?.(product) ?? [];
      if (field !== undefined && prefix && wanted === '') return texts.some((text) => text !== '');
      return texts.some((text) => matches(text.toLowerCase(), wanted, { field, phrase, prefix }));
    });
}

function matches(
  text: string,
  wanted: string,
  { field, phrase, prefix }: { field: string | undefined; phrase: boolean; prefix: boolean },
): boolean {
  // Statuses, vendors, types and tags must match completely; `status:active,draft` names two.
  if (field !== undefined && field !== 'title') {
    if (prefix) return text.startsWith(wanted);
    return field === 'status' || field === 'id'
      ? wanted.split(',').includes(text)
      : text === wanted;
  }
  const queryWords = words(wanted);
  // A word without letters and digits matches nothing.
  if (queryWords.length === 0) return false;
  if (phrase) return ` ${words(text).join(' ')} `.includes(` ${queryWords.join(' ')} `);
  const found = words(text);
  return queryWords.every((word) =>
    found.some((one) => (prefix ? one.startsWith(word) : one === word)),
  );
}

function idMatcher(wanted: string): Matcher {
  const [, comparator = '', number = ''] = /^([<>]?=?)(\d+)$/.exec(wanted) ?? [];
  const bound = Number(number);
  return ({ id }) => {
    switch (comparator) {
      case '<':
        return id < bound;
      case '<=':
        return id <= bound;
      case '>':
        return id > bound;
      case '>=':
        return id >= bound;
      default:
        return number !== '' && id === bound;
    }
  };
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
