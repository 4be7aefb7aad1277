/** Path to sign in and return to the current page. */
export function signInPath(): string {
  const { pathname, search } = window.location;
  const next = pathname + search;
  return next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
}
