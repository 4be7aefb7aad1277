import {
  isAllowedHost,
  isAllowedPort,
  portOf,
  type AddressPolicy,
} from '@wareword/security/outbound';
import { WooStoreError } from './errors.ts';

const EXAMPLE = 'as you see it in your browser, for example https://myshop.com.';
const ENTER = `Enter it ${EXAMPLE}`;
const MAX_LENGTH = 300;

/** Pages of WordPress that owners copy in place of their store's own address. */
const WORDPRESS_PAGE =
  /\/(?:wp-admin|wp-login\.php|wp-json|wc-auth|wp-content|index\.php)(?:\/.*)?$/;
/** Names that mean this machine or this network. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/**
 * Reduces what an owner typed ("MyShop.com", "https://myshop.com/wp-admin/") to the address of the
 * store: origin and sub-folder, without a slash at the end. Throws `WooStoreError` with
 * `address_refused` and what to type instead.
 */
export function normalizeStoreUrl(text: string, policy: AddressPolicy): string {
  const url = parse(text.trim(), policy);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw refused(`This isn't the address of a website. ${ENTER}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw refused(`Remove the username and password before the "@". ${ENTER}`);
  }
  const host = url.hostname.replace(/\.$/, '');
  if (!isAllowedHost(host, policy) || (!policy.allowPrivate && LOCAL_NAME.test(host))) {
    throw refused(
      'This address is inside a private network, where only you can reach it. Use the address your customers use.',
    );
  }
  if (!host.includes('.') && !host.startsWith('[') && !policy.allowPrivate) {
    throw refused(`"${host}" isn't a complete address. ${ENTER}`);
  }
  if (url.protocol === 'http:' && !policy.allowPrivate) {
    throw refused(
      "The address must start with https://, so that your store's keys are encrypted in transit. If your store has no certificate yet, your hosting provider can usually add one for free.",
    );
  }
  if (!isAllowedPort(portOf(url), policy)) {
    throw refused(
      `Stores on port ${portOf(url)} aren't supported. Use the address your customers use.`,
    );
  }
  url.hostname = host;
  const folder = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(WORDPRESS_PAGE, '')
    .replace(/\/$/, '');
  return `${url.origin}${folder}`;
}

function parse(text: string, policy: AddressPolicy): URL {
  if (text === '') throw refused(`Enter your store's address ${EXAMPLE}`);
  if (text.length > MAX_LENGTH || /[\s\\<>"'`{}|^\p{Cc}\p{Cf}]/u.test(text)) {
    throw refused(`This address contains characters that aren't allowed. ${ENTER}`);
  }
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
    ? text
    : `${assumedScheme(text, policy)}${text}`;
  if (!URL.canParse(whole)) throw refused(`This isn't a web address. ${ENTER}`);
  return new URL(whole);
}

/** An address without a scheme is meant as https, save on this machine, which has no certificate. */
function assumedScheme(text: string, policy: AddressPolicy): string {
  // "javascript:…" and "mailto:…" look like "host:port" until the port is looked at.
  if (/^[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))/i.test(text)) {
    throw refused(`This isn't the address of a website. ${ENTER}`);
  }
  const local = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/?#]|$)/i.test(text);
  return local && policy.allowPrivate ? 'http://' : 'https://';
}

function refused(message: string): WooStoreError {
  return new WooStoreError('address_refused', message);
}
