import type { Platform } from '@wareword/shared-schema';
import {
  CONTACTS,
  isRefused,
  OFFERS,
  REFUSED_CLAIMS,
  TOLD_REFUSALS,
} from '../platforms/refusals.ts';
import type { RuleContext } from '../platforms/rule.ts';
import { plainText } from '../text/plain.ts';
import { foldWord, stemOf, wordsOf } from '../text/words.ts';
import type { ListingRequest } from '../writer.ts';
import { numbersOf } from './numbers.ts';
import { statementsOf, type Statement } from './statements.ts';

/** What the input says, as a listing is checked against it. */
export interface RequestFacts extends RuleContext {
  readonly platform: Platform;
  readonly list: readonly Statement[];
  readonly stems: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  /** Claims of the input that the platform refuses, as written. */
  readonly refused: readonly string[];
}

/** Reads a request as facts. Price and competitors are context and no facts of the product. */
export function readFacts(request: ListingRequest): RequestFacts {
  const known = readings.get(request);
  if (known !== undefined) return known;
  const facts = read(request);
  readings.set(request, facts);
  return facts;
}

/** A request is read once, by whoever asks first. */
const readings = new WeakMap<ListingRequest, RequestFacts>();

function read(request: ListingRequest): RequestFacts {
  const name = plainText(request.product_name).toLowerCase();
  const all = statementsOf(request.features).filter(
    ({ text }) => !isRefused(text, request.platform) && !CONTACTS.test(text),
  );
  // The name said again is no statement of its own.
  const own = all.filter(({ header, text }) => header !== null || text.toLowerCase() !== name);
  const list = own.length > 0 ? own : all;
  const features = plainText(request.features);
  const text = [
    plainText(request.product_name),
    features,
    plainText(request.category ?? ''),
    plainText(request.customer ?? ''),
    request.brand_name ?? '',
  ].join('\n');
  const words = wordsOf(text);
  return {
    platform: request.platform,
    list,
    statements: list.length,
    inputWords: wordsOf(features).length,
    // A thing without a usable name is still a product.
    stems: new Set([
      stemOf('product'),
      ...words.flatMap((word) => [stemOf(word), ...partsOf(word).map(stemOf)]),
    ]),
    numbers: new Set(numbersOf(text)),
    capitals: new Set(words.filter((word) => word === word.toUpperCase())),
    brandWords: new Set(wordsOf(request.brand_name ?? '').map(foldWord)),
    refused: refusedIn(text, request.platform),
  };
}

function partsOf(word: string): string[] {
  return /[-/.&]/u.test(word) ? word.split(/[-/.&]/u).filter((part) => part !== '') : [];
}

/** The wording that a platform takes from no listing. */
export function refusalsOf(platform: Platform): RegExp {
  return platform === 'amazon' ? REFUSED_CLAIMS : OFFERS;
}

function refusedIn(text: string, platform: Platform): string[] {
  const found = TOLD_REFUSALS[platform].flatMap(
    (pattern) => text.match(new RegExp(pattern.source, `${pattern.flags}g`)) ?? [],
  );
  const claims = [...new Set(found.map((claim) => claim.toLowerCase().trim()))];
  return claims.filter((claim) => !claims.some((one) => one !== claim && one.includes(claim)));
}
