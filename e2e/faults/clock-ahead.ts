const AHEAD_MS = 3_600_000;

/** Loaded into a process with `--import`: its clock has jumped an hour ahead. */
const { now } = Date;
class DateAhead extends Date {
  constructor(...parameters: [] | [number | string | Date]) {
    super(...((parameters.length === 0 ? [now() + AHEAD_MS] : parameters) as [number]));
  }
  static override now(): number {
    return now() + AHEAD_MS;
  }
}
globalThis.Date = DateAhead as DateConstructor;
