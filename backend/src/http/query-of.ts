import type { Request } from 'express';

/** The raw query string: parsed forms lose repeated parameters. */
export function queryOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start === -1 ? '' : originalUrl.slice(start + 1);
}
