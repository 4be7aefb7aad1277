import type { Columns } from './columns.ts';
import { featuresOf } from './features.ts';
import { productOf, reader, type Assembler } from './product.ts';

/** Our own template, and sheets like it: one row is one product. */
export function templateAssembler(columns: Columns): Assembler {
  return {
    add: (row, cells) => {
      const read = reader(columns, cells);
      const brand = read('brand');
      const { text, shortened } = featuresOf(
        [read('text')],
        brand === '' ? [] : [`Brand: ${brand}`],
      );
      return [
        productOf(columns, {
          row,
          name: read('name'),
          features: read('text') === '' ? '' : text,
          shortened,
          category: read('category'),
          price: read('price'),
          customer: read('customer'),
          competitors: read('competitors'),
          reference: read('reference'),
        }),
      ];
    },
    end: () => [],
  };
}
