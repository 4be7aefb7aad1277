import * as words from '@wareword/publishing/words';
import { LANGUAGE } from '@wareword/ui/messages';
import { t } from '../messages/problems.ts';
import { t as shared } from '../messages/shared-problems.ts';

/** The texts of this app's own codes. */
const TEXTS: Readonly<Record<string, (message: string) => string>> = {
  access_denied: () => t('accessDenied'),
  access_expired: () => t('accessExpired'),
  access_other_browser: () => t('accessOtherBrowser'),
  address_refused: () => t('addressRefused'),
  bad_certificate: () => t('badCertificate'),
  bulk_not_allowed: () => t('bulkNotAllowed'),
  connect_not_saved: () => t('connectNotSaved'),
  forbidden: () => t('forbidden'),
  invalid: (message) => t('invalid', { code: /\((\w+)\)/.exec(message)?.[1] ?? '' }),
  keys_missing: () => t('keysMissing'),
  keys_refused: () => t('keysRefused'),
  maintenance: () => t('maintenance'),
  not_a_store: () => t('notAStore'),
  not_connected: () => t('notConnected'),
  store_removed: () => t('storeRemoved'),
  plain_permalinks: () => t('plainPermalinks'),
  rate_limited: () => t('rateLimited'),
  read_only_keys: () => t('readOnlyKeys'),
  redirected: () => t('redirected'),
  request_too_large: () => t('requestTooLarge'),
  response_too_large: () => t('responseTooLarge'),
  sign_in_again: () => t('signInAgain'),
  signed_out: () => t('signedOut'),
  store_failed: () => t('storeFailed'),
  timeout: () => t('timeout'),
  too_many: () => t('tooMany'),
  unexpected_response: () => t('unexpectedResponse'),
  unreachable: () => t('unreachable'),
  variation: () => t('variation'),
  waiting_for_store: () => t('waitingForStore'),
  waiting_for_service: () => t('waitingForService'),
  waiting_for_rate: () => t('waitingForRate'),
  wrong_code: () => t('wrongCode'),
  api_closed: () => t('forbidden'),
};

/**
 * What happened, in the page's language: by its code, or in the server's English for a code
 * without a text.
 */
export function problemText(problem: {
  readonly code: string;
  readonly message: string;
  readonly mayBeInHistory?: boolean | undefined;
}): string {
  return words.withHistoryHint(textOf(problem), problem, shared);
}

function textOf({ code, message }: { readonly code: string; readonly message: string }): string {
  if (LANGUAGE === 'en') return message;
  return TEXTS[code]?.(message) ?? words.problemText(code, shared) ?? message;
}
