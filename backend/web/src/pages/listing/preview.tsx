import { SegmentedControl, Stack, Text } from '@mantine/core';
import type { Listing, Platform } from '@wareword/shared-schema';
import { useState, type ReactNode } from 'react';
import { AmazonPage, AmazonResult } from './preview-amazon.tsx';
import { Frame, type Device } from './preview-parts.tsx';
import { GoogleResult } from './preview-google.tsx';
import { ShopifyPage } from './preview-shopify.tsx';
import { WooCommercePage } from './preview-woocommerce.tsx';
import { t } from '../../messages/listing.ts';

/** The listing about as shoppers see it in search results and on the product page. */
export function Preview({
  platform,
  listing,
}: {
  readonly platform: Platform;
  readonly listing: Listing;
}): ReactNode {
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <Stack>
      <SegmentedControl
        aria-label={t('previewOn')}
        value={device}
        onChange={setDevice}
        data={[
          { value: 'desktop', label: t('desktop') },
          { value: 'phone', label: t('phone') },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      <Text size="sm" c="dimmed">
        {t('previewHelp')}
      </Text>
      <Pages platform={platform} listing={listing} device={device} />
    </Stack>
  );
}

function Pages({
  platform,
  listing,
  device,
}: {
  readonly platform: Platform;
  readonly listing: Listing;
  readonly device: Device;
}): ReactNode {
  const frame = (name: string, content: ReactNode) => (
    <Frame name={name} device={device}>
      {content}
    </Frame>
  );
  switch (platform) {
    case 'amazon':
      return (
        <>
          {frame(t('amazonSearchResult'), <AmazonResult listing={listing} />)}
          {frame(t('amazonProductPage'), <AmazonPage listing={listing} device={device} />)}
        </>
      );
    case 'shopify':
      return (
        <>
          {frame(t('shopifyProductPage'), <ShopifyPage listing={listing} device={device} />)}
          {frame(t('googleSearchResult'), <GoogleResult listing={listing} path="products" />)}
        </>
      );
    case 'woocommerce':
      return (
        <>
          {frame(
            t('wooCommerceProductPage'),
            <WooCommercePage listing={listing} device={device} />,
          )}
          {frame(t('googleSearchResult'), <GoogleResult listing={listing} path="product" />)}
        </>
      );
  }
}
