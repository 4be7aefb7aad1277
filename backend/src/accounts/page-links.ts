/**
 * Builds the link for an email: one of our pages plus a token, and nothing else. Anyone can request
 * an email to another person's address, so it must not repeat anything from the request, such as a
 * redirect or a store's connection request that the reader did not start. The reader's own browser
 * remembers where they were going.
 */
export function pageLink(
  publicUrl: URL,
  path: '/reset-password' | '/verify-email' | '/confirm-email',
  token: string,
): string {
  const link = new URL(path, publicUrl);
  link.searchParams.set('token', token);
  return link.href;
}
