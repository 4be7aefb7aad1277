import { createContext, use } from 'react';

/** What the shared components say themselves. */
export interface UiTexts {
  readonly cancel: string;
  readonly close: string;
  readonly closeMenu: string;
  readonly copied: string;
  /** @param shown the button's text, followed by what is copied */
  readonly copiedOf: (shown: string, of: string) => string;
  readonly copy: string;
  readonly copyManually: string;
  readonly loading: string;
  readonly offline: string;
  readonly openMenu: string;
  readonly reload: string;
  readonly skipToContent: string;
  readonly somethingWrong: string;
  readonly somethingWrongHelp: string;
  readonly tryAgain: string;
}

/** English, for apps that are in English alone. */
const ENGLISH: UiTexts = {
  cancel: 'Cancel',
  close: 'Close',
  closeMenu: 'Close menu',
  copied: 'Copied',
  copiedOf: (shown, of) => `${shown}: ${of}`,
  copy: 'Copy',
  copyManually: 'Select and copy manually',
  loading: 'Loading',
  offline: "You're offline. What you typed stays on this page.",
  openMenu: 'Open menu',
  reload: 'Reload',
  skipToContent: 'Skip to content',
  somethingWrong: 'Something went wrong',
  somethingWrongHelp:
    "Reload the page. Saved work isn't affected. If that doesn't help, try again in a minute.",
  tryAgain: 'Try again',
};

export const UiTextsContext = createContext(ENGLISH);

export function useUiTexts(): UiTexts {
  return use(UiTextsContext);
}
