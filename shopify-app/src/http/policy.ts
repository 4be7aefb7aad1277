import { randomBytes } from 'node:crypto';
import type { Shopify } from '@shopify/shopify-api';
import type { NextFunction, Request, Response } from 'express';

const nonces = new WeakMap<Response, string>();

/** The nonce of a response's Content Security Policy, for its renderer. */
export function nonceOf(response: Response): string {
  return nonces.get(response) ?? '';
}

const SHOPIFY_CDN = 'https://cdn.shopify.com';

/**
 * The page where App Bridge obtains a session token. It then writes the requested page into this
 * document, whose policy remains and cannot know that page's nonce.
 */
export const BOUNCE_PAGE = '/auth/session-token';

/**
 * The Content Security Policy of every response: only Shopify's admin and the named shop may frame it, and no
 * one if none is named. Scripts are the app's own, those with this response's nonce, and App Bridge with Polaris from
 * Shopify's CDN, which also add styles.
 */
export function contentPolicy(library: Shopify) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const nonce = randomBytes(16).toString('base64');
    nonces.set(response, nonce);
    const named = request.query['shop'];
    const shop = typeof named === 'string' ? library.utils.sanitizeShop(named) : null;
    const inline = request.path === BOUNCE_PAGE ? "'unsafe-inline'" : `'nonce-${nonce}'`;
    response.removeHeader('X-Frame-Options');
    response.setHeader(
      'Content-Security-Policy',
      [
        "default-src 'none'",
        `script-src 'self' ${inline} ${SHOPIFY_CDN}`,
        `style-src 'self' 'unsafe-inline' ${SHOPIFY_CDN}`,
        "img-src 'self' data: https:",
        `font-src 'self' ${SHOPIFY_CDN}`,
        `connect-src 'self' ${SHOPIFY_CDN} https://monorail-edge.shopifysvc.com`,
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        `frame-ancestors ${shop === null ? "'none'" : `https://${shop.toLowerCase()} https://admin.shopify.com`}`,
      ].join('; '),
    );
    next();
  };
}
