import type { Said } from './said.ts';

/** "lavender.example", "shop@lavender.example" */
const ADDRESS =
  /(?<![\p{L}\p{N}.@-])[a-z0-9][a-z0-9@-]{1,62}(?:\.[a-z0-9-]{2,63}){0,3}\.[a-z]{2,24}(?![\p{L}\p{N}])/gu;

/** An address on the web that the input does not give. */
export function strangeAddress(text: string, said: Said): string | undefined {
  for (const [address] of text.matchAll(ADDRESS)) {
    if (!said.holds(address)) return `it names "${address}", which the product data does not`;
  }
  return undefined;
}
