/** Most characters of the page that a mailed link leads on to; a longer one is left out. */
const MAX_NEXT = 8000;

/**
 * The link that is mailed: to a page of ours with better-auth's token. The page that its reader was
 * on their way to, which the request named within its callback, goes along; the page that the link
 * leads to judges whether it may be gone to.
 * @param libraryLink what better-auth would have mailed
 */
export function pageLink(
  publicUrl: URL,
  path: '/reset-password' | '/verify-email',
  token: string,
  libraryLink: string,
): string {
  const callback = URL.parse(libraryLink)?.searchParams.get('callbackURL') ?? '';
  const next = URL.parse(callback, publicUrl.href)?.searchParams.get('next') ?? '';
  const link = new URL(path, publicUrl);
  link.searchParams.set('token', token);
  if (next !== '' && next.length <= MAX_NEXT) link.searchParams.set('next', next);
  return link.href;
}
