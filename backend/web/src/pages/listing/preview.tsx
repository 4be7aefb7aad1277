import { SegmentedControl, Stack, Text } from '@mantine/core';
import type { Listing, Platform } from '@wareword/shared-schema';
import { useState, type ReactNode } from 'react';
import { AmazonPage, AmazonResult } from './preview-amazon.tsx';
import { Frame, type Device } from './preview-parts.tsx';
import { GoogleResult } from './preview-google.tsx';
import { ShopifyPage } from './preview-shopify.tsx';
import { WooCommercePage } from './preview-woocommerce.tsx';

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
        aria-label="Preview on"
        value={device}
        onChange={setDevice}
        data={[
          { value: 'desktop', label: 'Desktop' },
          { value: 'phone', label: 'Phone' },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      <Text size="sm" c="dimmed">
        Roughly what shoppers will see. Colors and fonts depend on the store. Photos and the price
        come from you.
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
          {frame('Amazon search result', <AmazonResult listing={listing} />)}
          {frame('Amazon product page', <AmazonPage listing={listing} device={device} />)}
        </>
      );
    case 'shopify':
      return (
        <>
          {frame('Shopify product page', <ShopifyPage listing={listing} device={device} />)}
          {frame('Google search result', <GoogleResult listing={listing} path="products" />)}
        </>
      );
    case 'woocommerce':
      return (
        <>
          {frame('WooCommerce product page', <WooCommercePage listing={listing} device={device} />)}
          {frame('Google search result', <GoogleResult listing={listing} path="product" />)}
        </>
      );
  }
}
