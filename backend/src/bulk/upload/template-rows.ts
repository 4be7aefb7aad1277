import {
  DETAIL_CHECKS,
  DETAIL_FIELDS,
  detailsFrom,
  type DetailTexts,
} from '@wareword/shared-schema/detail-texts';
import { fitAttributes } from '@wareword/shared-schema/fit-details';
import { imageAddressesFrom } from '@wareword/shared-schema/image-addresses';
import { withoutApostrophe } from '../formula.ts';
import type { Field } from './columns.ts';
import { featuresOf } from './features.ts';
import {
  cellReader,
  columnName,
  problem,
  productOf,
  type Assembler,
  type Sheet,
} from './product.ts';

/** Our own template and similar sheets: one row is one product. */
export function templateAssembler(sheet: Sheet): Assembler {
  const { columns, texts: rowTexts } = sheet;
  return {
    add: (row, cells) => {
      const cell = cellReader(columns, cells);
      // Our own export marks cells that a spreadsheet would run.
      const read = (field: Field) => withoutApostrophe(cell(field));
      const name = read('name');
      const reference = read('reference');
      const texts: DetailTexts = {
        attributes: read('attributes'),
        variants: read('variants'),
        keywords: read('keywords'),
        banned_words: read('banned_words'),
      };
      const wrong = DETAIL_FIELDS.flatMap((field) => {
        const found = DETAIL_CHECKS[field](texts[field]);
        const column = columnName(columns.label(field));
        return found === null ? [] : [rowTexts.detail(column, found)];
      });
      if (wrong.length > 0) return [problem(row, wrong.join(' '), { name, reference })];
      const { text, shortened } = featuresOf([read('text')]);
      const details = detailsFrom(texts);
      const { kept: attributes, omitted } = fitAttributes([
        ...details.attributes,
        { name: 'Brand', value: read('brand') },
      ]);
      return [
        productOf(sheet, {
          row,
          name,
          features: read('text') === '' ? '' : text,
          shortened,
          category: read('category'),
          price: read('price'),
          customer: read('customer'),
          competitors: read('competitors'),
          details: {
            ...details,
            ...{ attributes, locale: read('locale'), images: imageAddressesFrom(read('images')) },
          },
          omitted: omitted.length > 0,
          reference,
        }),
      ];
    },
    end: () => [],
  };
}
