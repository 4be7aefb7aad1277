import type { MantineColorSchemeManager } from '@mantine/core';
import {
  COLOR_SCHEME_COOKIE,
  COLOR_SCHEME_COOKIE_SECONDS,
  parseColorScheme,
} from '../tokens/index.ts';
import { rememberChoice } from './remember-choice.ts';

/** Stores the choice in a cookie, so the server renders the next page in that scheme. */
export const rememberedColorScheme: MantineColorSchemeManager = {
  get: (standard) => (typeof document === 'undefined' ? undefined : chosen()) ?? standard,
  set: (scheme) =>
    rememberChoice({
      cookie: COLOR_SCHEME_COOKIE,
      value: scheme,
      // To follow the system is not a choice to remember.
      seconds: scheme === 'auto' ? 0 : COLOR_SCHEME_COOKIE_SECONDS,
    }),
  clear: () => rememberedColorScheme.set('auto'),
  // Other open pages follow when they are loaded again.
  subscribe: () => undefined,
  unsubscribe: () => undefined,
};

function chosen() {
  const prefix = `${COLOR_SCHEME_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(prefix));
  return parseColorScheme(cookie?.slice(prefix.length));
}
