export { connectRequests } from './connect-requests.ts';
export { sessions } from './sessions.ts';
export { items, publishing, runCounts, runs, shopifyApp, snapshots } from './shopify-app.ts';
export { shops, type ShopDomain } from './shops.ts';
