/** The current period: the calendar month in UTC (contract §9.1), as its first day. */
export function currentPeriod(now: Date = new Date()): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}
