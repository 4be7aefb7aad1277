/** A scheme that a person has chosen; without a choice, pages follow the system. */
export type ColorScheme = 'light' | 'dark';

/** Holds the choice of a browser, for the pages that the server renders. */
export const COLOR_SCHEME_COOKIE = 'theme';

/** How long a choice is remembered. */
export const COLOR_SCHEME_COOKIE_SECONDS = 31_536_000;

/**
 * Where a document says which scheme it is in. The server sets it if there is a choice, and Mantine, whose
 * name it is, in any case; a document without it follows the system.
 */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';

export function parseColorScheme(text: string | undefined): ColorScheme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}
