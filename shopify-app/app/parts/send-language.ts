/**
 * Only the document's URL contains the merchant's locale. Requests for data send it as `Accept-
 * Language`, so that the server formats numbers and dates like the document.
 */
export function sendLanguage(): void {
  const locale = new URLSearchParams(window.location.search).get('locale');
  if (locale === null) return;
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === window.location.origin) {
      request.headers.set('Accept-Language', locale);
    }
    return send(request);
  };
}
