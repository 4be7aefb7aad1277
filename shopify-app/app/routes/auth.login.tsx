import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/**
 * Visitors outside Shopify's admin cannot be signed in, because the app never asks for a shop's
 * domain.
 */
export default function Login(): ReactNode {
  const t = useTranslations('shell');
  return (
    <s-page heading={t('openInShopify')} inlineSize="small">
      <s-section>
        <s-stack gap="base">
          <s-paragraph>{t('openInShopifyHelp')}</s-paragraph>
          <s-paragraph>{t('sessionExpired')}</s-paragraph>
          <s-link href="https://admin.shopify.com" target="_top">
            {t('openAdmin')}
          </s-link>
        </s-stack>
      </s-section>
    </s-page>
  );
}
