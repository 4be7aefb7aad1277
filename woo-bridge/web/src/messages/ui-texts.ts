import type { UiTexts } from '@wareword/ui';
import { t } from './shell.ts';

/** What the shared components say, in the page's language. */
export function uiTexts(): UiTexts {
  return {
    cancel: t('cancel'),
    close: t('close'),
    closeMenu: t('closeMenu'),
    copied: t('copied'),
    copiedOf: (shown, of) => t('copiedOf', { shown, of }),
    copy: t('copy'),
    copyManually: t('copyManually'),
    loading: t('loading'),
    offline: t('offline'),
    openMenu: t('openMenu'),
    reload: t('reload'),
    skipToContent: t('skipToContent'),
    somethingWrong: t('somethingWrong'),
    somethingWrongHelp: t('somethingWrongHelp'),
    tryAgain: t('tryAgain'),
  };
}
