import indefinite from 'indefinite';
import type { Fact } from '../read/facts.ts';
import { headOf } from '../read/shape.ts';
import { tagText } from '../read/tagging.ts';

const DETERMINED =
  /^(?:(?:an?|the|this|these|that|its|your|our|their|his|her|my|all|any|every|each|no|some|both|many|most|several|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|more|less|over|about|approximately|plenty|everything|lots|multiple|various|other|another|extra)\s|up to\b|\d|["“'(#+.½¼¾])/iu;
/** A count or a measure in front of a single thing still wants its article: "a 3-piece set". */
const COMPOUND_COUNT = /^(?:\d+|one|two|three|four|five|six)[-‑]\p{L}/iu;
/** Things that are not counted, so that "a" never stands before them. */
const UNCOUNTED =
  /(?:ness|ity|ware|ance|ence|ship|age|tion|wear|ing|ment)$|^(?:fabric|fleece|foam|cotton|polyester|nylon|wool|mesh|leather|steel|metal|wood|plastic|rubber|silicone|vinyl|latex|spandex|microfiber|paper|maple|cedar|trim|stretch|comfort|fun|play|storage|access|support|power|traction|grip|hardware|equipment|furniture|jewelry|merchandise|software|protection|weather|elegance|sound|music|art|material|warmth|care|strength|use|hardness|jersey|ripstop|air|water|food|powder|clay|glass|resin|performance|work|time|gear|bedding|clothing|craftsmanship|visibility|durability|flex|maintenance|residue|sapphire|denim|felt|silk|satin|velvet|linen)$/u;
const COUNTED =
  /(?:experience|audience|difference|reference|ring|lining|coating|string|spring|opening|setting|bearing|swing|covering|painting|drawing|building|ceiling|railing|housing|compartment|garment|ornament|instrument|attachment|element|package|image|page|cage|edge|bandage|garage|passage|cushion|section|edition|version|solution|addition|collection|position|illustration|decoration|legging|appliance|fragrance|fence|audience|cavity|facility|activity|identity|capacity|button|option|station|pendant)$/u;

/** A noun phrase that can stand in a sentence: "a relaxed fit", "ribbed cuffs". */
export function nounPhrase(fact: Pick<Fact, 'text' | 'plural'>): string {
  const { text, plural } = fact;
  if (plural || /^\p{Lu}/u.test(text)) return text;
  if (DETERMINED.test(text) && !COMPOUND_COUNT.test(text)) return text;
  const { head } = headOf(text);
  if (head === '' || isUncounted(head) || isCoordinated(text, head) || text.includes('/'))
    return text;
  if (/\p{L}s$/u.test(head) && !/(?:ss|us|is)$/u.test(head)) return text;
  return `${articleFor(text)} ${text}`;
}

/** "Fit and comfort": two things together, without an article. */
function isCoordinated(text: string, head: string): boolean {
  const tokens = tagText(text.slice(0, text.toLowerCase().indexOf(head) + head.length + 6));
  const index = tokens.findIndex(({ word }) => word === 'and' || word === '&' || word === ',');
  return index > 0 && /^NN/u.test(tokens[index - 1]?.tag ?? '');
}

export function isUncounted(head: string): boolean {
  return UNCOUNTED.test(head) && !COUNTED.test(head);
}

/** "a" or "an", by the sound that follows. */
export function articleFor(text: string): string {
  return indefinite(text.replace(/^["“'(]+/u, ''), { articleOnly: true });
}

/** "a, b and c". */
export function joinList(items: readonly string[], word = 'and'): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** The values of an attribute as running text: "Cotton, Spandex" becomes "cotton and spandex". */
export function valueText(value: string): string {
  const values = value.split(/\s*,\s*/u).filter((part) => part !== '');
  if (
    values.length < 2 ||
    values.some((part) => part.split(' ').length > 4) ||
    /\band\b/u.test(value)
  )
    return value;
  return joinList(values.map(small));
}

function small(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:[ -]\p{L}+)*$/u.test(text) ? text.toLowerCase() : text;
}

/** Attributes that are said with their value alone: "Gender: Women" is "for women". */
const SAID: readonly (readonly [RegExp, (value: string, key: string) => string])[] = [
  [/^(?:material|fabric|composition)s?$/u, (value) => value],
  [/^gender$/u, (value) => `for ${value}`],
  [
    /^(?:activity|activities|uses?|common uses|occasions?|recommended for|suitable for)$/u,
    (value) => `for ${value}`,
  ],
  [/^(?:colou?r|shade)s?$/u, (value) => `in ${value}`],
  [
    /^(?:pattern|style|finish|fit|scale|genre|shape)$/u,
    (value, key) =>
      value.split(' ').length <= 2 && !value.toLowerCase().endsWith(key)
        ? `${value} ${key}`
        : value,
  ],
  [/^warranty$/u, (value) => (/warranty/iu.test(value) ? value : `${value} warranty`)],
  [/^(?:age|ages)$/u, (value) => `ages ${value}`],
];

/** An attribute as a phrase, where its value says enough, else with its key in front. */
export function attributePhrase(fact: Pick<Fact, 'header' | 'text'>): string {
  const key = (fact.header ?? '').toLowerCase();
  const value = valueText(fact.text);
  const said = SAID.find(([pattern]) => pattern.test(key));
  return said === undefined ? `${key} ${value}` : said[1](value, key);
}
