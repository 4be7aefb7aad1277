import { isAllowedUrl } from '@wareword/security/outbound';
import type { AddressPolicy } from '@wareword/security/outbound';
import { invalid } from '../errors.ts';

/**
 * A URL that events may be sent to, normalized. What its host resolves to is checked each time an
 * event is sent.
 * @throws {DomainError} `invalid`
 */
export function parseEndpointUrl(text: string, policy: AddressPolicy): string {
  const url = URL.parse(text);
  const schemes = policy.allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (url === null || !schemes.includes(url.protocol) || url.hostname === '') {
    throw invalid('url must be an https URL, such as https://app.example/webhooks.', 'webhook_url');
  }
  if (url.username !== '' || url.password !== '') {
    throw invalid(
      'url must not contain a username or password. Verify the signature of each webhook instead.',
      'webhook_url',
    );
  }
  if (!isAllowedUrl(url, policy)) {
    throw invalid('url must be a public URL on port 80, 443, 8080 or 8443.', 'webhook_url');
  }
  url.hash = '';
  return url.href;
}
