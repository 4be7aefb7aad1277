/** Components shared by the dashboard and the store apps. */
export { Cited, type Note } from './cited.tsx';

export { ConfirmDialog } from './confirm-dialog.tsx';
export { CopyButton } from './copy-button.tsx';
export { Dialog } from './dialog.tsx';
export { EmptyState } from './empty-state.tsx';
export { LanguageSelect } from './language-select.tsx';
export { Loading } from './loading.tsx';
export { Logo } from './logo.tsx';
export { MenuButton } from './menu-button.tsx';
export { rememberedColorScheme } from './remembered-color-scheme.ts';
export { WarewordTheme } from './wareword-theme.tsx';
export { Markup, htmlToText } from './markup.tsx';
export { ErrorNotice, Notice } from './notice.tsx';
export { PageBoundary } from './page-boundary.tsx';
export { PageHeader } from './page-header.tsx';
export { MAIN_ID, SkipLink } from './skip-link.tsx';
export { StackedBars } from './stacked-bars.tsx';
export { UsageMeter } from './usage-meter.tsx';
export { useEarlyInput } from './use-early-input.ts';
export { useFocusOnNavigation } from './use-focus-on-navigation.ts';
export { browserName, labeled } from './wording.ts';
