import { bigint } from 'drizzle-orm/pg-core';

/** An id of WordPress, which has 64 bits; the app reads ids up to 2^53 - 1 and refuses larger ones. */
export const wordPressId = (name: string) => bigint(name, { mode: 'number' });
