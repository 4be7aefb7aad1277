/**
 * Keeps a choice in this browser, where the server reads it before it sends a page.
 * @param choice.path where the app's pages are
 */
export function rememberChoice(choice: {
  readonly cookie: string;
  readonly value: string;
  readonly seconds: number;
  readonly path?: string;
}): void {
  const { cookie, value, seconds, path = '/' } = choice;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
