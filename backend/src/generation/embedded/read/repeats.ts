import { contentStems } from '../../text/words.ts';
import type { Fact } from './facts.ts';

/** The facts without those attributes that another of the same name says in full: "Material". */
export function withoutRepeats(facts: readonly Fact[]): Fact[] {
  return facts.filter((fact) => !facts.some((other) => saysMore(other, fact)));
}

function saysMore(other: Fact, fact: Fact): boolean {
  if (other === fact || !fact.attribute || !other.attribute) return false;
  if (other.header?.toLowerCase() !== fact.header?.toLowerCase()) return false;
  const [said, stems] = [other, fact].map(({ text }) => contentStems(text.replaceAll('/', ' ')));
  if (said === undefined || stems === undefined) return false;
  return stems.length < said.length && stems.every((stem) => said.includes(stem));
}
