import { SegmentedControl, Stack, Text } from '@mantine/core';
import type { Listing, Platform } from '@wareword/shared-schema';
import { useState, type ReactNode } from 'react';
import { AmazonPage, AmazonResult } from './preview-amazon.tsx';
import { Frame, ProductPage, type Device } from './preview-parts.tsx';
import { GoogleResult } from './preview-google.tsx';
import { ShopifyPage } from './preview-shopify.tsx';
import { WooCommercePage } from './preview-woocommerce.tsx';
import { t } from '../../messages/listing.ts';

/** The listing about as shoppers see it in search results and on the product page. */
export function Preview({
  platform,
  listing,
  price,
}: {
  readonly platform: Platform;
  readonly listing: Listing;
  /** The price as typed; empty if none was. */
  readonly price: string;
}): ReactNode {
  const [device, setDevice] = useState<Device>(() =>
    window.matchMedia('(max-width: 48em)').matches ? 'phone' : 'desktop',
  );
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
      <Pages
        platform={platform}
        listing={listing}
        price={price || t('yourPrice')}
        device={device}
      />
    </Stack>
  );
}

function Pages({
  platform,
  listing,
  price,
  device,
}: {
  readonly platform: Platform;
  readonly listing: Listing;
  readonly price: string;
  readonly device: Device;
}): ReactNode {
  const frame = (name: string, content: ReactNode) => (
    <Frame name={name} device={device}>
      {content}
    </Frame>
  );
  const page = (content: ReactNode) => <ProductPage device={device}>{content}</ProductPage>;
  switch (platform) {
    case 'amazon':
      return (
        <>
          {frame(t('amazonSearchResult'), <AmazonResult listing={listing} price={price} />)}
          {frame(
            t('amazonProductPage'),
            page(<AmazonPage listing={listing} price={price} device={device} />),
          )}
        </>
      );
    case 'shopify':
      return (
        <>
          {frame(
            t('shopifyProductPage'),
            page(<ShopifyPage listing={listing} price={price} device={device} />),
          )}
          {frame(t('googleSearchResult'), <GoogleResult listing={listing} path="products" />)}
        </>
      );
    case 'woocommerce':
      return (
        <>
          {frame(
            t('wooCommerceProductPage'),
            page(<WooCommercePage listing={listing} price={price} device={device} />),
          )}
          {frame(t('googleSearchResult'), <GoogleResult listing={listing} path="product" />)}
        </>
      );
  }
}
