import type { ReactNode } from 'react';

/**
 * Visitors outside Shopify's admin cannot be signed in, because the app never asks for a shop's
 * domain.
 */
export default function Login(): ReactNode {
  return (
    <s-page heading="Open Wareword in Shopify" inlineSize="small">
      <s-section>
        <s-stack gap="base">
          <s-paragraph>
            Wareword works inside the Shopify admin. Open your store's admin, then choose Apps and
            Wareword.
          </s-paragraph>
          <s-paragraph>
            If you just opened it there, your session expired. Reload the page in the admin.
          </s-paragraph>
          <s-link href="https://admin.shopify.com" target="_top">
            Open the Shopify admin
          </s-link>
        </s-stack>
      </s-section>
    </s-page>
  );
}
