import { labelType } from '../../reading/facts.ts';
import type { Quote, Reading, Unit } from '../../reading/index.ts';
import { wordsOf } from '../../text/words.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import { withoutEndMark } from '../edits.ts';
import { withoutKnownNames } from './known-names.ts';
import { isAudience } from './words.ts';

const MATERIAL_LABEL =
  /^(?:materials?|material composition|fabric(?: type)?|made (?:of|from)|composition)$/iu;

/** The only material that the details name for the whole product: "Aluminum". */
export function materialOf(reading: Reading): Quote[] {
  const { lines, name } = reading;
  const named = wordsOf(name.text.toLowerCase()).filter((word) =>
    vocabulary('materials').has(word),
  );
  if (named.some((word) => !isInClass(word, 'materials that are things'))) return [];
  for (const { label, units } of lines) {
    const [unit, ...others] = units;
    // Several materials don't count: "Cotton, polyester".
    if (others.some(({ text }) => materialsIn(text).length > 0)) return [];
    if (unit === undefined || (label !== undefined && !MATERIAL_LABEL.test(label.text.trim())))
      continue;
    const text = withoutEndMark(unit.text.replace(MADE_OF, ''));
    const [value = ''] = text.split(/[,;(]| with /u);
    // The same applies to a sentence: "Made of wood, veneers and engineered wood".
    const [, other = ''] = text === unit.text ? [] : text.split(LAST_SEPARATOR);
    if (materialsIn(other).length > 0) return [];
    const words = wordsOf(value.replace(/^\d+ ?%|^\d+(?:\/\d+)? /u, ''));
    const isMaterial = (word: string) =>
      vocabulary('materials').has(word.toLowerCase()) &&
      !isInClass(word.toLowerCase(), 'materials of no search');
    const plain = words.every(
      (word) => isMaterial(word) || vocabulary('qualities').has(word.toLowerCase()),
    );
    const hasOneMaterial =
      wordsOf(value).filter(isMaterial).length === 1 && isMaterial(words.at(-1) ?? '');
    if (!(plain && hasOneMaterial && words.length < 3)) continue;
    const isWhole = new Set(materialsIn(text)).size === 1;
    return isWhole && !isContested(words.at(-1) ?? '', unit, reading)
      ? [{ text: words.join(' '), span: unit.span }]
      : [];
  }
  return pureMaterial(lines.flatMap((line) => (line.label === undefined ? line.units : [])));
}

function materialsIn(text: string): string[] {
  return wordsOf(text.toLowerCase()).filter((word) => vocabulary('materials').has(word));
}

/** Whether another statement names other fibers ("87% Supplex, 13% Lycra"), or only a part is of the material. */
function isContested(material: string, unit: Unit, { units }: Reading): boolean {
  return units.some(({ id, text }) => {
    if (id === unit.id) return false;
    const words = wordsOf(text.toLowerCase());
    const isOfPart = words.some(
      (word, at) => word === material.toLowerCase() && vocabulary('parts').has(words[at + 1] ?? ''),
    );
    return isOfPart || (SHARE.test(text) && !words.includes(material.toLowerCase()));
  });
}

/** "87% Supplex" */
const SHARE = /\b\d{1,3} ?% \p{L}+/iu;

/** The only material that is stated as pure: "this 100% cotton tee". */
function pureMaterial(units: readonly Quote[]): Quote[] {
  const found = units.flatMap(({ text, span }) =>
    [...text.matchAll(PURE)].map(([, material = '']) => ({ text: material.toLowerCase(), span })),
  );
  const isOnlyMaterial = new Set(found.map(({ text }) => text)).size === 1;
  return found
    .filter(({ text }) => isOnlyMaterial && vocabulary('materials').has(text))
    .slice(0, 1);
}

const PURE =
  /(?<![:,/] ?)\b100 ?% (?:organic |pure |natural )?(\p{L}+)(?! (?:lin|shell|sole|fill|polyester))/giu;

/** The separator before the last list item: ", veneers and". */
const LAST_SEPARATOR = /,[^,]* and /iu;

const MADE_OF = /^(?:made|crafted) (?:of|from) /iu;

const POSSESSIVES: Readonly<Record<string, string>> = {
  men: "men's",
  women: "women's",
  boys: "boys'",
  girls: "girls'",
  toddlers: 'toddler',
};
const FOR_AUDIENCE =
  /\bfor (men|women|kids|toddlers|boys|girls)\b(?! (?:(?:and|or|men|women)\b|&))/iu;
/** Maximum levels of a category that a merchant created; a marketplace's is deeper. */
const MAX_MERCHANT_LEVELS = 3;
/** An audience as a level of a category ("Women > Shoes", "Women/Shoes") or before it ("womens-watches"). */
const CATEGORY_AUDIENCE =
  /(?<=^|[>/] ?)(?:(men|women|boys|girls)(?= *(?:[>/]|$)|['’]s? \p{L}+)|(men|women)s-)/giu;

/** Mentions of children, for products that a store puts under their parents' department. */
export const FOR_CHILDREN = /\b(?:kids?|child|children|toddlers?|boys?|girls?|little ones?)\b/iu;

/** An audience in a phrase, unless it names several groups: "Women's", "for women". */
const STATED_AUDIENCE =
  /\bfor (wo)?men\b(?! (?:(?:and|or)\b|&))|\b(wo)?m[ae]n['’]?s\b(?! (?:(?:and|or)\b|&))/iu;

/** The audience, if the name, the category or the first phrase states it: "Women's". */
export function audienceOf(reading: Reading, noun: string): Quote[] {
  const {
    name,
    lines,
    units,
    request: { category = '', features },
  } = reading;
  // A brand rather than an audience: "Creativity for Kids".
  const named = FOR_AUDIENCE.exec(withoutKnownNames(name))?.[1]?.toLowerCase();
  if (named !== undefined) return [{ text: POSSESSIVES[named] ?? named, span: name.span }];
  const audience = wordsOf(name.text).findLast(isAudience);
  // The audience after the noun: "Anchor Bracelet Mens".
  const isAfterNoun = audience !== undefined && name.text.endsWith(`${noun} ${audience}`);
  if (isAfterNoun) return audienceIn(audience, name);
  if (audience !== undefined) return [];
  const labeled = lines.flatMap(({ label, units: [unit] }) => {
    const value = unit?.text.replace(/[.!]$/u, '').toLowerCase() ?? '';
    const [, group = ''] = /^(men|women|boys|girls)(?:['’]?s)?$/u.exec(value) ?? [];
    const isGroup = labelType(label?.text) === 'audience' && group !== '';
    return unit !== undefined && isGroup ? [{ ...unit, text: POSSESSIVES[group] ?? group }] : [];
  });
  if (labeled.length > 0) return labeled.slice(0, 1);
  const isMerchants = category.split('>').length <= MAX_MERCHANT_LEVELS;
  const inCategory = [...category.matchAll(CATEGORY_AUDIENCE)].slice(-1).flatMap((match) => {
    const group = (match[1] ?? match[2] ?? '').toLowerCase();
    if (!isMerchants || (/^(?:wo)?men$/u.test(group) && FOR_CHILDREN.test(features))) return [];
    const span = {
      field: 'category' as const,
      start: match.index,
      end: match.index + group.length,
    };
    return [{ text: POSSESSIVES[group] ?? group, span }];
  });
  const [first] = units;
  if (inCategory.length > 0 || first === undefined || first.finite) return inCategory;
  return audienceIn(first.text, first);
}

function audienceIn(text: string, { span }: Quote): Quote[] {
  const [match, ...more] = STATED_AUDIENCE.exec(text) ?? [];
  if (match === undefined) return [];
  return [{ text: more.some(Boolean) ? "women's" : "men's", span }];
}
