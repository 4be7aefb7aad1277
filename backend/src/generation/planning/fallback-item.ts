import { isAdjective } from '../reading/tagging.ts';
import type { Fact, Reading } from '../reading/index.ts';
import { isForbidden } from '../platforms/forbidden-wording.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import type { Item, Setting } from './types.ts';

const GROUP = /^(mens|womens|men|women|kids|boys|girls)(?:[-\s]|$)/iu;
const GROUP_NAMES: Readonly<Record<string, string>> = { mens: 'Men', womens: 'Women' };

/**
 * The item that fills the bullets or the short description if no features remain: the brand, the category or
 * the name.
 */
export function fallbackItem({ reading }: Setting): Item {
  const [fact] = [...fillersOf(reading), ...categoryOf(reading)];
  if (fact !== undefined) return { kind: 'fact', fact };
  const { text, span } = reading.name;
  return {
    kind: 'fact',
    fact: { type: 'name', text: text === '' ? 'Product' : text, span, whole: true },
  };
}

function fillersOf(reading: Reading): Fact[] {
  const { request, facts } = reading;
  const fillers: Fact[] = facts.filter(
    (fact) => fact.type === 'color' && fact.span.field === 'product_name',
  );
  const brand = request.brand_name ?? '';
  if (brand !== '' && wordsOf(brand).length > 0) {
    fillers.push({
      type: 'brand',
      text: brand,
      span: { field: 'brand_name', start: 0, end: brand.length },
      whole: true,
    });
  }
  return fillers.filter((fact) => !isForbidden(fact.text, request.platform));
}

/** The audience and the product type in the category. */
function categoryOf({ request, name }: Reading): Fact[] {
  const category = request.category ?? '';
  const leaf = category.split('>').at(-1)?.trim() ?? '';
  const start = category.lastIndexOf(leaf);
  const found: Fact[] = [];
  const group = GROUP.exec(leaf)?.[1];
  const rest = group === undefined ? leaf : leaf.slice(group.length).replace(/^[-\s]+/u, '');
  // Skipped if the name already says it.
  const stems = contentStems(rest);
  const isStated =
    name.noun !== undefined && contentStems(name.noun).some((stem) => stems.includes(stem));
  const isProductType = /^[\p{L}\s-]+$/u.test(rest) && !isAdjective(rest);
  if (group !== undefined) {
    const text = GROUP_NAMES[group.toLowerCase()] ?? group;
    found.push({
      type: 'audience',
      text,
      span: { field: 'category', start, end: start + group.length },
      whole: true,
    });
  }
  if (!isStated && isProductType && stems.length > 0 && stems.length < 4) {
    const from = start + leaf.length - rest.length;
    found.push({
      type: 'product',
      text: rest,
      span: { field: 'category', start: from, end: from + rest.length },
      whole: true,
    });
  }
  return found.filter((fact) => !isForbidden(fact.text, request.platform));
}
