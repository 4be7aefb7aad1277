import { VARIANT_LIMITS, type ProductVariant } from '@wareword/shared-schema';
import { fitVariants } from '@wareword/shared-schema/fit-details';
import { looksLikeFormula } from '../formula.ts';
import { MAX_CARRIED_CHARACTERS, MAX_OPTION_CHARACTERS, MAX_VARIANTS } from '../limits.ts';
import { featuresOf } from './features.ts';
import {
  formulaProblem,
  mostSpecificCategory,
  problem,
  productOf,
  cellReader,
  type Assembler,
  type FileProduct,
  type Sheet,
} from './product.ts';
import { rowKey } from './row-keys.ts';

interface OpenProduct {
  readonly row: number;
  readonly handle: string;
  readonly name: string;
  readonly body: string;
  readonly category: string;
  readonly prices: number[];
  /** Option names from the product's first row. */
  readonly optionNames: readonly string[];
  readonly optionValues: readonly Set<string>[];
  readonly variants: string[][];
  /** Total characters of the variants. */
  characters: number;
  /** Why the product cannot be used. */
  problem?: string;
}

/**
 * Shopify's export: the first row of a handle is the product, the others are its variants and
 * images. Variants are exported with the listing, because an import without them would delete them.
 */
export function shopifyAssembler(sheet: Sheet): Assembler {
  const { columns, texts } = sheet;
  /** The first row of each handle, by its key. */
  const firstRows = new Map<string, number>();
  let open: OpenProduct | undefined;

  const close = (): FileProduct[] => {
    if (open === undefined) return [];
    const product = finish(sheet, open);
    open = undefined;
    return [product];
  };

  return {
    add: (row, cells) => {
      const read = cellReader(columns, cells);
      const handle = read('reference');
      if (
        open !== undefined &&
        (handle === open.handle || (handle === '' && read('name') === ''))
      ) {
        extend(sheet, open, cells);
        return [];
      }
      const closed = close();
      const key = rowKey(handle);
      const before = firstRows.get(key);
      if (handle !== '' && before !== undefined) {
        closed.push(
          problem(row, texts.handleTwice({ handle: handle.slice(0, 80), row: before }), {
            name: read('name'),
            reference: handle,
          }),
        );
        return closed;
      }
      if (handle !== '') firstRows.set(key, row);
      open = {
        row,
        handle,
        name: read('name'),
        body: read('text'),
        category: read('category'),
        prices: [],
        optionNames: columns.options.map(({ name }) => cells[name]?.trim() ?? ''),
        optionValues: columns.options.map(() => new Set<string>()),
        variants: [],
        characters: 0,
      };
      extend(sheet, open, cells);
      return closed;
    },
    end: close,
  };
}

/** One more of an option's values than a request can have, so that too many are noticed. */
const MAX_VALUES = VARIANT_LIMITS.values + 1;

function extend({ columns, texts }: Sheet, open: OpenProduct, cells: readonly string[]): void {
  if (open.problem !== undefined) return;
  const values = columns.options.map(({ value }) => cells[value]?.trim() ?? '');
  // A row without option values is an additional image.
  if (values.every((value) => value === '') && open.variants.length > 0) return;
  const variant = columns.carried.map((index) => cells[index]?.trim() ?? '');
  if (open.variants.length === MAX_VARIANTS) {
    open.problem = texts.tooManyVariants(MAX_VARIANTS);
    return;
  }
  if (variant.some((cell) => cell.length > MAX_OPTION_CHARACTERS)) {
    open.problem = texts.optionTooLong(MAX_OPTION_CHARACTERS);
    return;
  }
  const formula = variant.find(looksLikeFormula);
  if (formula !== undefined) {
    open.problem = formulaProblem(formula, texts);
    return;
  }
  open.characters += variant.reduce((sum, cell) => sum + cell.length, 0);
  if (open.characters > MAX_CARRIED_CHARACTERS) {
    open.problem = texts.optionsTooLong(MAX_CARRIED_CHARACTERS);
    return;
  }
  open.variants.push(variant);
  values.forEach((value, option) => {
    const known = open.optionValues[option];
    if (value !== '' && known !== undefined && known.size < MAX_VALUES) known.add(value);
  });
  const price = Number(cellReader(columns, cells)('price'));
  if (price > 0) open.prices.push(price);
}

function finish(sheet: Sheet, open: OpenProduct): FileProduct {
  if (open.problem !== undefined) {
    return problem(open.row, open.problem, { name: open.name, reference: open.handle });
  }
  const options = open.optionNames.map((name, option) => ({
    name,
    values: [...(open.optionValues[option] ?? [])],
  }));
  const { kept: variants, omitted } = fitVariants(
    options.filter((option) => !isPlaceholder(option)),
  );
  const { text, shortened } = featuresOf([open.body]);
  const hasVariants = open.variants.some((variant) => variant.some((cell) => cell !== ''));
  return productOf(sheet, {
    row: open.row,
    name: open.name,
    features: text,
    shortened,
    category: mostSpecificCategory(open.category),
    price: priceRange(open.prices),
    details: { variants },
    omitted: omitted.length > 0,
    reference: open.handle,
    carried: hasVariants ? { variants: open.variants } : undefined,
  });
}

/** Whether it is the option that Shopify gives to a product without options. */
function isPlaceholder({ name, values: [first] }: ProductVariant): boolean {
  return name === 'Title' && first === 'Default Title';
}

function priceRange(prices: readonly number[]): string | undefined {
  if (prices.length === 0) return undefined;
  let [low = 0, high = 0] = [prices[0], prices[0]];
  for (const price of prices) {
    low = Math.min(low, price);
    high = Math.max(high, price);
  }
  return low === high ? String(low) : `${low} to ${high}`;
}
