/** What the pages of the dashboard and of the store apps have in common. */
export { CopyButton } from './copy-button.tsx';
export { EmptyState } from './empty-state.tsx';
export { Look } from './look.tsx';
export { ErrorNotice, Notice } from './notice.tsx';
export { PageHead } from './page-head.tsx';
