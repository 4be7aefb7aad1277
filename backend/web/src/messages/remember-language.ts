import type { Language } from '@wareword/backend/src/trpc/index.ts';

const YEAR_SECONDS = 31_536_000;

/** Shows the pages in another language, also when nobody is signed in in this browser. */
export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  // A page is in one language for as long as it is open.
  window.location.reload();
}
