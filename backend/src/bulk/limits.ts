/** Most rows of a file, its heading not counted. */
export const MAX_ROWS = 50_000;

/** Most lines of a file, the empty ones included: sheets are saved with thousands of those. */
export const MAX_LINES = 2 * MAX_ROWS;

/** Most columns of a file; shops' own exports have some hundred. */
export const MAX_COLUMNS = 2000;

/** Most bytes of a file, as it is before a browser packs it for the way. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** Most characters of one row; more is a quoted cell that was never closed. */
export const MAX_ROW_CHARACTERS = 1024 * 1024;

/** Files that wait to be started, of one workspace. */
export const MAX_DRAFTS = 20;

/** Rows that go to and from the database at once. */
export const BATCH = 500;
