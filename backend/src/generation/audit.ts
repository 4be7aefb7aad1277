import {
  LISTING_TEXT_FIELDS,
  type Audit,
  type ListingTextField,
  type UnsupportedClaim,
} from '@wareword/shared-schema';
import { openGate } from './gate/index.ts';
import { completeText, type ListingText } from './platforms/index.ts';
import type { ListingRequest } from './request.ts';
import { reviewTexts } from './review.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** The findings of an audit. */
export type AuditFindings = Omit<Audit, 'api_version' | 'platform'>;

/** The texts to check; absent fields are not checked. */
export type AuditedTexts = {
  readonly [Field in ListingTextField]?: ListingText[Field] | undefined;
};

/**
 * Checks texts, whoever wrote them, against the facts of a request: claims that the code finds
 * unsupported, the platform's hard rules that they break, and their scores. Absent fields count as empty
 * in the scores, and break no rule.
 */
export async function auditTexts(
  texts: AuditedTexts,
  request: ListingRequest,
): Promise<AuditFindings> {
  const whole = completeText(texts);
  const gate = await openGate(request);
  const { violations } = await gate.check(whole);
  await yieldToEventLoop();
  const { brokenRules, seo_scores, pro_tip, placements } = await reviewTexts(whole, request);
  const place = rangesIn(texts);
  const unsupported: UnsupportedClaim[] = [];
  for (const { field, text, reason } of violations) {
    await yieldToEventLoop();
    unsupported.push({ field, ...place(field, text), text, reason });
  }
  const isGiven = (name: string) =>
    LISTING_TEXT_FIELDS.some((field) => field === name && texts[field] !== undefined);
  return {
    unsupported,
    broken_rules: brokenRules.filter(({ field }) => isGiven(field)),
    seo_scores,
    pro_tip,
    ...placements,
  };
}

/** Finds the position of a text in a field; if it occurs several times, the next occurrence on each call. */
function rangesIn(
  texts: AuditedTexts,
): (field: ListingTextField, text: string) => Pick<UnsupportedClaim, 'item' | 'start' | 'end'> {
  const from = new Map<string, number>();
  return (field, text) => {
    const value = texts[field] ?? '';
    const items = typeof value === 'string' ? [value] : value;
    for (const [item, whole] of items.entries()) {
      const key = `${field} ${item} ${text}`;
      const start = whole.indexOf(text, from.get(key) ?? 0);
      if (start === -1) continue;
      const end = start + text.length;
      from.set(key, end);
      return { ...(typeof value !== 'string' && { item }), start, end };
    }
    return {};
  };
}
