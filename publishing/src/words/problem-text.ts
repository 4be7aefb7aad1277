import type { createTranslator } from 'use-intl/core';
import type messages from './messages/en/problems.ts';

/** Formats the messages of `messages/<language>/problems.ts`. */
export type ProblemTranslator = ReturnType<typeof createTranslator<typeof messages>>;

/** The texts of the codes that every store app has, from `publishing` and `store-app`. */
const KEYS: Readonly<Record<string, keyof typeof messages>> = {
  automatic_off: 'automaticOff',
  brand_archived: 'brandArchived',
  brand_forbidden: 'brandForbidden',
  changed_in_store: 'changedInStore',
  changed_since: 'changedSince',
  connect_denied: 'connectDenied',
  connect_expired: 'connectExpired',
  connect_failed: 'connectFailed',
  fields_skipped: 'fieldsSkipped',
  generation_failed: 'generationFailed',
  https_required: 'httpsRequired',
  invalid_edit: 'invalidEdit',
  item_not_found: 'itemNotFound',
  job_cancelled: 'jobCancelled',
  job_not_found: 'jobNotFound',
  landed_late: 'alreadyPublished',
  listing_not_found: 'listingNotFound',
  no_connection: 'noConnection',
  no_details: 'noDetails',
  no_name: 'noName',
  not_exact: 'notExact',
  not_found: 'notFound',
  not_published: 'notPublished',
  nothing_to_change: 'nothingToChange',
  nothing_to_do: 'nothingToDo',
  plan_required: 'planRequired',
  product_gone: 'notFound',
  product_trashed: 'productTrashed',
  request_refused: 'requestRefused',
  respelled: 'reencoded',
  run_not_found: 'runNotFound',
  scope_forbidden: 'scopeForbidden',
  service_unreachable: 'serviceUnreachable',
  skipped_by_owner: 'skippedByOwner',
  stopped: 'stopped',
  store_taken: 'storeTaken',
  text_too_long: 'textTooLong',
  token_revoked: 'tokenRevoked',
  too_busy: 'tooBusy',
  too_many_attempts: 'tooManyAttempts',
  too_many_runs: 'tooManyRuns',
  usage_limit_reached: 'usageLimitReached',
};

/** What else to say about a reason, after its text. */
export function withHistoryHint(
  text: string,
  { mayBeInHistory = false }: { readonly mayBeInHistory?: boolean | undefined },
  t: ProblemTranslator,
): string {
  return mayBeInHistory ? `${text} ${t('mayBeInHistory')}` : text;
}

/** What a problem's code means, in the translator's language; undefined for a code of one platform. */
export function problemText(code: string, t: ProblemTranslator): string | undefined {
  const key = KEYS[code];
  return key === undefined ? undefined : t(key);
}
