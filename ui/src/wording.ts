import { t } from './messages/components.ts';

/** `Title: Oak desk`; in French, a space comes before the colon. */
export function labeled(label: string, value: string): string {
  return t('labeled', { label, value });
}

/** "Chrome on Windows"; undefined if neither is known. */
export function browserName({
  browser,
  os,
}: {
  readonly browser: string | null;
  readonly os: string | null;
}): string | undefined {
  if (browser !== null && os !== null) return t('browserOn', { browser, os });
  return browser ?? os ?? undefined;
}
