import type { Listing } from '@wareword/shared-schema';
import { Markup } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Columns, PageTitle, Photo, StoreButton, type Device } from './preview-parts.tsx';
import { t } from '../../messages/listing.ts';

/** A product page of a Shopify store with its usual theme: the description is below the button. */
export function ShopifyPage({
  listing,
  device,
}: {
  readonly listing: Listing;
  readonly device: Device;
}): ReactNode {
  return (
    <Columns device={device}>
      <Photo size={device === 'phone' ? 'full' : 320} />
      <div style={{ flex: '1 1 260px', display: 'grid', gap: 14 }}>
        <PageTitle size={device === 'phone' ? 26 : 32}>{listing.title}</PageTitle>
        <div style={{ fontSize: 18 }}>{t('yourPrice')}</div>
        <StoreButton background="#121212" color="#ffffff" radius={0}>
          {t('addToCart')}
        </StoreButton>
        <div style={{ color: '#3d3d3d' }}>
          <Markup html={listing.description} />
        </div>
      </div>
    </Columns>
  );
}
