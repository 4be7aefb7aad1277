/** What the pages of the dashboard and of the store apps have in common. */
export { Look } from './look.tsx';
