/** Denominators of named fractions. */
const DENOMINATORS: Readonly<Record<string, number>> = {
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
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
/** Words for more than one: "two dozen", "a thousand". */
const MULTIPLES: Readonly<Record<string, number>> = { dozen: 12, hundred: 100, thousand: 1_000 };
const MULTIPLE =
  /\b(\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine) (dozen|hundred|thousand)\b/giu;
const COUNT_AND_A_HALF =
  /\b(\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine) and a half (hours?|years?|days?|weeks?|months?|minutes?|met(?:er|re)s?|lit(?:er|re)s?|kilos?|kilograms?|pounds?|inch|inches|foot|feet|cups?|miles?)\b/giu;
const FRACTION_CHARACTER = /(\d)? ?([½¼¾])/gu;
const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };
const FABRIC_WEIGHT =
  /\bg(?:rams?)? ?(?:\/|per) ?(?:m²|m2\b|sqm\b|sq\.? m\b|square met(?:er|re)s?\b)/giu;
const AREA = /\b(?:sq\.?|square) ?(m|ft|met(?:er|re)s?|feet|foot)\b|(?<=\d ?)(m|ft)(?:²|2\b)/giu;
/** A fraction with a unit: "1/2 inch", "3/4 cup". */
const FRACTION =
  /(?<![\d/.-]|\d )([1-9])\/([248])(?=(?:-| )?(?:in\b|inch|"|cups?\b|tsp|tbsp|teaspoon|tablespoon|lb|gal|mile|oz))/giu;
const HALF_DOZEN = /\bhalf a dozen\b/giu;
const PLUS_MINUS = /\+ ?\/ ?[-–]|\bplus or minus\b/giu;
const AND_A_HALF =
  /\b(?:an?|one) (hour|year|day|week|month|minute|metre|meter|litre|liter|kilo|kilogram|pound|foot|inch) and a half\b/giu;
const PART_OF_MEASURE =
  /\b(?:(a|one|two|three) )?(half|quarters?|thirds?) (?:of )?an? (hour|year|day|minute|metre|meter|litre|liter|kilo|kilogram|pound|inch)\b/giu;
const FRACTION_OF = /\b(two|three|four|nine)[ -](thirds|quarters|fifths|tenths)(?= of\b)/giu;

/** A range of years whose last year omits the century: "1967-72". */
const YEARS = /\b(1[6-9]|20)(\d\d)( ?[-–] ?)['’]?(\d\d)(?![\d.,]|['’]?s\b| ?[-–] ?\d)/gu;
/** A decade: "the 1980's", "the '80s". */
const DECADE = /\b((?:1[6-9]|20)\d0)['’]?s\b/gu;
const SHORT_DECADE = /(?<![\p{L}\p{N}])['’]([2-9]0)['’]?s\b/gu;

/** Rewrites amounts in words as figures: "an hour and a half", "two thirds of", "the '80s". */
export function withFigures(text: string): string {
  return text
    .replaceAll(YEARS, (range, century: string, first: string, separator: string, last: string) =>
      last > first ? `${century}${first}${separator}${century}${last}` : range,
    )
    .replaceAll(DECADE, '$1')
    .replaceAll(SHORT_DECADE, '19$1')
    .replaceAll(FABRIC_WEIGHT, 'gsm')
    .replaceAll(AREA, (_, long: string | undefined, short: string | undefined) =>
      /^f/iu.test(long ?? short ?? '') ? 'sqft' : 'sqm',
    )
    .replaceAll(
      FRACTION_CHARACTER,
      (_, whole: string | undefined, character: string) =>
        `${whole === undefined ? '' : `${whole} `}${FRACTIONS[character] ?? ''}`,
    )
    .replaceAll(FRACTION, (_, part: string, of: string) => String(Number(part) / Number(of)))
    .replaceAll(HALF_DOZEN, '6')
    .replaceAll(MULTIPLE, (_, count: string, multiple: string) =>
      String(countOf(count) * (MULTIPLES[multiple.toLowerCase()] ?? 1)),
    )
    .replaceAll(
      COUNT_AND_A_HALF,
      (_, count: string, unit: string) => `${String(countOf(count) + 0.5)} ${unit}`,
    )
    .replaceAll(PLUS_MINUS, '±')
    .replaceAll(AND_A_HALF, (_, unit: string) => `1.5 ${unit}s`)
    .replaceAll(
      PART_OF_MEASURE,
      (_, count: string | undefined, part: string, unit: string) =>
        `${String(shareOf(count ?? 'a', part))} ${unit}s`,
    )
    .replaceAll(
      FRACTION_OF,
      (_, count: string, part: string) =>
        `${String(Math.round(shareOf(count, part) * 100))} percent`,
    );
}

function countOf(count: string): number {
  return /^\d/u.test(count) ? Number(count) : (COUNTS[count.toLowerCase()] ?? 1);
}

function shareOf(count: string, part: string): number {
  return (COUNTS[count.toLowerCase()] ?? 1) / (DENOMINATORS[part.toLowerCase()] ?? 1);
}
