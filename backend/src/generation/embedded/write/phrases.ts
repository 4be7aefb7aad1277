import indefinite from 'indefinite';
import type { Fact } from '../read/facts.ts';
import { headOf } from '../read/shape.ts';

const DETERMINED =
  /^(?:an?|the|this|these|that|its|your|our|their|his|her|my|all|any|every|each|no|some|both|many|most|several|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|more|less|up to|over|about|approximately|plenty|everything|lots|multiple|various|other|another|\d|["“'(#+.]|[½¼¾])/iu;
/** Things that are not counted, so that "a" never stands before them. */
const UNCOUNTED =
  /(?:ness|ity|ware|ance|ence|ship|age|tion|wear|ing|ment)$|^(?:fabric|fleece|foam|cotton|polyester|nylon|wool|mesh|leather|steel|metal|wood|plastic|rubber|silicone|vinyl|latex|spandex|microfiber|paper|maple|cedar|trim|stretch|comfort|fun|play|storage|access|support|power|traction|grip|hardware|equipment|furniture|jewelry|merchandise|software|protection|weather|style|elegance|sound|music|art|material|warmth|care|detail|strength|use|fit and flare|hardness|jersey|ripstop|closed-cell|air|water|food|powder|clay|glass|resin|performance|design and style|scale|quality|work|time|gear|bedding|clothing|craftsmanship|visibility|durability|flex|maintenance)$/u;
const COUNTED_ENDINGS =
  /(?:ring|lining|coating|string|spring|opening|setting|bearing|swing|covering|painting|drawing|building|ceiling|railing|housing|compartment|garment|ornament|instrument|attachment|element|equipment case|package|image|page|cage|edge|bandage|garage|passage|station|cushion|option|function|section|connection|edition|version|solution|addition|collection|construction kit|position|illustration|decoration|fastening|legging|appliance|fragrance|fence|audience|utility belt|city|cavity|facility|activity|identity|capacity)$/u;

/** A noun phrase that can stand in a sentence: "a relaxed fit", "ribbed cuffs". */
export function nounPhrase(fact: Pick<Fact, 'text' | 'plural'>): string {
  const text = fact.text;
  if (DETERMINED.test(text) || fact.plural || /^\p{Lu}/u.test(text)) return text;
  const { head } = headOf(text);
  if (head === '' || isUncounted(head) || (/\p{L}s$/u.test(head) && !/(?:ss|us|is)$/u.test(head)))
    return text;
  if (/^\S+,/u.test(text) && / and /u.test(text)) return text;
  return `${articleFor(text)} ${text}`;
}

export function isUncounted(head: string): boolean {
  return UNCOUNTED.test(head) && !COUNTED_ENDINGS.test(head);
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
  return joinList(
    values.map((part) =>
      /^\p{Lu}\p{Ll}+(?:[ -]\p{L}+)*$/u.test(part) ? part.toLowerCase() : part,
    ),
  );
}
