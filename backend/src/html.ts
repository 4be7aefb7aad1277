/** HTML that is safe to send as is. Only `html` and `unescaped` create it. */
export class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** Values allowed in a template: text is escaped, HTML is not escaped again. */
export type Value = string | number | Html | readonly Html[] | undefined;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The texts of each template without the indentation of its source. */
const textsOf = new WeakMap<TemplateStringsArray, readonly string[]>();

/**
 * Inserts values into HTML and escapes every one that is not HTML. Line breaks of the template are
 * sent without the indentation that follows; those of values are kept.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  let texts = textsOf.get(strings);
  if (texts === undefined) {
    texts = strings.map((text) => text.replaceAll(/\n\s+/g, '\n'));
    textsOf.set(strings, texts);
  }
  return new Html(texts.reduce((text, string, index) => text + write(values[index - 1]) + string));
}

function write(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.join('');
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** HTML from a source that we trust as our own: our files, and the operator's. */
export function unescaped(text: string): Html {
  return new Html(text);
}
