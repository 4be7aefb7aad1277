import { UPLOAD_LIMITS } from '@wareword/shared-schema';

/** Maximum lines of a file including empty ones, of which sheets can have thousands. */
export const MAX_LINES = 100_000;

/** Maximum columns of a file; stores' exports have a few hundred. */
export const MAX_COLUMNS = 2000;

/** The largest file, before a browser compresses it for the upload. */
export const MAX_BYTES = UPLOAD_LIMITS.megabytes * 1024 * 1024;

/** Maximum characters of a row; more means that a quoted cell was never closed. */
export const MAX_ROW_CHARACTERS = 1024 * 1024;

/**
 * Maximum separators of a line, those within quotes included: far more than columns and prose have.
 * The parser's limit on a row counts the text of its cells, so empty ones would be unlimited.
 */
export const MAX_LINE_SEPARATORS = 100_000;

/** Characters of a cell that are read: the limit of spreadsheets. */
export const MAX_CELL_CHARACTERS = 32_767;

/** Maximum variants of a product: Shopify's limit. */
export const MAX_VARIANTS = 2048;

/** Maximum characters of an option's name or value: Shopify's limit. */
export const MAX_OPTION_CHARACTERS = 255;

/** Maximum characters of the variant options of a product that are carried over to the export. */
export const MAX_CARRIED_CHARACTERS = 500_000;

/** Maximum characters of the reason why a row cannot be used. */
export const MAX_PROBLEM_CHARACTERS = 300;

/** Maximum ratio of unpacked to packed size; a sheet of empty cells stays well below. */
export const MAX_UNPACKED_RATIO = 200;

/** Size that any file may unpack to, however small it was, in bytes. */
export const MIN_UNPACKED_BYTES = 8 * 1024 * 1024;

/** Characters parsed per turn of the event loop. */
export const MAX_PIECE_CHARACTERS = 4096;

/** Characters of rows that all uploads of a process may have read before the rows can be saved. */
export const MAX_CHARACTERS_AHEAD = 32 * 1024 * 1024;

/** Maximum drafts per workspace, and maximum files in any state: their rows are kept until deleted. */
export const MAX_DRAFTS = 20;
export const MAX_RUNS = 500;

/** Rows and characters sent to the database at a time. */
export const BATCH_SIZE = 500;
export const MAX_BATCH_CHARACTERS = 512 * 1024;
