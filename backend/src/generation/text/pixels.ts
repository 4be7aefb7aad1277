/** Advance widths of a common sans serif face, in thousandths of the size. */
const WIDTHS: ReadonlyMap<string, number> = new Map(
  (
    [
      [222, "ijl'"],
      [278, ' .,:;/!ftI[]\\|'],
      [333, 'r()-`"'],
      [500, 'ckszvxyJ'],
      [556, 'abdeghnopqu0123456789?L$_#'],
      [584, '+=<>~'],
      [611, 'FTZ'],
      [667, 'ABEKPSVXY&'],
      [722, 'CDHNRUw'],
      [778, 'GOQ'],
      [833, 'mM'],
      [889, '%'],
      [944, 'W'],
    ] as const
  ).flatMap(([width, characters]) =>
    Array.from(characters).map((character) => [character, width] as const),
  ),
);
const UNKNOWN_WIDTH = 778;
/** Size in pixels of a title in a search result. */
const TITLE_SIZE = 20;

/** Width of a title in a search result, in pixels. */
export function titlePixels(title: string): number {
  let width = 0;
  for (const character of title) width += WIDTHS.get(character) ?? UNKNOWN_WIDTH;
  return Math.ceil((width * TITLE_SIZE) / 1000);
}
