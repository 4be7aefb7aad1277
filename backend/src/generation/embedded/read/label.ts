import { headOf } from './shape.ts';
import { isCommonNoun } from './name.ts';

const MATERIAL =
  /^(?:acrylic|alloy|aluminum|aluminium|ash|bamboo|beech|beeswax|birch|brass|bronze|canvas|cardboard|cashmere|ceramic|chrome|clay|concrete|copper|cork|cotton|denim|earthenware|elastane|enamel|felt|fleece|foam|glass|granite|hemp|iron|jute|latex|leather|linen|lycra|mahogany|maple|marble|merino|microfiber|nylon|oak|paper|pine|plastic|plush|polyester|polycarbonate|polypropylene|polyurethane|neoprene|rayon|porcelain|rattan|resin|rubber|satin|silicone|silk|slate|spandex|spruce|steel|stone|stoneware|suede|teak|terracotta|terry|tweed|flannel|corduroy|twill|titanium|velvet|vinyl|viscose|walnut|wax|wicker|wood|wool|zinc)$/u;
/** Materials that a thing is made up of, rather than comes in. */
const MASSES = /^(?:wax|beeswax|foam|clay|concrete|resin|rubber|latex|plastic|paper|cardboard)$/u;

/** The material that a phrase names as such: "solid walnut", "soy wax with cotton wick". */
export function materialOf(text: string): { verb: string } | null {
  if (/^(?:in|for|with|of|from|no|without)\s/iu.test(text)) return null;
  const { head } = headOf(text);
  if (!MATERIAL.test(head)) return null;
  return { verb: MASSES.test(head) ? 'consists of' : 'comes in' };
}

/** What a statement of this make is about, whatever the product. */
const MAKES: readonly (readonly [RegExp, string])[] = [
  // Under "Included" it would say the opposite.
  [/^[^(]*\b(?:sold separately|not included|may vary)\b/iu, 'Note'],
  [
    /\b(?:wash|washable|dry clean|wipe clean|wipes clean|dishwasher|hand wash|tumble|bleach|rinse)\b/iu,
    'Care',
  ],
  [
    /^(?:hand ?|hand-)?(?:made|crafted|poured|woven|sewn|built|produced|grown|printed|roasted|baked|brewed|assembled|designed|knitted|carved|blown|imported|harvested)\s(?:.*\s)?(?:in|from)\s+(?:the\s+)?\p{Lu}/u,
    'Origin',
  ],
  [/^(?:harvested|grown|imported|sourced)\s(?:.*\s)?from\s/iu, 'Origin'],
  [/^(?:made|poured|crafted|woven|sewn|carved|roasted|baked|brewed)\b.*\bby hand\b/iu, 'Craft'],
  [/^(?:fully )?licensed\b|\bofficially licensed\b/iu, 'License'],
  [/^winner of\b|\baward$/iu, 'Award'],
  [/\bwarranty$/iu, 'Warranty'],
  [/^packaged (?:in|with)\b/iu, 'Packaging'],
  [/\bgift[- ](?:box|bag|wrap\p{L}*)\b/iu, 'Packaging'],
  [/^(?:striped|checked|dotted|patterned)\b/iu, 'Pattern'],
  [
    /^(?:holds|fits|takes)\s.*\d\s?(?:ml|cl|l|oz|cups?|lit(?:er|re)s?|quarts?|gallons?)\b/iu,
    'Capacity',
  ],
  [/\bcharg(?:ing|es?|er)\b/iu, 'Charging'],
  [/\b(?:bluetooth|wi-?fi|nfc)\b/iu, 'Connectivity'],
  [/\bhours? of (?:playtime|battery|music|use|talk)|\bbattery life\b/iu, 'Battery'],
  [/^tasting notes of\b|\btastes? of\b/iu, 'Taste'],
  // Of a tea or of a candle.
  [/^notes of\b/iu, 'Profile'],
  [/^(?:comes with|includes)\b/iu, 'Included'],
  [/^contains\b/iu, 'Contains'],
  [
    /^(?:no|without|free (?:of|from)) [\p{L} ,-]*\b(?:sulfates|parabens|dyes|phthalates|gluten|silicones|fragrances?|preservatives|additives|sugar|alcohol|fillers|colou?rs|flavou?rs|nickel|latex)$/iu,
    'Without',
  ],
  [/^(?:solid )?(?:sterling silver|\d{1,2}[ -]?k(?:arat)? (?:\p{L}+ )?gold)\b/iu, 'Material'],
  [/^(?:usb|battery|solar|mains)[- ]powered\b/iu, 'Power'],
  [/\b(?:waterproof|windproof|water[- ]resistant|weatherproof)\b/iu, 'Protection'],
  [/^burns?\b.*\bhours?\b/iu, 'Burn time'],
  [/^(?:runs|lasts|works)\b.*\b(?:hours?|minutes|days)\b/iu, 'Duration'],
  [/^(?:weighs\b|(?:net )?weight\b|\d[\d.,]*\s?(?:g|kg|lbs?|oz|pounds|ounces)$)/iu, 'Weight'],
  [
    /^(?:sizes?\b|measures\b)|^\d[\d.,]*\s?(?:cm|mm|in|inch|inches|ft|m|["”″'])?\s?[x×]\s?\d|^\d[\d.,]*\s?(?:cm|mm|inch(?:es)?|ft|feet|m)\b(?:\s(?:long|wide|high|tall|deep|thick))?$/iu,
    'Size',
  ],
  [
    /^(?:glazed|painted|coated|polished|brushed|finished|dyed|lacquered|oiled|plated|varnished)\b/iu,
    'Finish',
  ],
];

/** Other names for a part, plainer as a label. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['bottom', 'Base'],
  ['bottoms', 'Base'],
  ['feet', 'Base'],
]);
/** Nouns that label nothing, since everything is one. */
const VAGUE =
  /^(?:item|items|product|piece|pieces|thing|things|part|parts|feature|features|set|sets|way|ways|lot|lots|type|kind|use|pack|color|colors|style|range|choice|variety|detail|details|inches|years?|months|hours?|minutes|people|level|levels|cm|mm|gear|gift|merchandise|version|series|edition|time|times|day|butter|milk|oil|ages?|fun|complement|addition|alternative|accessory|accessories)$/u;

/** The label that fits before a statement alone; `null` where its theme says more. */
export function labelOf(text: string, noun: boolean): string | null {
  const made = MAKES.find(([pattern]) => pattern.test(text));
  if (made !== undefined) return made[1];
  if (materialOf(text) !== null) return 'Material';
  if (!noun || / and |["“”]/u.test(text) || /^(?:easy|not)\b/iu.test(text)) return null;
  const { head } = headOf(text);
  const part = PARTS.get(head);
  if (part !== undefined) return part;
  if (text.toLowerCase().startsWith(head)) return null;
  return isCommonNoun(head) && !VAGUE.test(head) && head.length <= 14
    ? head.charAt(0).toUpperCase() + head.slice(1)
    : null;
}
