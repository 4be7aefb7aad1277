import { contentStems, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { isUsable } from './uncertain-units.ts';
import type { Line, Reading } from './types.ts';

/** Contradictions between a product's name and an option, a label or a sentence. */
export function contradictionsOfName(reading: Reading): [string, string][] {
  return [
    ...choices(reading),
    ...counts(reading),
    ...patterns(reading),
    ...power(reading),
    ...cores(reading),
    ...fiberLists(reading),
    ...graphics(reading),
    ...waterproof(reading),
  ];
}

/** "Ring (Silver)" and the option "Silver, Gold"; "in 15 Colors" and an option with five. */
function choices({ name, request: { variants = [] } }: Reading): [string, string][] {
  // The color of a hook isn't the color of the product.
  const offered = variants.filter(
    ({ name: option, values }) =>
      values.length > 1 && contentStems(option.replace(CALL, '')).length === 1,
  );
  const [, bracketed = ''] = BRACKETED.exec(name.text) ?? [];
  const [counted, count = '', noun = ''] = COUNTED_CHOICE.exec(name.text) ?? [];
  return offered.flatMap(({ name: option, values }): [string, string][] => {
    const all = values.join(', ');
    if (values.some((value) => value.toLowerCase() === bracketed.toLowerCase()))
      return [[`(${bracketed})`, all]];
    const isSame = contentStems(option).includes(contentStems(noun)[0] ?? '');
    return counted !== undefined && isSame && Number(count) !== values.length
      ? [[counted, all]]
      : [];
  });
}

const CALL = /^(?:choose|pick|select) /iu;
const BRACKETED = /\(([^()]{2,30})\)/u;
const COUNTED_CHOICE = /\b(\d{1,2}) (colou?rs|sizes|scents|flavou?rs|designs|styles)\b/iu;

/** "2-Step Mask" and "3-Step Mask": one count in the name, and only another in the details. */
function counts({ name, units }: Reading): [string, string][] {
  const [inName, ...more] = name.text.matchAll(COUNTED);
  if (inName === undefined || more.length > 0) return [];
  const inDetails = units
    .filter(isUsable)
    .flatMap(({ text }) => [...text.matchAll(COUNTED)])
    .filter((found) => nounOf(found) === nounOf(inName) && !isChoice(found));
  const [detail] = inDetails;
  return detail === undefined || inDetails.some((found) => found[1] === inName[1])
    ? []
    : [[inName[0], detail[0]]];
}

/** "Available in 6 colors": a choice that buyers have, not a count of the product. */
function isChoice({ index, input }: RegExpExecArray): boolean {
  return /\b(?:available|comes?|choose|offered|sold) (?:in|from) $/iu.test(input.slice(0, index));
}

function nounOf({ 2: noun = '' }: RegExpMatchArray): string {
  return noun.toLowerCase().replace('colour', 'color').replace(/s$/u, '');
}

/** "2-Step", "2Color", "3 different colors": a count that a product has only one of. */
const COUNTED =
  /(?<![\d.,])(\d{1,2})(?:-| ?(?:different )?(?=colou?r))(step|speed|tier|layer|ply|door|drawer|seater|person|burner|blade|shelf|colou?rs?)\b/giu;

/** "Solid Color" and "Pattern: Plaid". */
function patterns({ name, lines }: Reading): [string, string][] {
  const [solid] = /\bsolid[- ]colou?r\b/iu.exec(name.text) ?? [];
  if (solid === undefined) return [];
  return labeled(lines, /^pattern(?: type)?$/iu)
    .filter(({ value }) => PATTERNED.test(value))
    .slice(0, 1)
    .map(({ text }) => [solid, text]);
}

const PATTERNED =
  /\b(?:plaid|striped?|stripes|geometric|floral|checkered|checked|polka|leopard|camo\w{0,7}|gingham|tie[- ]dye)\b/iu;

/** "USB Electric Heated Wrap" and "Power Supply: None". */
function power({ name, request }: Reading): [string, string][] {
  const [powered] = POWERED.exec(name.text) ?? [];
  // A label whose value denies it is read as an empty value.
  const denied = (request.attributes ?? []).find(
    ({ name: label, value }) =>
      POWER_LABEL.test(label.trim()) && /^(?:no|none)$/iu.test(value.trim()),
  );
  return powered === undefined || denied === undefined
    ? []
    : [[powered, `${denied.name}: ${denied.value}`]];
}

const POWERED =
  /\b(?:usb electric|usb[- ]powered|rechargeable|battery[- ](?:powered|operated))\b/iu;
const POWER_LABEL = /^power (?:supply|source|type)$/iu;

/** "Dual Core" and "Number of Cores: Quad-Core". */
function cores({ name, lines }: Reading): [string, string][] {
  const [named, first] = CORES.exec(name.text) ?? [];
  if (named === undefined) return [];
  return labeled(lines, /\bcores?\b/iu)
    .filter(({ value }) => {
      const [, stated] = CORES.exec(value) ?? [];
      return stated !== undefined && coresOf(stated) !== coresOf(first);
    })
    .slice(0, 1)
    .map(({ text }) => [named, text]);
}

const CORES = /\b(dual|duel|quad|hexa|octa|deca)[- ]?core\b/iu;

function coresOf(word = ''): string {
  return word.toLowerCase().replace('duel', 'dual');
}

/**
 * "Organic Cotton" and "Materials: Silk, Linen, Wool, Cotton": more fibers than any one cloth has.
 */
function fiberLists({ name, lines }: Reading): [string, string][] {
  const [named, ...more] = wordsOf(name.text).filter((word) =>
    isInClass(word.toLowerCase(), 'fibers'),
  );
  if (named === undefined || more.length > 0) return [];
  return labeled(lines, /^(?:materials?|fabrics?)$/iu)
    .filter(({ value }) => {
      const fibers = wordsOf(value).filter((word) => isInClass(word.toLowerCase(), 'fibers'));
      return fibers.length >= MANY_FIBERS && !value.includes('%');
    })
    .slice(0, 1)
    .map(({ text }) => [named, text]);
}

const MANY_FIBERS = 4;

/** "Graphics: Intel HD" and "Graphics Chipset: Nvidia". */
function graphics({ lines }: Reading): [string, string][] {
  // A product can have both integrated and dedicated graphics.
  const statements = labeled(
    lines,
    /^graphics(?: (?:chipset|card|brand|manufacturer))*$/iu,
  ).flatMap(({ value, text }) => {
    const makers = value.match(GRAPHICS_MAKER) ?? [];
    return makers.length === 1 ? [{ maker: makers[0].toLowerCase(), text }] : [];
  });
  const [first, ...others] = statements;
  const second = others.find(({ maker }) => maker !== first?.maker);
  return first === undefined || second === undefined ? [] : [[first.text, second.text]];
}

const GRAPHICS_MAKER = /\b(?:intel|nvidia|amd)\b/giu;

/** "Water Resistance Material" and "Waterproof: Yes". */
function waterproof({ name, lines }: Reading): [string, string][] {
  const [resistant] = /\bwater[- ]?resist(?:ant|ance)\b/iu.exec(name.text) ?? [];
  if (resistant === undefined) return [];
  return labeled(lines, /^water[- ]?proof$/iu)
    .filter(({ value }) => /^yes\b/iu.test(value))
    .slice(0, 1)
    .map(({ text }) => [resistant, text]);
}

interface Labeled {
  readonly value: string;
  /** The text with its label. */
  readonly text: string;
}

function labeled(lines: readonly Line[], label: RegExp): Labeled[] {
  return lines
    .filter((line) => label.test(line.label?.text.trim() ?? ''))
    .flatMap((line) => {
      const value = line.units
        .filter(isUsable)
        .map(({ text }) => text.replace(/[.!;]$/u, ''))
        .join(', ');
      return value === '' ? [] : [{ value, text: `${line.label?.text.trim() ?? ''}: ${value}` }];
    });
}
