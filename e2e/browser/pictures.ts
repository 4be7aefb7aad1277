import { resolve } from 'node:path';

/** Where screenshots of every page are saved, for people to review; git ignores them. */
export const PICTURES = resolve(import.meta.dirname, '../results/pictures');

/** Taking them is slow, and no test compares them, so they are only taken with `PICTURES=all`. */
export const TAKES_PICTURES = process.env['PICTURES'] === 'all';
