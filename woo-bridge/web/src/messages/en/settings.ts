export default {
  automaticPublishing: 'Automatic publishing',
  automaticPublishingHelp: 'Publishes listings for new products without review. Off by default.',
  publishAutomatically: 'Publish listings for new products automatically',
  connectFirst: 'Connect your store to Wareword first',
  connectFirstHelp: '<link>Connect your store to Wareword</link> to start writing.',
  storeUnreachable: "Couldn't reach your store",
  howItWorks: 'How it works',
  stepNewProduct:
    'When you publish a new product, we write its listing a few minutes later. Drafts wait until you publish them.',
  stepCost: 'Each product uses 1 listing from your plan, once.',
  stepFields: 'The fields selected below are published without review.',
  stepNameOnly:
    'A product with only a name waits until it has a category, an attribute or a description.',
  stepUndo: 'Every listing appears under Runs, where you can undo it.',
  stepTurnOff:
    'When you turn this off, queued products are skipped, and listings that were already written wait for your review.',
  stepExisting: "Products that are already in your store aren't changed.",
  listingSettings: 'Listing settings',
  listingSettingsHelp: 'Also the defaults for your next run.',
  publishWithoutReview: 'Publish without review?',
  turnOn: 'Turn on',
  publishWithoutReviewHelp:
    'Listings for new products in {host} will go live without review, and each uses 1 listing from your plan. You can turn this off anytime.',
  settings: 'Settings',
  signedOut: 'This browser is signed out. Nothing in your store has changed.',
  store: 'Store',
  noSeoPlugin: "No SEO plugin, so listings don't include a keyphrase or meta description.",
  seoPluginUsed: 'Keyphrases and meta descriptions are saved in {seoPlugin}.',
  giveAccessAgain: 'Give access again with a new key',
  thisBrowser: 'This browser',
  thisBrowserHelp: 'Anyone using this browser can publish to {host}. Sign out on shared computers.',
  signOutHere: 'Sign out of this browser',
  signedInBrowsers: 'Signed-in browsers',
  storeRemoved:
    'We deleted the key and the connection for {host}. To finish, revoke the key in WooCommerce.',
  storeRemovedHere:
    "We deleted the key and the connection for {host}, but couldn't disconnect it in Wareword. To finish, revoke the key in WooCommerce, and disconnect the store at {url}.",
  openApiKeys: 'Open API keys in WooCommerce',
  removeStore: 'Remove store',
  removeStoreHelp:
    "We delete your store's key and its connection, and sign out every browser. Published listings stay in your store.",
  confirmRemoval: 'Remove {host}?',
  confirmRemovalHelp:
    'This takes effect immediately. Your runs are saved: give access and connect again to undo them later.',
  signedInBrowsersHelp:
    'Each of these browsers can publish to your store. A browser is signed out after a week without use, and after 30 days in any case.',
  signOutEverywhereElse: 'Sign out everywhere else',
  namedThisBrowser: '{browser} (this browser)',
  signOutNamed: 'Sign out {name}',
  signOut: 'Sign out',
  unknownBrowser: 'Unknown browser',
  keyEndingIn: 'Wareword uses the key ending in <code>{hint}</code>.',
  authorizationHeaderRemoved:
    "Your host removes the <code>Authorization</code> header, so we send the key in each request's URL instead, over https. Your host's logs may show it: ask them to pass the header through, then give access again.",
  signedInAt: 'Signed in {at}',
  lastUsedAt: 'Last used {at}',
};
