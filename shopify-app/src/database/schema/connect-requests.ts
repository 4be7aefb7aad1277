import { connectRequestsTable } from '@wareword/store-app/connect';
import { shopifyApp } from './shopify-app.ts';
import { shops } from './shops.ts';

/** A connect flow in progress, owned by the staff member of the shop who started it. */
export const connectRequests = connectRequestsTable(shopifyApp, {
  holder: { column: 'staff_hash', index: 'connect_requests_staff' },
  store: () => shops.id,
});
