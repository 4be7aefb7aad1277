/** What the server says to merchants, in their language. */
export { textsFor, type Texts } from './texts.ts';
