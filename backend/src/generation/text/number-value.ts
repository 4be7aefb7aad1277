/** A number as English writes it: "2", "2.0", "1,000.5". A decimal comma is read as one, too. */
export const NUMBER = /\d+(?:[.,]\d+)*/gu;

const IN_THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u;

/** The value of a number that {@link NUMBER} found, so that "1,000" equals "1000", and "2.0" equals "2". */
export function numberValue(number: string): number {
  const plain = IN_THOUSANDS.test(number)
    ? number.replaceAll(',', '')
    : number.replaceAll(',', '.');
  return Number(plain);
}
