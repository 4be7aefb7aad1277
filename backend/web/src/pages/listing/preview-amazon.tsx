import type { Listing } from '@wareword/shared-schema';
import { Markup } from '@wareword/ui';
import type { ReactNode } from 'react';
import {
  Bullets,
  Columns,
  PageTitle,
  PartTitle,
  Photo,
  StoreButton,
  type Device,
} from './preview-parts.tsx';
import { t } from '../../messages/listing.ts';

/** Lines of a title that Amazon's results show. */
const RESULT_LINES = 3;

/** One result of Amazon's search. */
export function AmazonResult({
  listing,
  price,
}: {
  readonly listing: Listing;
  readonly price: string;
}): ReactNode {
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <Photo size={112} />
      <div>
        <div
          style={{
            fontSize: 18,
            lineHeight: 1.35,
            display: '-webkit-box',
            // oxlint-disable-next-line typescript/no-deprecated -- Line clamping has no other form yet.
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: RESULT_LINES,
            overflow: 'hidden',
          }}
        >
          {listing.title}
        </div>
        <div style={{ color: '#565959', fontSize: 14, marginTop: 6 }}>{price}</div>
      </div>
    </div>
  );
}

/** Amazon's product page: photo, details and the box to buy; the description below. */
export function AmazonPage({
  listing,
  price,
  device,
}: {
  readonly listing: Listing;
  readonly price: string;
  readonly device: Device;
}): ReactNode {
  const { title, item_highlights, bullets, description } = listing;
  const phone = device === 'phone';
  return (
    <>
      <Columns device={device}>
        {phone ? <PageTitle size={17}>{title}</PageTitle> : undefined}
        <Photo size={phone ? 'full' : 340} />
        <div style={{ flex: 1 }}>
          {phone ? undefined : <PageTitle size={24}>{title}</PageTitle>}
          {item_highlights !== '' && (
            <div style={{ color: '#565959', marginTop: 6 }}>{item_highlights}</div>
          )}
          <hr style={{ border: 0, borderTop: '1px solid #e7e7e7', margin: '12px 0' }} />
          <PartTitle>{t('aboutThisItem')}</PartTitle>
          <Bullets items={bullets} />
        </div>
        <div
          style={{
            flex: '0 0 180px',
            border: '1px solid #d5d9d9',
            borderRadius: 8,
            padding: 14,
          }}
        >
          <div style={{ fontSize: 20, marginBottom: 10 }}>{price}</div>
          <StoreButton background="#ffd814" color="#0f1111" radius={100}>
            {t('addToCart')}
          </StoreButton>
        </div>
      </Columns>
      <hr style={{ border: 0, borderTop: '1px solid #e7e7e7', margin: '20px 0 0' }} />
      <PartTitle>{t('productDescription')}</PartTitle>
      <Markup html={description} />
    </>
  );
}
