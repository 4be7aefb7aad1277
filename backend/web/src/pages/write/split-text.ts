import { countCodePoints, REQUEST_LIMITS } from '@wareword/shared-schema';

/** A block of text as the form's fields; each text fits its field. */
export interface SplitText {
  readonly product_name: string;
  readonly features: string;
  readonly category: string;
  readonly price: string;
  /** Whether something did not fit. */
  readonly shortened: boolean;
}

type LabeledField = 'product_name' | 'category' | 'price';

/** Labels with which shops and suppliers begin a line, by the field they belong to. */
const FIELD_LABELS: Readonly<Record<LabeledField, readonly string[]>> = {
  product_name: [
    ...['name', 'title', 'product', 'product name'],
    ...['titel', 'produkt', 'produktname', 'artikelname'],
    ...['nom', 'titre', 'produit', 'nom du produit'],
    ...['nombre', 'título', 'producto', 'nombre del producto'],
  ],
  category: [
    ...['category', 'type', 'product type'],
    ...['kategorie', 'produkttyp'],
    ...['catégorie', 'type de produit'],
    ...['categoría', 'tipo de producto'],
  ],
  price: ['price', 'retail price', 'preis', 'prix', 'precio'],
};

const LABELS: ReadonlyMap<string, LabeledField> = new Map(
  (['product_name', 'category', 'price'] as const).flatMap((field) =>
    FIELD_LABELS[field].map((label) => [label, field] as const),
  ),
);

/** Labels of numbers that identify a product and say nothing about it. */
const IDENTIFIERS: ReadonlySet<string> = new Set([
  ...['sku', 'upc', 'ean', 'gtin', 'asin', 'isbn', 'mpn', 'barcode', 'item number'],
  ...[
    'artikelnummer',
    'artikel-nr.',
    'référence',
    'référence produit',
    'referencia',
    'código de barras',
  ],
]);

/** What pages and sheets write above a part of a description. */
const HEADINGS: ReadonlySet<string> = new Set([
  ...['about this item', 'description', 'details', 'features', 'key features', 'overview'],
  ...['product description', 'product details', 'specifications', 'specs', 'technical details'],
  ...['beschreibung', 'eigenschaften', 'merkmale', 'produktbeschreibung', 'produktdetails'],
  ...['technische daten', 'caractéristiques', 'détails', 'description du produit'],
  ...['fiche technique', 'características', 'descripción', 'detalles', 'especificaciones'],
]);

/** A line of nothing but an amount of money. */
const PRICE = /^(?:[$€£¥] ?\d[\d.,]{0,12}|\d[\d.,]{0,12} ?(?:[$€£¥]|USD|EUR|GBP))$/;
const BULLET = /^[-*•–·] ?/;
/** A longer first line is a sentence of the description. */
const MAX_NAME = 120;

/**
 * Splits a text as people copy it from a page or a sheet: labeled lines go to their fields, the first
 * short line is the name, an amount on its own the price, and all else the features. Headings and
 * the numbers of shops are left out.
 */
export function splitText(text: string): SplitText {
  const found = { product_name: '', category: '', price: '' };
  const features: string[] = [];
  for (const line of linesOf(text)) {
    const colon = line.indexOf(':');
    const label = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const field = LABELS.get(label);
    if (IDENTIFIERS.has(label) || isHeading(line)) continue;
    if (field !== undefined && found[field] === '') found[field] = line.slice(colon + 1).trim();
    else if (PRICE.test(line) && found.price === '') found.price = line;
    else features.push(line);
  }
  if (found.product_name === '' && isName(features[0])) found.product_name = features.shift() ?? '';
  const kept = wholeLines(features, REQUEST_LIMITS.features);
  return {
    product_name: cut(found.product_name, REQUEST_LIMITS.product_name),
    category: cut(found.category, REQUEST_LIMITS.category),
    price: cut(found.price, REQUEST_LIMITS.price),
    features: kept.join('\n'),
    shortened: kept.join('') !== features.join(''),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(BULLET, '').trim())
    .filter((line) => line !== '');
}

/** Also one that ends with a colon. */
function isHeading(line: string): boolean {
  return HEADINGS.has(line.replace(/:$/, '').trim().toLowerCase());
}

function isName(line: string | undefined): boolean {
  return line !== undefined && line.length <= MAX_NAME && !/[.!?]$/.test(line);
}

/** The lines that fit, each complete, except that a single line that is too long is truncated. */
function wholeLines(lines: readonly string[], limit: number): string[] {
  const kept: string[] = [];
  let length = -1;
  for (const line of lines) {
    const next = length + 1 + countCodePoints(line);
    if (next > limit) continue;
    kept.push(line);
    length = next;
  }
  const [first] = lines;
  return kept.length === 0 && first !== undefined ? [cut(first, limit)] : kept;
}

function cut(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : characters.slice(0, limit).join('').trimEnd();
}
