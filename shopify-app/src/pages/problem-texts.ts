import { problemText, withHistoryHint } from '@wareword/publishing/words';
import { SHOPIFY_REFUSED } from '../catalog/index.ts';
import type { Problem } from '../load-context/index.ts';
import type { MESSAGES as TEXTS } from '../messages/index.ts';
import type { Texts } from '../texts/index.ts';

/** Texts by a problem's code. */
type Keys = Readonly<Record<string, Exclude<keyof typeof TEXTS.en.problems, 'shopifyRefused'>>>;

const TITLES: Keys = {
  access_lost: 'accessLostTitle',
  scope_missing: 'scopeMissingTitle',
  store_frozen: 'storeFrozenTitle',
  shopify_unreachable: 'shopifyUnreachableTitle',
  shopify_throttled: 'shopifyThrottledTitle',
  run_not_found: 'runNotFoundTitle',
  item_not_found: 'itemNotFoundTitle',
  nothing_to_do: 'nothingToDoTitle',
  invalid_edit: 'invalidEditTitle',
  too_many_products: 'tooManyProductsTitle',
  too_many_runs: 'tooManyRunsTitle',
  no_products: 'noProductsTitle',
  no_sent_products: 'noProductsTitle',
  same_product: 'sameProductTitle',
  not_connected: 'notConnectedTitle',
  token_revoked: 'tokenRevokedTitle',
  scope_forbidden: 'tokenRevokedTitle',
  usage_limit_reached: 'usageLimitReachedTitle',
  plan_required: 'planRequiredTitle',
  brand_forbidden: 'brandUnavailableTitle',
  brand_archived: 'brandUnavailableTitle',
  https_required: 'httpsRequiredTitle',
  service_unreachable: 'serviceUnreachableTitle',
  bulk_not_allowed: 'bulkNotAllowedTitle',
  too_many_attempts: 'tooManyRequestsTitle',
  too_busy: 'tooManyRequestsTitle',
  connect_expired: 'connectExpiredTitle',
  connect_denied: 'connectDeniedTitle',
  connect_failed: 'connectFailedTitle',
  store_taken: 'storeTakenTitle',
};

/** Messages for this app's own codes, and for shared codes that it words differently. */
const MESSAGES: Keys = {
  unexpected: 'unexpected',
  access_lost: 'accessLost',
  scope_missing: 'scopeMissing',
  store_frozen: 'storeFrozen',
  shopify_unreachable: 'shopifyUnreachable',
  shopify_throttled: 'shopifyThrottled',
  shopify_response_too_large: 'responseTooLarge',
  store_failed: 'storeFailed',
  product_archived: 'productArchived',
  uninstalled: 'uninstalled',
  invalid_input: 'invalidInput',
  too_many_products: 'tooManyProducts',
  no_products: 'noProducts',
  no_sent_products: 'noSentProducts',
  same_product: 'sameProduct',
  not_connected: 'notConnected',
  bulk_not_allowed: 'bulkNotAllowed',
};

/** Shown instead of the error's message, which only repeats the title. */
const MORE: Keys = {
  run_not_found: 'runNotFound',
  item_not_found: 'itemNotFound',
};

const CONNECT = { label: 'goToConnection', href: '/app/connect' } as const;
const RUNS = { label: 'goToRuns', href: '/app/runs' } as const;
/** Problems that a page of the app can fix. */
const LINKS: Readonly<Record<string, typeof CONNECT | typeof RUNS>> = {
  not_connected: CONNECT,
  token_revoked: CONNECT,
  scope_forbidden: CONNECT,
  plan_required: CONNECT,
  connect_expired: CONNECT,
  connect_failed: CONNECT,
  store_taken: CONNECT,
  run_not_found: RUNS,
  item_not_found: RUNS,
  too_many_runs: RUNS,
};

export function titleOf(code: string, { problems }: Texts): string {
  return problems(TITLES[code] ?? 'somethingWentWrong');
}

export function linkOf(code: string, { problems }: Texts): Problem['link'] {
  const link = LINKS[code];
  return link === undefined ? null : { label: problems(link.label), href: link.href };
}

/** The message for a code. In English, the error's own message is preferred, because it is more specific. */
export function messageOf(
  problem: {
    readonly code: string;
    readonly message: string;
    readonly mayBeInHistory?: boolean | undefined;
  },
  texts: Texts,
): string {
  return withHistoryHint(textOf(problem, texts), problem, texts.sharedProblems);
}

function textOf(
  { code, message }: { readonly code: string; readonly message: string },
  { language, problems, sharedProblems }: Texts,
): string {
  const more = MORE[code];
  if (more !== undefined) return problems(more);
  if (language === 'en' && message !== '') return message;
  if (message.startsWith(SHOPIFY_REFUSED)) {
    return problems('shopifyRefused', { message: message.slice(SHOPIFY_REFUSED.length) });
  }
  const own = MESSAGES[code];
  return own === undefined ? (problemText(code, sharedProblems) ?? message) : problems(own);
}
