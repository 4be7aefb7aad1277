import { withoutApostrophe } from '../formula.ts';
import type { Columns, Field } from './columns.ts';
import { featuresOf } from './features.ts';
import { productOf, cellReader, type Assembler } from './product.ts';

/** Our own template and similar sheets: one row is one product. */
export function templateAssembler(columns: Columns): Assembler {
  return {
    add: (row, cells) => {
      const cell = cellReader(columns, cells);
      // Our own export marks cells that a spreadsheet would run.
      const read = (field: Field) => withoutApostrophe(cell(field));
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
