import type { ItemSummary } from '@wareword/publishing';
import { productGid } from '../catalog/index.ts';
import type { ItemRow } from '../load-context/index.ts';
import { skippedText, stateText } from './words.ts';

/** A product of a run, as one line of a list. */
export function presentItem(item: ItemSummary): ItemRow {
  const { id, productId, productName, state, stage, reason } = item;
  const left = (reason?.skippedFields ?? []).map(skippedText);
  return {
    id,
    productId: productGid(productId),
    productName,
    state,
    stage,
    stateText: stateText(item),
    reason: [reason?.message ?? '', ...left].filter((text) => text !== '').join(' '),
  };
}
