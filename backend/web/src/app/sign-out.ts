/** Ends the session and leaves nothing of it in the page. */
export async function signOut(): Promise<void> {
  const response = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`Signing out was answered with ${response.status}.`);
  window.location.assign('/sign-in');
}
