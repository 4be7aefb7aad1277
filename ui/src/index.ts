/** What the pages of the dashboard and of the store apps have in common. */
export { CopyButton } from './copy-button.tsx';
export { Dialog } from './dialog.tsx';
export { EmptyState } from './empty-state.tsx';
export { Loading } from './loading.tsx';
export { Look } from './look.tsx';
export { Markup, textOf } from './markup.tsx';
export { ErrorNotice, Notice } from './notice.tsx';
export { PageBoundary } from './page-boundary.tsx';
export { PageHead } from './page-head.tsx';
export { MAIN_ID, SkipLink } from './skip-link.tsx';
