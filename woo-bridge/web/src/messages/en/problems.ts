/** What a problem's code means. English pages show the server's own message, which has more detail. */
export default {
  accessDenied: "You didn't grant Wareword access to your store. Nothing changed.",
  accessExpired: 'This request has expired or was already used. Start over from here.',
  accessOtherBrowser:
    'You approved access that was requested in another browser, so we discarded the keys. If you didn\'t request it yourself, someone may have sent you the link. Revoke the key named "Wareword" in WooCommerce, and start again from here if you want to use Wareword.',
  addressRefused:
    "Wareword can't connect to addresses in private networks or on unusual ports. Use the address your customers use.",
  badCertificate:
    "The certificate of this address isn't valid, so your store's keys wouldn't be safe in transit. Ask your hosting provider to renew it.",
  bulkNotAllowed: 'Your plan allows one listing at a time. Select one product, or upgrade.',
  connectNotSaved:
    "You were signed out of your store while it was being connected, so the connection wasn't saved. Sign in and connect again, or revoke the connection in Wareword.",
  forbidden:
    'Your store blocked the request. Create keys for an administrator or a shop manager, and allow requests to /wp-json in your firewall or security plugin.',
  invalid: 'Your store refused the change ({code}).',
  keysMissing: "Wareword doesn't have access to your store. Give access again.",
  keysRefused:
    'These keys were revoked in your store, or they belong to another store. Give access again to create new ones.',
  maintenance:
    'Your store is in maintenance mode, usually for an update. Nothing is lost. Try again in a few minutes.',
  notAStore:
    "This address responds, but it isn't a WooCommerce store. Check the address, and make sure WooCommerce is active.",
  notConnected: 'Connect your store to Wareword first.',
  plainPermalinks:
    'API keys don\'t work with plain permalinks. In WordPress, open Settings → Permalinks, choose "Post name", save, and try again.',
  rateLimited: "Your store asked us to slow down. We'll continue in a moment.",
  readOnlyKeys: 'These keys can\'t change products. Give access again, and allow "Read/Write".',
  redirected:
    'Connect the store using the address it redirects to, or exclude /wp-json from the plugin or server rule that redirects it.',
  requestTooLarge:
    'The request was too large for your store. Ask your hosting provider to allow larger requests.',
  responseTooLarge:
    'Your store sent far more data than expected. A plugin may be adding data to its responses.',
  signInAgain:
    'To sign out other browsers, first click "Give access again with a new key" on this page. A new key signs them all out.',
  signedOut: 'Your session has ended. Sign in to your store again.',
  storeFailed:
    'Your store reported an error. Try again. If the problem persists, check its error log (WooCommerce → Status → Logs).',
  timeout:
    'Your store took too long to respond. Try again in a few minutes. If it remains slow, contact your hosting provider.',
  tooMany: 'Your store has too many products with these tags.',
  unexpectedResponse:
    "We couldn't read your store's response. A plugin may be changing what WooCommerce sends.",
  unreachable: 'Check the address for typos, and make sure your store is online.',
  variation: "This is a variation. Its parent product's listing covers it.",
  waitingForStore: "Your store isn't available right now.",
  waitingForService: "We can't reach Wareword right now.",
  waitingForRate: 'Wareword accepts a limited number of listings per minute.',
  wrongCode:
    'Those aren\'t the last characters of the new key. Check the newest key named "Wareword" and try again.',
  storeRemoved: 'The store was removed while this was in progress. Resume to continue.',
};
