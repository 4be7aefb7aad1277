import { useState } from 'react';
import type { Problem } from '../../src/load-context/index.ts';

/** The banner has its texts, because the server knows nothing about the picker. */
const NOT_OPENED: Problem = {
  code: 'picker_not_opened',
  title: '',
  message: '',
  link: null,
  field: null,
};

/** A product that a merchant picked. */
interface Picked {
  readonly id: string;
  readonly title: string;
}

/**
 * Shopify's own resource picker, which merchants know.
 * @returns `pick`, which calls back with what was picked, unless the picker was closed; and the problem that
 *   kept it from opening
 */
export function useProductPicker(): {
  readonly pick: (
    multiple: number | false,
    onPicked: (products: readonly Picked[]) => void,
  ) => void;
  readonly problem: Problem | null;
} {
  const [problem, setProblem] = useState<Problem | null>(null);
  const open = async (multiple: number | false): Promise<readonly Picked[]> => {
    setProblem(null);
    try {
      const filter = { variants: false };
      return (
        (await shopify.resourcePicker({ type: 'product', action: 'select', multiple, filter })) ??
        []
      );
    } catch {
      setProblem(NOT_OPENED);
      return [];
    }
  };
  return {
    pick: (multiple, onPicked) =>
      void open(multiple).then((products) => {
        if (products.length > 0) onPicked(products);
      }),
    problem,
  };
}
