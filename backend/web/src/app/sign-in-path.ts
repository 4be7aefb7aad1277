/** Where to sign in, and from there back to the page at hand. */
export function signInPath(): string {
  const { pathname, search } = window.location;
  const next = pathname + search;
  return next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
}
