/**
 * Addresses of images as people list them, in a form or in a cell of a sheet: divided by whitespace,
 * or by a comma, a semicolon or a bar before the next address.
 */
export function imageAddressesFrom(text: string): string[] {
  return text
    .split(/\s+/u)
    .flatMap((piece) => piece.split(/[,;|](?=https?:\/\/)/iu))
    .map((address) => address.replace(/[,;|]$/u, ''))
    .filter((address) => address !== '');
}
