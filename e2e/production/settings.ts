/** Settings with which production starts; a test takes away or changes what it is about. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.wareword.test',
  SMTP_URL: 'smtps://mail.wareword.test',
  ENCRYPTION_KEY: Buffer.alloc(32, 3).toString('base64'),
  TRUST_PROXY: '1',
  GENERATOR: 'embedded',
  LOG_LEVEL: 'silent',
} as const;

/** The same for the WooCommerce app, mounted on a store's own domain. */
export const WOO_PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.test/wareword',
  WAREWORD_URL: 'https://www.wareword.test',
  ENCRYPTION_KEY: Buffer.alloc(32, 3).toString('base64'),
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
} as const;
