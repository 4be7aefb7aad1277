/** Parts of a whole by their names. */
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  tenth: 10,
  tenths: 10,
};
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  nine: 9,
};
const HALF_DOZEN = /\bhalf a dozen\b/giu;
const PLUS_MINUS = /\+ ?\/ ?[-–]|\bplus or minus\b/giu;
const AND_A_HALF =
  /\b(?:an?|one) (hour|year|day|week|month|minute|metre|meter|litre|liter|kilo|kilogram|pound|foot|inch) and a half\b/giu;
const PART_OF_MEASURE =
  /\b(?:(a|one|two|three) )?(half|quarters?|thirds?) (?:of )?an? (hour|year|day|minute|metre|meter|litre|liter|kilo|kilogram|pound|inch)\b/giu;
const SHARE = /\b(two|three|four|nine)[ -](thirds|quarters|fifths|tenths)(?= of\b)/giu;

/** A text whose amounts in words are written in figures: "an hour and a half", "two thirds of". */
export function withFigures(text: string): string {
  return text
    .replaceAll(HALF_DOZEN, '6')
    .replaceAll(PLUS_MINUS, '±')
    .replaceAll(AND_A_HALF, (_, unit: string) => `1.5 ${unit}s`)
    .replaceAll(
      PART_OF_MEASURE,
      (_, count: string | undefined, part: string, unit: string) =>
        `${String(shareOf(count ?? 'a', part))} ${unit}s`,
    )
    .replaceAll(
      SHARE,
      (_, count: string, part: string) =>
        `${String(Math.round(shareOf(count, part) * 100))} percent`,
    );
}

function shareOf(count: string, part: string): number {
  return (COUNTS[count.toLowerCase()] ?? 1) / (PARTS[part.toLowerCase()] ?? 1);
}
