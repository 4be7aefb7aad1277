/** The current period: the calendar month in UTC (decisions 17), as the first of the month. */
export function currentPeriod(now: Date = new Date()): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}
