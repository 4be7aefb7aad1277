export default {
  browserOn: '{browser} on {os}',
  cancel: 'Cancel',
  close: 'Close',
  closeMenu: 'Close menu',
  copied: 'Copied',
  copy: 'Copy',
  copyManually: 'Select and copy manually',
  labeled: '{label}: {value}',
  loading: 'Loading',
  offline: "You're offline. What you typed stays on this page.",
  openMenu: 'Open menu',
  reload: 'Reload',
  skipToContent: 'Skip to content',
  somethingWrong: 'Something went wrong',
  somethingWrongHelp:
    "Reload the page. Saved work isn't affected. If that doesn't help, try again in a minute.",
  tryAgain: 'Try again',
} as const;
