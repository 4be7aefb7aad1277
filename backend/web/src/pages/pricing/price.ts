/** What a plan costs, as the service tells it. */
export interface Price {
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly every: string;
}

/** `€19 a month`. */
export function formatPrice({ amount, currency, every }: Price): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return `${format.format(amount / 10 ** digits)} a ${every}`;
}
