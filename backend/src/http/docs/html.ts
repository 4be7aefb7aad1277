/** A piece of HTML that is safe to send as it is. Only `html` makes one. */
export class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** What may stand in a template: text is escaped, HTML is not escaped again. */
export type Value = string | number | Html | readonly Html[] | undefined;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Puts values into HTML; every one is escaped that is not HTML itself. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    strings.reduce((text, string, index) => text + write(values[index - 1]) + string),
  );
}

function write(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.join('');
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
