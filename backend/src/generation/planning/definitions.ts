import { contentStems } from '../text/words.ts';
import type { Entry, Setting } from './types.ts';

/** "The snow filter is a coarse net of …" */
const DEFINITION =
  /^((?:[^\s,.;:!?]{1,30} ){1,6}?)(?:is|are) (?:(?:an?|the) )((?:[^\s.;:!?]{1,30} ?){1,6})/iu;
/** "Our roof vents are built so that …": about other products of the maker. */
const OF_MAKER = /^(?:all )?our /iu;

/**
 * Whether a sentence says what the product is: its subject is the product, or what follows "is a" has the
 * product's noun.
 */
export function definesProduct({ label, units: [unit] }: Entry, { reading }: Setting): boolean {
  const { name, language } = reading;
  if (label !== undefined || unit?.finite !== true || language !== 'en') return false;
  const [, subject = '', kind = ''] = DEFINITION.exec(unit.text) ?? [];
  const noun = contentStems(name.noun ?? '').at(-1);
  if (subject === '' || noun === undefined) return false;
  const inSubject = contentStems(subject);
  const isNamed = inSubject.at(-1) === noun;
  return isNamed || (/^this $/iu.test(subject) && contentStems(kind).includes(noun));
}

/** Whether a sentence is about the maker's other products, although it may mention this one. */
export function isAboutRange({ label, units: [unit] }: Entry, { reading }: Setting): boolean {
  const text = unit?.text ?? '';
  const noun = contentStems(reading.name.noun ?? '').at(-1);
  if (label !== undefined || unit?.finite !== true || !OF_MAKER.test(text)) return false;
  const [subject = ''] = /^.*?(?= (?:is|are|has|have|can|will)\b)/iu.exec(text) ?? [];
  return subject !== '' && noun !== undefined && !contentStems(subject).includes(noun);
}
