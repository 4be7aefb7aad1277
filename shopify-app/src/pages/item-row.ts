import type { ItemSummary } from '@wareword/publishing';
import { isGone } from '@wareword/publishing/words';
import { productGid } from '../catalog/index.ts';
import type { ItemRow } from '../load-context/index.ts';
import type { Texts } from '../texts/index.ts';
import { messageOf } from './problem-texts.ts';
import { skippedText, stateText } from './words.ts';

/** A product of a run, as one line of a list. */
export function presentItem(item: ItemSummary, texts: Texts): ItemRow {
  const { id, productId, productName, state, stage, reason } = item;
  const left = (reason?.skippedFields ?? []).map((field) => `${skippedText(field, texts)}.`);
  return {
    id,
    productId: productGid(productId),
    productName,
    state,
    stage,
    gone: isGone(item),
    stateText: stateText(item, texts),
    reason: [reason === null ? '' : messageOf(reason, texts), ...left]
      .filter((text) => text !== '')
      .join(' '),
  };
}
