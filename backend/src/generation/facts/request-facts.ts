import type { Platform } from '@wareword/shared-schema';
import { OFFERS, FORBIDDEN_CLAIMS, reportedWordingIn } from '../platforms/forbidden-wording.ts';
import { countStatements } from '../planning/statements.ts';
import type { RuleContext } from '../platforms/rule.ts';
import { exclamatoryNames } from '../reading/exclamatory-names.ts';
import { readInput, type UnitKind } from '../reading/index.ts';
import { detailsText } from '../details.ts';
import type { ListingRequest } from '../request.ts';
import { plainText } from '../text/plain.ts';
import { foldWord, stemOf, wordsOf } from '../text/words.ts';

/** Facts about the input that a listing's rules and scores depend on. */
export interface RequestFacts extends RuleContext {
  readonly platform: Platform;
  readonly stems: ReadonlySet<string>;
  /** Whether the input is so sparse that a tip asks for more. */
  readonly brief: boolean;
  /** Claims in the input that the platform does not allow, as written. */
  readonly forbidden: readonly string[];
}

/** Unit types that count as statements about the product, including dependent sentences. */
const STATEMENT_KINDS: ReadonlySet<UnitKind> = new Set(['sentence', 'labeled', 'phrase']);
const MIN_STATEMENTS = 3;

/**
 * Reads the facts of a request. Price and competitors are context, not facts about the product.
 * @param day the day whose rules apply, as YYYY-MM-DD
 */
export function readRequestFacts(request: ListingRequest, day: string): RequestFacts {
  const features = plainText(detailsText(request));
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
    brief: reading.units.filter(({ kind }) => STATEMENT_KINDS.has(kind)).length < MIN_STATEMENTS,
    inputWords: wordsOf(features).length,
    // Without a usable name, the product is called "product"
    stems: new Set([
      stemOf('product'),
      ...words.flatMap((word) => [stemOf(word), ...partsOf(word).map(stemOf)]),
    ]),
    // Also match inside longer words: a forbidden claim may be part of a compound.
    capitals: new Set(
      words.flatMap((word) => word.split(/\p{Ll}+/u)).filter((part) => part !== ''),
    ),
    exclamatoryNames: exclamatoryNames(request),
    brandWords: new Set(wordsOf(request.brand_name ?? '').map(foldWord)),
    forbidden: findForbiddenWording(text, request.platform),
  };
}

function partsOf(word: string): string[] {
  return /[-/.&]/u.test(word) ? word.split(/[-/.&]/u).filter((part) => part !== '') : [];
}

/** The claims that a platform forbids in every listing. */
export function forbiddenClaims(platform: Platform): RegExp {
  return platform === 'amazon' ? FORBIDDEN_CLAIMS : OFFERS;
}

function findForbiddenWording(text: string, platform: Platform): string[] {
  const found = reportedWordingIn(text, platform);
  const claims = [...new Set(found.map((claim) => claim.toLowerCase().trim()))];
  return claims.filter(
    (claim) => !claims.some((other) => other !== claim && other.includes(claim)),
  );
}
