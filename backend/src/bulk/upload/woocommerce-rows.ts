import { withoutApostrophe } from '../formula.ts';
import type { Columns } from './columns.ts';
import { featuresOf } from './features.ts';
import { innermostCategory, problem, productOf, reader, type Assembler } from './product.ts';

/**
 * WooCommerce's export: one row is one product, apart from variations, which belong to the row
 * that they name as their parent. They stay in the shop as they are.
 */
export function woocommerceAssembler(columns: Columns): Assembler {
  const parents = new Set<string>();
  /** Variations whose parent was not there yet. */
  const orphans: { row: number; parent: string; name: string }[] = [];

  return {
    add: (row, cells) => {
      const read = reader(columns, cells);
      const types = read('type').toLowerCase().split(/,\s*/u);
      const name = withoutApostrophe(read('name'));
      if (types.includes('variation')) {
        const parent = withoutApostrophe(read('parent'));
        if (!parents.has(parent)) orphans.push({ row, parent, name });
        return [];
      }
      const id = read('id');
      const sku = withoutApostrophe(read('sku'));
      if (id !== '') parents.add(`id:${id}`);
      if (sku !== '') parents.add(sku);
      if (id !== '' && !/^\d{1,19}$/u.test(id)) {
        return [
          problem(row, `${columns.label('id')} has to be a number.`, { name, reference: id }),
        ];
      }
      const attributes = columns.attributes.flatMap(({ name, values, visible }) => {
        const attribute = cells[name]?.trim() ?? '';
        const value = withoutApostrophe(cells[values]?.trim() ?? '').replaceAll('\\,', ',');
        // What a shop hides from its visitors is not for its listing either.
        const isHidden = cells[visible]?.trim() === '0';
        return attribute === '' || value === '' || isHidden ? [] : [`${attribute}: ${value}`];
      });
      // An export writes line breaks as \n.
      const markup = [read('shortText'), read('text')].map((text) =>
        withoutApostrophe(text).replaceAll('\\n', '\n'),
      );
      const { text, shortened } = featuresOf(markup, attributes);
      const tags = withoutApostrophe(read('tags'));
      return [
        productOf(columns, {
          row,
          name,
          features: text,
          shortened,
          category: innermostCategory(read('category')),
          price: read('price'),
          reference: columns.file.keyColumn === 'id' ? id : sku,
          carried: tags === '' ? undefined : { tags: tags.slice(0, 2000) },
        }),
      ];
    },
    end: () =>
      orphans
        .filter(({ parent }) => !parents.has(parent))
        .map(({ row, parent, name }) =>
          problem(
            row,
            parent === ''
              ? 'This is a variation that names no parent. Fill the column Parent.'
              : `This is a variation, and its parent “${parent.slice(0, 80)}” is not in the file. Add the parent’s row, or take this one out.`,
            { name },
          ),
        ),
  };
}
