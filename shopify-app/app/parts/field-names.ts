import type { Field } from '@wareword/publishing';
import { useFrame } from '../frame.ts';

/** The name of a field, as Shopify's product page calls it. */
export function useFieldNames(): (field: Field) => string {
  const { fieldNames } = useFrame();
  return (field) => fieldNames[field] ?? field;
}
