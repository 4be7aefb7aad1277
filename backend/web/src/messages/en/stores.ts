export default {
  stores: 'Stores',
  connectAnother: 'To connect another store, open the Wareword app for Shopify or WooCommerce.',
  storesNotLoaded: "Couldn't load your stores",
  noStores: 'No stores yet',
  noStoresHelp:
    "Open the Wareword app for Shopify or WooCommerce and connect your store. You'll approve the connection here.",
  storesWhereApp:
    "Don't have the app? Ask the administrator of this server for the app's address. Is this your own server? <link>Run the app</link>.",
  noStoresHelpWriter: 'Stores that are connected to this workspace appear here.',
  connectWooCommerceStore: 'Connect a WooCommerce store',
  connectShopifyStore: 'Connect a Shopify store',
  neverUsed: 'Never used',
  lastUsed: 'Last used {lastUsedAt}',
  disconnectNamed: 'Disconnect {host}',
  disconnect: 'Disconnect',
  disconnectQuestion: 'Disconnect {host}?',
  disconnectStore: 'Disconnect store',
  disconnectConsequences:
    'The store will no longer be able to write listings, and listings in progress may not reach it. Its listings stay in History. To reconnect, open the Wareword app for this store and connect again.',
  storesUseListings: 'Listings written for your stores count toward your monthly allowance.',
  connectedBy: 'Connected {date} by {email}',
} as const;
