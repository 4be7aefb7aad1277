import { t } from '../messages/shell.ts';
const KEYS = (): string => t('openApiKeys');

/** What the link of a problem is called, by the problem's code. */
const LINK_NAMES: Readonly<Record<string, () => string>> = {
  plain_permalinks: () => t('openPermalinkSettings'),
  redirected: () => t('openPermalinkSettings'),
  keys_refused: KEYS,
  read_only_keys: KEYS,
  access_other_browser: KEYS,
};

/** Where an owner sees and revokes keys in their store. */
export function keysPage(url: string): string {
  return `${url}/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys`;
}

export function linkNameOf(code: string): string {
  return LINK_NAMES[code]?.() ?? t('seePlans');
}
