const FORMS =
  'in: in inch inches " ” ″|ft: ft foot feet \' ’ ′|yd: yd yard yards|mm: mm millimeter millimeters|' +
  'cm: cm centimeter centimeters|m: m meter meters metre metres|km: km|' +
  'oz: oz ounce ounces|lb: lb lbs pound pounds|g: g gram grams|kg: kg kilogram kilograms|mg: mg milligrams|mcg: mcg|' +
  'ml: ml milliliter milliliters|l: l liter liters litre litres|qt: qt quart quarts|gal: gal gallon gallons|cup: cups|' +
  'v: v volt volts|w: w watt watts|ah: ah|mah: mah|wh: wh|hz: hz|khz: khz|mhz: mhz|db: db|rpm: rpm|lm: lm lumen lumens|k: k|' +
  'f: f °f fahrenheit|c: °c celsius|deg: degree degrees °|%: % percent pct|gsm: gsm|d: d|psi: psi|' +
  's: sec secs second seconds|min: min mins minute minutes|h: h hr hrs hour hours|day: day days|week: week weeks|' +
  'month: month months mo|year: year years yr yrs|gb: gb|tb: tb|mb: mb|mp: mp megapixels|px: px pixels|x: times';

const UNITS: ReadonlyMap<string, string> = new Map(
  FORMS.split('|').flatMap((line) => {
    const [unit = '', forms = ''] = line.split(': ');
    return forms.split(' ').map((form) => [form, unit] as const);
  }),
);

/** One name for all spellings of a unit; undefined for what is none. */
export function unitOf(text: string): string | undefined {
  return UNITS.get(text);
}
