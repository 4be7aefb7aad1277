import type { Columns } from './columns.ts';
import { featuresOf } from './features.ts';
import {
  innermostCategory,
  problem,
  productOf,
  reader,
  type Assembler,
  type FileProduct,
} from './product.ts';

interface Open {
  readonly row: number;
  readonly handle: string;
  readonly name: string;
  readonly body: string;
  readonly category: string;
  readonly prices: number[];
  /** Option names, as the product's first row has them. */
  readonly optionNames: readonly string[];
  readonly optionValues: readonly Set<string>[];
  readonly variants: string[][];
}

/**
 * Shopify's export: the first row of a handle is the product, the others are its variants and
 * images. Variants go back with the listing, since an import without them removes them.
 */
export function shopifyAssembler(columns: Columns): Assembler {
  const firstRows = new Map<string, number>();
  let open: Open | undefined;

  const close = (): FileProduct[] => {
    if (open === undefined) return [];
    const product = finish(columns, open);
    open = undefined;
    return [product];
  };

  return {
    add: (row, cells) => {
      const read = reader(columns, cells);
      const handle = read('reference');
      if (
        open !== undefined &&
        (handle === open.handle || (handle === '' && read('name') === ''))
      ) {
        extend(columns, open, cells);
        return [];
      }
      const closed = close();
      const before = firstRows.get(handle);
      if (handle !== '' && before !== undefined) {
        closed.push(
          problem(
            row,
            `The handle “${handle.slice(0, 80)}” stands in row ${before} already, and not right above. Put the rows of one product under each other.`,
            { name: read('name'), reference: handle },
          ),
        );
        return closed;
      }
      if (handle !== '') firstRows.set(handle, row);
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
      };
      extend(columns, open, cells);
      return closed;
    },
    end: close,
  };
}

/** Most values of an option that are worth a sentence. */
const MOST_VALUES = 12;

function extend(columns: Columns, open: Open, cells: readonly string[]): void {
  const values = columns.options.map(({ value }) => cells[value]?.trim() ?? '');
  // A row without any is one more image.
  if (values.every((value) => value === '') && open.variants.length > 0) return;
  open.variants.push(columns.carried.map((index) => cells[index]?.trim() ?? ''));
  values.forEach((value, option) => {
    const known = open.optionValues[option];
    if (value !== '' && known !== undefined && known.size < MOST_VALUES) known.add(value);
  });
  const price = Number(reader(columns, cells)('price'));
  if (price > 0) open.prices.push(price);
}

function finish(columns: Columns, open: Open): FileProduct {
  const details = open.optionNames.flatMap((name, option) => {
    const values = [...(open.optionValues[option] ?? [])];
    // What Shopify calls the only variant of a product.
    if (name === '' || values.length === 0 || (name === 'Title' && values[0] === 'Default Title'))
      return [];
    return [`${name}: ${values.join(', ')}`];
  });
  const { text, shortened } = featuresOf([open.body], details);
  const hasVariants = open.variants.some((variant) => variant.some((cell) => cell !== ''));
  return productOf(columns, {
    row: open.row,
    name: open.name,
    features: text,
    shortened,
    category: innermostCategory(open.category),
    price: priceRange(open.prices),
    reference: open.handle,
    carried: hasVariants ? { variants: open.variants } : undefined,
  });
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
