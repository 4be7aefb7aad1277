const FORMS =
  'in: in inch inches " ” ″|ft: ft foot feet \' ’ ′|yd: yd yard yards|mm: mm millimeter millimeters millimetre millimetres|' +
  'cm: cm centimeter centimeters centimetre centimetres|m: m meter meters metre metres|km: km kilometer kilometers kilometre kilometres|' +
  'oz: oz ounce ounces|lb: lb lbs pound pounds|g: g gram grams|kg: kg kilogram kilograms kilo kilos|mg: mg milligrams|mcg: mcg|' +
  'ml: ml milliliter milliliters millilitre millilitres|l: l liter liters litre litres|qt: qt quart quarts|gal: gal gallon gallons|cup: cups|tsp: tsp teaspoon teaspoons|tbsp: tbsp tablespoon tablespoons|kw: kw kilowatt kilowatts|' +
  'v: v volt volts|w: w watt watts|ah: ah|mah: mah|wh: wh|hz: hz|khz: khz|mhz: mhz|db: db|rpm: rpm|lm: lm lumen lumens|k: k|' +
  'f: f °f fahrenheit|c: °c celsius|deg: degree degrees deg °|%: % percent pct|gsm: gsm|sqm: sqm|sqft: sqft|cl: cl centiliter centilitre centiliters centilitres|dl: dl|d: d|psi: psi|' +
  's: s sec secs second seconds|min: min mins minute minutes|h: h hr hrs hour hours|day: day days|week: week weeks wk wks|' +
  'month: month months mo|year: year years yr yrs|gb: gb|tb: tb|mb: mb|mp: mp megapixels|px: px pixels|x: times';

const UNITS: ReadonlyMap<string, string> = new Map(
  FORMS.split('|').flatMap((line) => {
    const [unit = '', forms = ''] = line.split(': ');
    return forms.split(' ').map((form) => [form, unit] as const);
  }),
);

/** For each unit, its quantity and its size relative to the smallest unit of that quantity. */
const FACTORS: ReadonlyMap<string, readonly [string, number]> = new Map(
  Object.entries({
    s: ['time', 1],
    min: ['time', 60],
    h: ['time', 3_600],
    day: ['time', 86_400],
    week: ['time', 604_800],
    month: ['age', 1],
    year: ['age', 12],
    in: ['length', 1],
    ft: ['length', 12],
    yd: ['length', 36],
    mm: ['metric length', 1],
    cm: ['metric length', 10],
    m: ['metric length', 1_000],
    km: ['metric length', 1_000_000],
    mcg: ['mass', 0.000_001],
    mg: ['mass', 0.001],
    g: ['mass', 1],
    kg: ['mass', 1_000],
    ml: ['volume', 1],
    cl: ['volume', 10],
    dl: ['volume', 100],
    l: ['volume', 1_000],
    oz: ['weight', 1],
    lb: ['weight', 16],
    mah: ['charge', 1],
    ah: ['charge', 1_000],
    w: ['power', 1],
    kw: ['power', 1_000],
    hz: ['frequency', 1],
    khz: ['frequency', 1_000],
    mhz: ['frequency', 1_000_000],
    mb: ['storage', 1],
    gb: ['storage', 1_000],
    tb: ['storage', 1_000_000],
  }),
);

/** Whether two measures are the same: "two weeks" and "14 days". */
export function isSameMeasure(
  [value, unit]: readonly [string, string | undefined],
  [other, otherUnit]: readonly [string, string | undefined],
): boolean {
  const [quantity, factor = 0] = FACTORS.get(unit ?? '') ?? [];
  const [otherQuantity, otherFactor = 0] = FACTORS.get(otherUnit ?? '') ?? [];
  const difference = Number(value) * factor - Number(other) * otherFactor;
  return quantity !== undefined && quantity === otherQuantity && Math.abs(difference) < 1e-6;
}

/** The canonical name of a unit; undefined if the text isn't a unit. */
export function unitOf(text: string): string | undefined {
  return UNITS.get(text);
}

const INTERVALS: ReadonlyMap<string, string> = new Map(
  Object.entries({ hourly: 'h', daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }),
);

/** The unit of a word for an interval: "weekly spreads (53)" are 53 weeks. */
export function intervalOf(text: string): string | undefined {
  return INTERVALS.get(text);
}
