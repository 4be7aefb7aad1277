import { Parser } from 'htmlparser2';
import {
  changedFields,
  formatOf,
  type Field,
  type FieldFormat,
  type FieldValues,
  type StoreFields,
} from '../fields.ts';
import type { Base } from '../tables.ts';
import { MAX_READ, textForm } from './text-form.ts';

/**
 * A canonical form of HTML: `&` equals `&amp;`, and `<br>` equals `<br />`. Texts with the same
 * form render the same. Very long or deeply nested texts are compared as is.
 */
export function canonicalText(raw: string, format: FieldFormat): string {
  if (raw.length > MAX_READ) return raw;
  return (format === 'html' ? canonicalHtml(raw) : textForm(raw, format)).trim();
}

/**
 * The same for any value of a field. Stores ignore the case of tags: they save one that they know as they
 * spell it.
 */
export function canonicalValue(
  value: string | readonly string[],
  format: FieldFormat,
): string | readonly string[] {
  return typeof value === 'string'
    ? canonicalText(value, format)
    : value.map((tag) => tagKey(tag, format));
}

/** Tags with the same key are the same tag. */
export function tagKey(tag: string, format: FieldFormat): string {
  return textForm(tag, format).trim().toLowerCase();
}

/** The parser looks through all open tags at each closing one. */
const MAX_OPEN = 200;
/** Characters parsed between checks of the nesting depth. */
const PIECE_CHARACTERS = 1_000;

function canonicalHtml(html: string): string {
  let meaning = '';
  const isWhole = parseHtml(html, {
    onopentag: (name, attributes) => {
      const pairs = Object.entries(attributes).map(([key, value]) => {
        return ` ${key}=${JSON.stringify(key === 'style' ? plainStyle(value) : value)}`;
      });
      meaning += `<${name}${pairs.sort().join('')}>`;
    },
    onclosetag: (name) => {
      meaning += `</${name}>`;
    },
    // Apart from tags, which a text may spell out.
    ontext: (text) => {
      meaning += text.replaceAll('<', '&lt;');
    },
    oncomment: (comment) => {
      meaning += `<!--${comment}-->`;
    },
  });
  return isWhole ? meaning : html;
}

interface HtmlHandler {
  readonly onopentag: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly onclosetag: (name: string) => void;
  readonly ontext: (text: string) => void;
  readonly oncomment: (comment: string) => void;
}

/** @returns false if the text is nested too deeply; the rest of it was not parsed */
export function parseHtml(html: string, handler: HtmlHandler): boolean {
  let openTags = 0;
  const parser = new Parser({
    ...handler,
    onopentag: (name, attributes) => {
      openTags += 1;
      handler.onopentag(name, attributes);
    },
    onclosetag: (name) => {
      openTags -= 1;
      handler.onclosetag(name);
    },
  });
  for (let at = 0; at < html.length; at += PIECE_CHARACTERS) {
    parser.write(html.slice(at, at + PIECE_CHARACTERS));
    if (openTags > MAX_OPEN) return false;
  }
  parser.end();
  return true;
}

function plainStyle(style: string): string {
  return style
    .split(';')
    .map((rule) => rule.replaceAll(' ', ''))
    .filter((rule) => rule !== '')
    .join(';');
}

/**
 * The fields that were not restored: compared exactly or, if the store is known to re-encode the
 * text, by canonical form.
 */
export function notRestored(
  before: FieldValues,
  now: FieldValues,
  about: {
    /** The fields that were supposed to be undone. */
    readonly written: readonly Field[];
    readonly base: Base | null;
    readonly fields: StoreFields;
  },
): Field[] {
  return changedFields(before, now, about.written).filter((field) => {
    const [one, other] = [before[field], now[field]];
    const text = about.base?.unrestorable.find((one) => one.field === field);
    if (text?.visible !== false || typeof one !== 'string' || typeof other !== 'string')
      return true;
    const format = formatOf(about.fields, field);
    return canonicalText(one, format) !== canonicalText(other, format);
  });
}
