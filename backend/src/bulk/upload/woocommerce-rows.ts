import { REQUEST_LIMITS } from '@wareword/shared-schema';
import { fitAttributes } from '@wareword/shared-schema/fit-details';
import { withoutApostrophe } from '../formula.ts';
import { featuresOf } from './features.ts';
import {
  columnName,
  mostSpecificCategory,
  problem,
  productOf,
  cellReader,
  type Assembler,
  type Sheet,
} from './product.ts';
import { copyStart, rowKey } from './row-keys.ts';

/** Characters of a parent's reference that a problem shows. */
const MAX_SHOWN_REFERENCE = 80;

/**
 * WooCommerce's export: one row is one product, except for variations, which belong to the row they
 * name as their parent and stay unchanged in the store.
 */
export function woocommerceAssembler(sheet: Sheet): Assembler {
  const { columns, texts } = sheet;
  /** The keys of the parents read so far. */
  const parents = new Set<string>();
  /** Variations whose parent has not been read yet. */
  const orphans: { row: number; parent: string; shown: string; name: string }[] = [];

  return {
    add: (row, cells) => {
      const read = cellReader(columns, cells);
      const types = read('type').toLowerCase().split(/,\s*/u);
      const name = withoutApostrophe(read('name'));
      if (types.includes('variation')) {
        const reference = withoutApostrophe(read('parent'));
        const parent = rowKey(reference);
        if (!parents.has(parent)) {
          orphans.push({
            row,
            parent,
            shown: copyStart(reference, MAX_SHOWN_REFERENCE),
            name: copyStart(name, REQUEST_LIMITS.product_name),
          });
        }
        return [];
      }
      const id = read('id');
      const sku = withoutApostrophe(read('sku'));
      if (id !== '') parents.add(rowKey(`id:${id}`));
      if (sku !== '') parents.add(rowKey(sku));
      if (id !== '' && !/^\d{1,19}$/u.test(id)) {
        const reason = texts.notNumber(columnName(columns.label('id')));
        return [problem(row, reason, { name, reference: id })];
      }
      const visibleAttributes = columns.attributes.flatMap(({ name, values, visible }) => {
        const attribute = cells[name]?.trim() ?? '';
        const value = withoutApostrophe(cells[values]?.trim() ?? '').replaceAll('\\,', ',');
        // Attributes hidden in the store do not belong in the listing either.
        const isHidden = cells[visible]?.trim() === '0';
        return isHidden ? [] : [{ name: attribute, value }];
      });
      const { kept: attributes, omitted } = fitAttributes(visibleAttributes);
      // The export writes line breaks as \n.
      const markup = [read('shortText'), read('text')].map((text) =>
        withoutApostrophe(text).replaceAll('\\n', '\n'),
      );
      const { text, shortened } = featuresOf(markup);
      const tags = withoutApostrophe(read('tags'));
      return [
        productOf(sheet, {
          row,
          name,
          features: text,
          shortened,
          category: mostSpecificCategory(read('category')),
          price: read('price'),
          details: { attributes },
          omitted: omitted.length > 0,
          reference: columns.file.keyColumn === 'id' ? id : sku,
          // All of them: the file that goes back replaces those of the store.
          carried: tags === '' ? undefined : { tags: tags.toWellFormed() },
        }),
      ];
    },
    *end() {
      for (const { row, parent, shown, name } of orphans) {
        if (parents.has(parent)) continue;
        yield problem(row, shown === '' ? texts.noParent : texts.parentMissing(shown), { name });
      }
    },
  };
}
