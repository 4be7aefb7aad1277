/** Shopify's own libraries, set up once. */
export { createAuthenticator, createShopifyApi, refreshTokens } from './library.ts';
