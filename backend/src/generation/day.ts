/** The clock that determines which platform rules apply. */
export interface Clock {
  /** The moment whose rules apply; now by default. */
  readonly now?: () => Date;
}

/** A clock's day in UTC, as YYYY-MM-DD. */
export function dayOf({ now = () => new Date() }: Clock): string {
  return now().toISOString().slice(0, 'YYYY-MM-DD'.length);
}
