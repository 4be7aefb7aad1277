import { expect, test } from 'vitest';
import { normalizeStoreUrl, WooStoreError } from '../../src/woocommerce/index.ts';

const PUBLIC = { allowPrivate: false };
const DEVELOPMENT = { allowPrivate: true };

test.each([
  ['myshop.com', 'https://myshop.com'],
  ['  MyShop.COM/ ', 'https://myshop.com'],
  ['https://myshop.com/wp-admin/edit.php?post_type=product', 'https://myshop.com'],
  ['https://myshop.com/wp-login.php', 'https://myshop.com'],
  ['https://myshop.com/wp-json/wc/v3', 'https://myshop.com'],
  ['https://myshop.com/index.php', 'https://myshop.com'],
  ['https://myshop.com./', 'https://myshop.com'],
  ['myshop.com/shop/', 'https://myshop.com/shop'],
  ['https://myshop.com//de//shop/wp-admin', 'https://myshop.com/de/shop'],
  ['myshop.com:8443/x', 'https://myshop.com:8443/x'],
  ['https://myshop.com:443', 'https://myshop.com'],
  ['https://myshop.com/?utm=1#top', 'https://myshop.com'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['日本.example', 'https://xn--wgv71a.example'],
  ['HTTPS://WWW.MYSHOP.COM', 'https://www.myshop.com'],
])('%s becomes %s', (typed, address) => {
  expect(normalizeStoreUrl(typed, PUBLIC)).toBe(address);
});

test.each([
  ['', /Enter your store/],
  ['my shop.com', /aren't allowed/],
  ['myshop', /isn't a complete address/],
  ['javascript:alert(1)', /isn't the address of a website/],
  ['mailto:me@myshop.com', /isn't the address of a website/],
  ['ftp://myshop.com', /isn't the address of a website/],
  ['file:///etc/passwd', /isn't the address of a website/],
  ['https://owner:secret@myshop.com', /before the "@"/],
  ['http://myshop.com', /must start with https/],
  ['https://', /isn't a web address/],
  ['https://my_shop..com/<script>', /aren't allowed/],
  ['myshop.com\u202e', /aren't allowed/],
  [`${'a'.repeat(400)}.com`, /aren't allowed/],
])('%j is rejected, with what to do', (typed, words) => {
  expect(() => normalizeStoreUrl(typed, PUBLIC)).toThrow(words);
  expect(() => normalizeStoreUrl(typed, PUBLIC)).toThrow(WooStoreError);
});

test.each([
  'localhost',
  'localhost:8080',
  'https://localhost',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://0177.0.0.1',
  'https://10.1.2.3',
  'https://172.16.0.1',
  'https://192.168.1.1/shop',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1',
  'https://0.0.0.0',
  'https://[::1]',
  'https://[::]',
  'https://[fc00::1]',
  'https://[fe80::1]',
  'https://[::ffff:127.0.0.1]',
  'https://[::127.0.0.1]',
  'https://[64:ff9b::7f00:1]',
  'https://[2002:7f00:1::]',
  'https://shop.local',
  'https://metadata.google.internal',
])('%s is refused as private', (typed) => {
  expect(() => normalizeStoreUrl(typed, PUBLIC)).toThrow(/private network|https/);
});

test('in development, this machine is a store like any other, over http too', () => {
  expect(normalizeStoreUrl('localhost:8080/', DEVELOPMENT)).toBe('http://localhost:8080');
  expect(normalizeStoreUrl('127.0.0.1:9', DEVELOPMENT)).toBe('http://127.0.0.1:9');
  expect(normalizeStoreUrl('http://10.0.0.5/shop', DEVELOPMENT)).toBe('http://10.0.0.5/shop');
  expect(normalizeStoreUrl('myshop.com', DEVELOPMENT)).toBe('https://myshop.com');
});
