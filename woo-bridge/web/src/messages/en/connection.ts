export default {
  connectHelp:
    "Sign in to Wareword or create an account, then approve this store. You'll come back here afterward. It takes a minute, and you can disconnect anytime.",
  openingWareword: 'Opening Wareword…',
  connectionRevoked: 'Connect to Wareword again',
  connectAgain: 'Connect again',
  account: 'Account',
  plan: 'Plan',
  listings: 'Listings',
  bulkWriting: 'Bulk writing',
  included: 'Included',
  notIncluded: 'Not included in your plan',
  connected: 'Connected',
  token: 'Token',
  chooseProducts: 'Choose products',
  seePlans: 'See plans',
  disconnectedNotice: '{host} is disconnected.',
  disconnectedHereNotice:
    "{host} is disconnected here, but we couldn't disconnect it in Wareword. Disconnect it there too.",
  openStoresInWareword: 'Open your stores in Wareword',
  disconnect: 'Disconnect',
  disconnectHelp:
    'We delete the connection here and in Wareword. Published listings stay in your store, and you can reconnect anytime.',
  oneStorePerDomain: 'Only one store per domain',
  oneStorePerDomainHelp:
    'Wareword connects one store per domain. If another store on {host} is connected, connecting this one disconnects it.',
  disconnectsOthers: 'This disconnects {connected}',
  connection: 'Connection',
  connectToWareword: 'Connect to Wareword',
  connectedHelp:
    "This store is connected to a Wareword account. Its listings count toward that account's plan.",
  notConnectedHelp:
    "Connect your store to Wareword to start writing. Each listing counts toward your account's plan. Free accounts include listings every month.",
  finishConnecting: 'Finish connecting',
  stepOpen: 'Open Wareword in a new tab, sign in, and approve.',
  stepCopy: "You'll land on your store's home page. Copy its full address.",
  stepPaste: 'Come back to this tab within 10 minutes and paste it here.',
  openInNewTab: 'Open Wareword in a new tab',
  returnedAddress: 'Address you landed on',
  returnedAddressHelp: 'It contains a code that works once, and only in this browser.',
  returnedAddressMissing: 'Paste the address from the other tab.',
  connect: 'Connect',
  startAgain: 'Start again',
  returnAutomatically: 'Return automatically',
  returnAutomaticallyHelp:
    "When you connect your store, Wareword sends you back to an address on your own domain. Either option below then redirects you to this app, so you don't have to copy an address.",
  usePlugin: 'Use a small WordPress plugin',
  useOwnDomain: "Use your store's own domain",
  backToConnecting: 'Back to connecting your store',
  teamMember: "{email} (team member, using the team's plan)",
  usedAndLeft:
    '{used, number} of {limit, plural, one {# listing} other {# listings}} used this month. {remaining, number} left.',
  tokenPrefix: 'starts with <code>{prefix}</code>',
  storesOnThisDomain:
    "Wareword connects one store per domain, and {stores} {count, plural, one {is} other {are}} on this store's domain. You keep the runs and published listings there.",
  skipStepNextTime:
    'Want to skip this step next time? <link>See how to set up an automatic return</link>.',
  downloadThePlugin:
    '<file>Download wareword-return.php</file>, put it in a zip file, and upload it in <upload>WordPress → Plugins → Add Plugin</upload>. Activate it.',
  enterThisAppsUrl:
    "Under <settings>Settings → General</settings>, enter this app's URL: <code>{here}</code>",
  ownDomainHelp:
    "The administrator of this server can serve this app at a path on your store's domain, such as <code>{path}</code>. The documentation has the configuration for nginx, Apache and Caddy.",
};
