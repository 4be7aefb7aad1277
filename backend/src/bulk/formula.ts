/**
 * Detects what a spreadsheet would run as a formula. A CSV cannot mark a cell as text, so the cell
 * itself has to be harmless (docs/bulk.md, "Formulas").
 *
 * Where cells start depends on the reader: if the list separator is a semicolon, a comma-separated
 * file is split at semicolons, and quotation marks in the middle of a line mean nothing. So every
 * part that could start a cell or a line is checked, ignoring leading whitespace, quotation marks
 * and invisible characters. Full-width signs count, because spreadsheets accept them.
 */
const SIGNS: ReadonlySet<string> = new Set('-=+@＝＋－＠﹦﹢﹣﹫−');
/** The same signs, anywhere in the text. */
const ANY_SIGN = /[-=+@＝＋－＠﹦﹢﹣﹫−]/u;

/** Characters that end a cell or a line for some reader. */
const BOUNDARIES: ReadonlySet<string> = new Set(';\t\r\n\v\f\u0085\u2028\u2029');

const IGNORED = /^[\s"\p{Cf}]$/u;

/** Checks ASCII without the regular expression, which would dominate the cost of reading a cell. */
function isIgnored(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code >= 0x80) return IGNORED.test(character);
  return character === '"' || character === ' ' || (code >= 0x09 && code <= 0x0d);
}

/** A signed number such as `-2.50` is a number in any spreadsheet. */
const SIGNED_NUMBER = /^[+-]?\d+(?:[.,]\d+)*%?$/u;
const MAX_NUMBER_LENGTH = 40;

/** A sign, or apostrophes and a sign, where a spreadsheet could see the start of a cell. */
interface Opening {
  /** Position of the first apostrophe, or of the sign. */
  readonly at: number;
  readonly apostrophes: number;
  /** The character that ended the previous part; empty at the start of the text. */
  readonly after: string;
  readonly afterAt: number;
}

/** Reads each character once. */
function* openings(text: string): Generator<Opening> {
  let after = '';
  let afterAt = -1;
  let apostrophesFrom = -1;
  let open = true;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (BOUNDARIES.has(character)) {
      [after, afterAt, apostrophesFrom, open] = [character, at, -1, true];
    } else if (!open) {
      continue;
    } else if (SIGNS.has(character)) {
      const from = apostrophesFrom === -1 ? at : apostrophesFrom;
      yield { at: from, apostrophes: at - from, after, afterAt };
      open = false;
    } else if (character === "'") {
      if (apostrophesFrom === -1) apostrophesFrom = at;
    } else if (apostrophesFrom !== -1 || !isIgnored(character)) {
      open = false;
    }
  }
}

function* formulas(text: string): Generator<Opening> {
  for (const opening of openings(text)) {
    if (opening.apostrophes === 0 && !isNumber(text, opening.at)) yield opening;
  }
}

/** Whether a part that starts with a sign is a number and nothing else. */
function isNumber(text: string, from: number): boolean {
  const [part = ''] = text
    .slice(from, from + MAX_NUMBER_LENGTH + 1)
    .split(/[;\t\r\n\v\f\u0085\u2028\u2029]/u);
  return part.length <= MAX_NUMBER_LENGTH && SIGNED_NUMBER.test(part.trim());
}

/** Whether a spreadsheet would run the cell, or a part of it that it reads as a cell. */
export function looksLikeFormula(cell: string): boolean {
  return ANY_SIGN.test(cell) && formulas(cell).next().done === false;
}

/**
 * Text that we wrote, for a store. Leading signs carry no meaning and are dropped; elsewhere a
 * semicolon before a sign becomes a comma, and lines do not start with a sign.
 */
export function withoutFormula(text: string): string {
  if (!looksLikeFormula(text)) return text;
  let result = '';
  let from = 0;
  // A number joined to the following text by a comma is no longer a number, so none is skipped.
  for (const { at, apostrophes, after, afterAt } of openings(text)) {
    if (at < from || apostrophes > 0) continue;
    if (after === ';') {
      result += `${text.slice(from, afterAt)},`;
      from = afterAt + 1;
    } else {
      result += text.slice(from, afterAt + 1);
      from = at;
      while (isDropped(text.charAt(from))) from += 1;
    }
  }
  return result + text.slice(from);
}

/** HTML that we wrote: like {@link withoutFormula}, but signs after the start become entities. */
export function htmlWithoutFormula(html: string): string {
  const [first] = formulas(html);
  let text = html;
  if (first?.after === '') {
    let from = first.at;
    while (isDropped(text.charAt(from))) from += 1;
    text = text.slice(from);
  }
  let result = '';
  let from = 0;
  for (const { at } of formulas(text)) {
    if (at < from) continue;
    result += text.slice(from, at);
    from = at;
    // An entity ends with a semicolon, so the text after it could also start a cell.
    while (SIGNS.has(text.charAt(from)) || (from > at && isIgnored(text.charAt(from)))) {
      const character = text.charAt(from);
      result += SIGNS.has(character) ? `&#${character.charCodeAt(0)};` : character;
      from += 1;
    }
  }
  return result + text.slice(from);
}

function isDropped(character: string): boolean {
  return SIGNS.has(character) || isIgnored(character);
}

/**
 * For people, and for WooCommerce's lists, whose importer removes a leading apostrophe: adds an
 * apostrophe before each sign. {@link withoutApostrophe} restores the text.
 */
export function withApostrophe(cell: string): string {
  let result = '';
  let from = 0;
  for (const { at, apostrophes } of openings(cell)) {
    if (apostrophes === 0 && isNumber(cell, at)) continue;
    result += `${cell.slice(from, at)}'`;
    from = at;
  }
  return result + cell.slice(from);
}

/**
 * Removes the apostrophes that {@link withApostrophe} and WooCommerce's export add before signs.
 */
export function withoutApostrophe(cell: string): string {
  let result = '';
  let from = 0;
  for (const { at, apostrophes } of openings(cell)) {
    if (apostrophes === 0) continue;
    result += cell.slice(from, at);
    from = at + 1;
  }
  return result + cell.slice(from);
}
