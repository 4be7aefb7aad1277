/** What a problem's code means. English pages show the server's own words, which say more. */
export default {
  accessDenied: "You didn't grant Wareword access to your store. Nothing changed.",
  accessExpired: 'This request has expired or was already used. Start over from here.',
  accessOtherBrowser:
    'You approved access that was requested in another browser, so we discarded the keys. If you didn\'t request it yourself, someone may have sent you the link. Revoke the key named "Wareword" in WooCommerce.',
  addressRefused:
    'This address is inside a private network or on an unusual port. Use the address your customers use.',
  automaticOff: 'Automatic publishing was turned off before this listing was finished.',
  badCertificate:
    "The certificate of this address isn't valid. Ask your hosting provider to renew it.",
  bulkNotAllowed: 'Select one product, or upgrade.',
  changedInStore:
    'This product changed in your store after its listing was written. Review it again, then publish.',
  changedSince: 'Someone changed this product after it was published.',
  connectDenied: "You didn't connect the store. Nothing changed.",
  connectExpired:
    'This link was opened in another browser, was already used, or is more than 10 minutes old. Start over.',
  connectFailed: "We couldn't reach Wareword to finish connecting. Try again in a moment.",
  forbidden:
    'Your store blocked the request. Create keys for an administrator or a shop manager, and allow requests to /wp-json in your firewall or security plugin.',
  itemNotFound: 'Product not found.',
  keysMissing: "Wareword doesn't have access to your store. Give access again.",
  keysRefused:
    'They were revoked in your store, or they belong to another store. Give access again to create new ones.',
  landedLate:
    'An earlier attempt to publish succeeded, so your store has the text from before your last edit.',
  maintenance:
    'Your store is in maintenance mode, usually for an update. Nothing is lost. Try again in a few minutes.',
  noDetails:
    "This product has only a title. Add a category, an attribute or a description, and we'll write its listing.",
  noName: 'This product has no name. Name it in your store, then try again.',
  notAStore: 'Check the address, and that WooCommerce is active.',
  notConnected: 'Connect the store to Wareword first.',
  notExact: "Some fields couldn't be restored exactly.",
  notFound: 'This product is no longer in your store.',
  notPublished: "This product isn't published in your store. We'll write its listing once it is.",
  nothingToChange: 'No fields to change.',
  nothingToDo: 'This action is no longer possible. Check the current status.',
  plainPermalinks:
    'Keys don\'t work with those. In WordPress, open Settings → Permalinks, choose "Post name", save, and try again.',
  productTrashed: 'This product is in the trash. Restore it first.',
  rateLimited: 'Your store asked us to slow down. This continues in a moment.',
  readOnlyKeys: 'These keys can\'t change products. Give access again, and allow "Read/Write".',
  redirected:
    'Connect the store using the address it redirects to, or exclude /wp-json from the plugin or server rule that redirects it.',
  respelled:
    "The original text is back. A few characters are encoded differently, which shoppers don't see.",
  responseTooLarge:
    'Your store sent far more data than expected. A plugin may be adding data to its responses.',
  runNotFound: 'Run not found.',
  serviceUnreachable: "We can't reach Wareword right now. Nothing is lost. Try again in a moment.",
  signInAgain:
    'To sign out other browsers, first choose "Give access again with a new key" on this page. A new key signs them all out.',
  signedOut: 'Sign in to your store again.',
  skippedByOwner: 'You skipped this product.',
  stopped: "The run was canceled before this listing was written. You weren't charged.",
  storeFailed:
    'Your store reported an error. Try again. If the problem persists, check its error log (WooCommerce → Status → Logs).',
  textTooLong: "One of this product's texts is too long. Shorten it, then try again.",
  timeout: 'Try again in a few minutes. If it remains slow, contact your hosting provider.',
  tokenRevoked: 'This connection was revoked in Wareword. Connect the store again to continue.',
  tooBusy: "We're handling a lot of requests right now. Try again in a minute.",
  tooManyAttempts: 'Try again in a minute.',
  tooManyRuns:
    'Your store has too many runs or products in progress. Nothing was started or charged.',
  unexpectedResponse:
    "We couldn't read your store's response. A plugin may be changing what WooCommerce sends.",
  unreachable: 'Check the address for typos, and that your store is online.',
  usageLimitReached: "You've used all listings of your plan this month.",
  variation: 'This is a variation. The listing of its product covers it.',
  waitingForStore: "Your store isn't available right now.",
  waitingForService: "We can't reach Wareword right now.",
  waitingForRate: 'Wareword accepts a limited number of listings per minute.',
  wrongCode:
    'Those aren\'t the last characters of the new key. Check the newest key named "Wareword" and try again.',
  storeRemoved: 'The store was removed while this was in progress. Resume to continue.',
};
