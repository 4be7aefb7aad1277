import type { Shape } from './shape.ts';

/** What a statement is about; statements of one theme stand together. */
export type Theme =
  | 'contents'
  | 'material'
  | 'size'
  | 'fit'
  | 'function'
  | 'design'
  | 'use'
  | 'audience'
  | 'care'
  | 'origin'
  | 'power'
  | 'notes';

const THEMES: readonly (readonly [Theme, RegExp])[] = [
  [
    'care',
    /\b(?:wash|washable|dry clean|bleach|iron|tumble|wipe|hand wash|line dry|rinse|dishwasher|clean(?:ing|s|up)?|care instructions)\b/iu,
  ],
  [
    'contents',
    /\b(?:includes?|included|including|contains?|comes with|contents|set of|pack of|package|pieces?|accessories|what's inside|in the box|sold separately|kit)\b/iu,
  ],
  [
    'power',
    /\b(?:batter(?:y|ies)|volts?|watts?|mah|usb|charger?|charging|rechargeable|plug|lipo|power(?:ed)? by|ac|dc)\b/iu,
  ],
  [
    'size',
    /\b(?:measures?|dimensions?|inch(?:es)?|cm|mm|feet|foot|ft|size|sized|scale|weigh[st]?|weight|length|width|height|diameter|lbs?|pounds?|ounces?|oz|inseam)\b|\d\s?["”'’]|\d\S* (?:high|wide|tall|long)|\d\s?x\s?\d/iu,
  ],
  [
    'origin',
    /\b(?:licensed|imported|made in|official|manufacturer|manufactured|warranty|model (?:no|number)|part (?:no|number)|brand|award|trademark|astm|certified|family-owned)\b/iu,
  ],
  ['use', /\b(?:addition|complement|alternative|companion) (?:to|for)\b/iu],
  [
    'audience',
    /\b(?:ages?|years?|months|toddlers?|kids|children|child|bab(?:y|ies)|men|women|adults?|gender|teens?|beginners?|collectors|fans|players|athletes?|family|teachers?|grades? (?:\d|k\b)|everyone)\b/iu,
  ],
  [
    'material',
    /\b(?:cotton|polyester|nylon|spandex|wool|leather|fabric|material|silicone|plastic|wood(?:en)?|metal|steel|rubber|foam|fleece|mesh|vinyl|latex|microfiber|paper|made (?:of|from|with)|ceramic|glass|cocona|blend|knit|jersey|maple|cedar|alloy|aluminum|resin|bristles|finish|coating)\b/iu,
  ],
  [
    'fit',
    /\b(?:fit|fits|fitted|waist|waistband|drawstring|stretch|elastic|sleeves?|collar|hood|cuffs?|neckline|hem|shoulders?|seams?|relaxed|loose)\b/iu,
  ],
  [
    'design',
    /\b(?:design|designed|style|stylish|look|looks|colors?|colou?red|color|pattern|print(?:ed|ing)?|shape|features? a|graphic|images?|classic|modern|detail(?:s|ing)?|striped?|heather|display)\b/iu,
  ],
  [
    'use',
    /\b(?:use|used|using|perfect for|ideal for|great for|suitable|activity|activities|wear|play|game|party|climate|workout|gym|yoga|running|travel|kitchen|cooking|everyday|occasions?|gift|decorat\w+|hang)\b/iu,
  ],
];

/** What a whole sentence may be about: a wooden box in it says little of the material. */
const OF_SENTENCES: ReadonlySet<Theme> = new Set(['care', 'contents', 'power', 'size', 'use']);

/** The theme of a statement; its header tells more than its text. */
export function themeOf(header: string | null, text: string, shape: Shape): Theme {
  const told = /^(?:sentence|imperative|predicate)$/u.test(shape);
  // What a bracket adds is not what the rest is about: "takes one bulb (not included)".
  const bare = text.replace(/\([^)]*\)/gu, '');
  for (const source of header === null ? [bare] : [header, bare]) {
    for (const [theme, pattern] of THEMES) {
      const fits = source === header || !told || OF_SENTENCES.has(theme);
      if (fits && pattern.test(source)) return theme;
    }
  }
  return 'function';
}
