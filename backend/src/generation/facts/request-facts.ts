import type { Platform } from '@wareword/shared-schema';
import { OFFERS, FORBIDDEN_CLAIMS, REPORTED_WORDING } from '../platforms/forbidden-wording.ts';
import { countStatements } from '../planning/statements.ts';
import type { RuleContext } from '../platforms/rule.ts';
import { nameMarks } from '../reading/name-marks.ts';
import { readInput, type UnitKind } from '../reading/index.ts';
import { detailsOf } from '../details.ts';
import type { ListingRequest } from '../request.ts';
import { plainText } from '../text/plain.ts';
import { foldWord, stemOf, wordsOf } from '../text/words.ts';

/** What a listing's rules and scores need to know about its input. */
export interface RequestFacts extends RuleContext {
  readonly platform: Platform;
  readonly stems: ReadonlySet<string>;
  /** Whether the input says so little that a tip asks for more. */
  readonly brief: boolean;
  /** Claims in the input that the platform does not allow, as written. */
  readonly forbidden: readonly string[];
}

/** Kinds of units that say something about the product, including sentences that point back. */
const TOLD_KINDS: ReadonlySet<UnitKind> = new Set(['sentence', 'labeled', 'phrase']);
const MIN_TOLD = 3;

/**
 * Reads the facts of a request. Price and competitors are context, not facts about the product.
 * @param day the day whose rules apply, as YYYY-MM-DD
 */
export function readRequestFacts(request: ListingRequest, day: string): RequestFacts {
  const features = plainText(detailsOf(request));
  const text = [
    plainText(request.product_name),
    features,
    plainText(request.category ?? ''),
    plainText(request.customer ?? ''),
    request.brand_name ?? '',
  ].join('\n');
  const words = wordsOf(text);
  const reading = readInput(request);
  let statements: number | undefined;
  return {
    platform: request.platform,
    day,
    get statements() {
      // Most listings meet all minimums, and counting takes as long as planning bullets.
      return (statements ??= countStatements(reading, day));
    },
    brief: reading.units.filter(({ kind }) => TOLD_KINDS.has(kind)).length < MIN_TOLD,
    inputWords: wordsOf(features).length,
    // A product without a usable name is still called a product.
    stems: new Set([
      stemOf('product'),
      ...words.flatMap((word) => [stemOf(word), ...partsOf(word).map(stemOf)]),
    ]),
    // Of a longer word as well, since a refused claim inside it may be cut out.
    capitals: new Set(
      words.flatMap((word) => word.split(/\p{Ll}+/u)).filter((part) => part !== ''),
    ),
    nameMarks: nameMarks(request),
    brandWords: new Set(wordsOf(request.brand_name ?? '').map(foldWord)),
    forbidden: findForbiddenWording(text, request.platform),
  };
}

function partsOf(word: string): string[] {
  return /[-/.&]/u.test(word) ? word.split(/[-/.&]/u).filter((part) => part !== '') : [];
}

/** The claims that a platform allows in no listing. */
export function forbiddenClaims(platform: Platform): RegExp {
  return platform === 'amazon' ? FORBIDDEN_CLAIMS : OFFERS;
}

function findForbiddenWording(text: string, platform: Platform): string[] {
  const found = REPORTED_WORDING[platform].flatMap(
    (pattern) => text.match(new RegExp(pattern.source, `${pattern.flags}g`)) ?? [],
  );
  const claims = [...new Set(found.map((claim) => claim.toLowerCase().trim()))];
  return claims.filter((claim) => !claims.some((one) => one !== claim && one.includes(claim)));
}
