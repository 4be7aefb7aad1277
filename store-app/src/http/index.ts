/** The middleware of every request to a store app. */
export { createShell } from './shell.ts';
export { refusalOf } from './refusal.ts';
