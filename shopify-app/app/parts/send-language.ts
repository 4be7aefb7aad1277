/**
 * Only the document's URL contains the merchant's locale. Requests for data send it as `Accept-
 * Language`, so that the server's texts are in the language of the document.
 */
export function sendLanguage(locale: string): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === window.location.origin) {
      request.headers.set('Accept-Language', locale);
    }
    return send(request);
  };
}
