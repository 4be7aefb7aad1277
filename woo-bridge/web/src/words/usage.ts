import { formatCount, formatNumber } from '@wareword/shared-schema/format';

/** `3 of 100 listings used this month` */
export function usageOf({
  used,
  limit,
}: {
  readonly used: number;
  readonly limit: number;
}): string {
  return `${formatNumber(used)} of ${formatCount(limit, 'listing')} used this month`;
}
