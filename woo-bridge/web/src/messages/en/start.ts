export default {
  giveAccessAgain: 'Give access again',
  giveAccessAgainHelp:
    'A new key replaces the old one and signs out all other browsers. Your runs are kept, and you can still undo them.',
  confirmAccess: 'Confirm access',
  confirmItsYou: "Confirm it's you",
  keyCreated:
    '{storeUrl} created a key for Wareword. Only people who manage the store can see its last characters.',
  lastCharactersMissing: 'Enter the last 7 characters of the key.',
  restApiPath: 'WooCommerce → Settings → Advanced → REST API',
  findNewestKey: 'Find the newest key named "Wareword".',
  copyLastCharacters: 'Copy the 7 characters shown under "Consumer key ending in".',
  lastCharacters: 'Last 7 characters of the key',
  confirm: 'Confirm',
  cancel: 'Cancel',
  nothingApproved: "Didn't approve anything in your store? Click Cancel.",
  openApiKeys: 'Open API keys in WooCommerce',
  yourStore: 'Your store',
  approveHelp:
    "WooCommerce asks you to sign in to your store and approve. You'll come back here afterward.",
  keysCoverAll:
    'WooCommerce lists coupons, customers, orders and products because its keys always cover all of them. Wareword only uses products.',
  approveInWooCommerce: 'Approve in WooCommerce',
  pasteKeysInstead: 'Paste keys instead',
  openingYourStore: 'Opening your store…',
  approvalUnavailable:
    "Your store's approval page isn't available here. Create a key in your store and paste it below.",
  visitorsBlocked:
    "A plugin blocks visitors from this site's REST API. Wareword's key will still work, but we can't see your store's name or SEO plugin.",
  noSeoPlugin: "No SEO plugin found, so listings won't include a keyphrase or meta description.",
  giveAccess: 'Give access to your store',
  giveWarewordAccess: 'Give Wareword access to your store',
  giveWarewordAccessHelp:
    'Wareword reads your products and writes listings for them. A product changes only when you publish.',
  connectedBefore: 'Connected before? Follow the same steps to sign in. Your runs are saved.',
  keys: 'Keys',
  consumerKey: 'Consumer key',
  consumerSecret: 'Consumer secret',
  showSecret: 'Show secret',
  useTheseKeys: 'Use these keys',
  storeAddress: 'Store address',
  storeAddressHelp: 'The address your customers use, such as shop.example.com',
  storeAddressMissing: "Enter your store's address.",
  findStore: 'Find my store',
  findingStore: 'Looking for your store. This can take a few seconds…',
  openYourApiKeys: 'Open your API keys:',
  anySeoPlugin: 'An SEO plugin',
  seoPluginFound: '{plugin} found. Keyphrases and meta descriptions are saved there.',
  createKeyHelp:
    'In WordPress, open <link>WooCommerce → Settings → Advanced → REST API</link>. Click "Add key", set permissions to "Read/Write", and copy both values.',
  keyIncomplete: 'Paste the full consumer key. It starts with ck_.',
  secretIncomplete: 'Paste the full consumer secret. It starts with cs_.',
};
