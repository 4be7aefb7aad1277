import { resolve } from 'node:path';

/** The output of Vite for `backend/web`. */
export const DIST = resolve(import.meta.dirname, '../../web/dist');
