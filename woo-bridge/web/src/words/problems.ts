import { LANGUAGE } from '@wareword/ui/messages';
import { t } from '../messages/problems.ts';

const TEXTS: Readonly<Record<string, () => string>> = {
  access_denied: () => t('accessDenied'),
  access_expired: () => t('accessExpired'),
  access_other_browser: () => t('accessOtherBrowser'),
  address_refused: () => t('addressRefused'),
  automatic_off: () => t('automaticOff'),
  bad_certificate: () => t('badCertificate'),
  bulk_not_allowed: () => t('bulkNotAllowed'),
  changed_in_store: () => t('changedInStore'),
  changed_since: () => t('changedSince'),
  connect_denied: () => t('connectDenied'),
  connect_expired: () => t('connectExpired'),
  connect_failed: () => t('connectFailed'),
  forbidden: () => t('forbidden'),
  item_not_found: () => t('itemNotFound'),
  keys_missing: () => t('keysMissing'),
  keys_refused: () => t('keysRefused'),
  landed_late: () => t('landedLate'),
  maintenance: () => t('maintenance'),
  no_details: () => t('noDetails'),
  no_name: () => t('noName'),
  not_a_store: () => t('notAStore'),
  not_connected: () => t('notConnected'),
  not_exact: () => t('notExact'),
  not_found: () => t('notFound'),
  not_published: () => t('notPublished'),
  store_removed: () => t('storeRemoved'),
  nothing_to_change: () => t('nothingToChange'),
  nothing_to_do: () => t('nothingToDo'),
  plain_permalinks: () => t('plainPermalinks'),
  product_trashed: () => t('productTrashed'),
  rate_limited: () => t('rateLimited'),
  read_only_keys: () => t('readOnlyKeys'),
  redirected: () => t('redirected'),
  respelled: () => t('respelled'),
  response_too_large: () => t('responseTooLarge'),
  run_not_found: () => t('runNotFound'),
  service_unreachable: () => t('serviceUnreachable'),
  sign_in_again: () => t('signInAgain'),
  signed_out: () => t('signedOut'),
  skipped_by_owner: () => t('skippedByOwner'),
  stopped: () => t('stopped'),
  store_failed: () => t('storeFailed'),
  text_too_long: () => t('textTooLong'),
  timeout: () => t('timeout'),
  token_revoked: () => t('tokenRevoked'),
  too_busy: () => t('tooBusy'),
  too_many_attempts: () => t('tooManyAttempts'),
  too_many_runs: () => t('tooManyRuns'),
  unexpected_response: () => t('unexpectedResponse'),
  unreachable: () => t('unreachable'),
  usage_limit_reached: () => t('usageLimitReached'),
  variation: () => t('variation'),
  waiting_for_store: () => t('waitingForStore'),
  waiting_for_service: () => t('waitingForService'),
  waiting_for_rate: () => t('waitingForRate'),
  wrong_code: () => t('wrongCode'),
  product_gone: () => t('notFound'),
  api_closed: () => t('forbidden'),
};

/**
 * What happened, in the page's language: by its code, or in the server's English for a code
 * without a text.
 */
export function problemText({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): string {
  return LANGUAGE === 'en' ? message : (TEXTS[code]?.() ?? message);
}
