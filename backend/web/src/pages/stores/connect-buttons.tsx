import { Button, Group } from '@mantine/core';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import type { ReactNode } from 'react';
import { t } from '../../messages/stores.ts';

type Urls = inferRouterOutputs<DashboardRouter>['stores']['list']['connectUrls'];

/** Links to the apps that connect a store, as far as the operator has named them. */
export function ConnectButtons({ urls }: { readonly urls: Urls | undefined }): ReactNode {
  const { woocommerce, shopify } = urls ?? {};
  return (
    <Group gap="sm">
      {woocommerce !== undefined && (
        <Button component="a" href={woocommerce} variant="default">
          {t('connectWooCommerceStore')}
        </Button>
      )}
      {shopify !== undefined && (
        <Button component="a" href={shopify} variant="default">
          {t('connectShopifyStore')}
        </Button>
      )}
    </Group>
  );
}
