export default {
  stores: 'Stores',
  toConnectOneOpenThe: 'To connect one, open the Wareword app for Shopify or WooCommerce.',
  couldntLoadYourStores: "Couldn't load your stores",
  noStoresYet: 'No stores yet',
  openTheWarewordAppFor:
    "Open the Wareword app for Shopify or WooCommerce and connect your store. You'll approve the connection here.",
  storesThatAreConnectedTo: 'Stores that are connected to this workspace appear here.',
  connectWooCommerceStore: 'Connect a WooCommerce store',
  connectShopifyStore: 'Connect a Shopify store',
  neverUsed: 'Never used',
  lastUsedLastUsedAt: 'Last used {lastUsedAt}',
  disconnectHost: 'Disconnect {host}',
  disconnect: 'Disconnect',
  disconnectHost2: 'Disconnect {host}?',
  disconnectStore: 'Disconnect store',
  theStoreCantWriteListings:
    "The store can't write listings anymore, and listings in progress may not reach it. Its listings stay in History. To reconnect, click Connect in the Wareword app in your store.",
  storesUseListings: 'Stores use your monthly listings.',
  connectedBy: 'Connected {date} by {email}',
} as const;
