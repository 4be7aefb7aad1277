import { tokensOf } from '../../src/generation/gate/tokens.ts';
import {
  isClaim,
  isCertainColor,
  isCertainMaterial,
} from '../../src/generation/gate/word-classes.ts';
import type { ListingRequest } from '../../src/generation/index.ts';
import { plainText } from '../../src/generation/text/plain.ts';

/** The numbers and the words that state a fact which a text has and its request has not. */
export function inventedIn(text: string, request: ListingRequest): string[] {
  const { product_name, features, category, customer, brand_name } = request;
  const input = [product_name, features, category, customer, brand_name];
  const given = new Set(
    input.flatMap((field) => tokensOf(plainText(field ?? '')).map(({ stem }) => stem)),
  );
  return tokensOf(text)
    .filter((token) => token.kind !== 'punctuation' && !given.has(token.stem))
    .filter(
      (token) =>
        token.kind === 'number' ||
        isClaim(token) ||
        isCertainMaterial(token.text) ||
        isCertainColor(token.text),
    )
    .map(({ raw }) => raw);
}
