import { contentStems, hasDigit } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';

/** "Weight: 9": a measure whose unit the input does not give. */
export function lacksUnit(label: string | undefined, value: string): boolean {
  return isOf(label?.trim() ?? '', 'measures') && /^\d+(?:[.,]\d+)?$/u.test(value);
}

/** Whether a label has a value that tells a shopper nothing. */
export function isEmptyValue(label: string | undefined, value: string): boolean {
  return lacksUnit(label, value) || lacksNumber(label, value) || isDenied(label, value);
}

/** "Warranty: No warranty", "Scent: None": a label that there is nothing to say of. */
function isDenied(label: string | undefined, value: string): boolean {
  const named = contentStems(label ?? '');
  const stems = contentStems(value);
  return (
    label !== undefined &&
    stems.length > 0 &&
    /^(?:no|none)\b/iu.test(value) &&
    stems.every((stem) => stem === 'none' || stem === 'non' || named.includes(stem))
  );
}

/** "Scale: figure": a label that asks for a number and has none. */
function lacksNumber(label: string | undefined, value: string): boolean {
  return isOf(label?.trim() ?? '', 'numbered labels') && !hasDigit(value);
}

/** "Category: Exercise", "Gender: Men, Women, Unisex": how a shop files a product. */
export function isFiled(label: string | undefined, value: string): boolean {
  const folded = label?.replace(/_.*$/u, '').trim() ?? '';
  return isOf(folded, 'filing labels') || (isOf(folded, 'gender labels') && value.includes(','));
}
