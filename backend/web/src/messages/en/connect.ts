export default {
  signedInAsEmail: 'Signed in as <b>{email}</b>',
  switchAccount: 'Switch account',
  workspace: 'Workspace',
  theStoreUsesThisWorkspaces:
    "The store uses this workspace's monthly listings and saves to its history.",
  yourWorkspace: 'Your workspace',
  couldntLoadThisPage: "Couldn't load this page",
  loading: 'Loading',
  connectHost: 'Connect <name>{host}</name>',
  thePlatformStoreHostWants:
    'The {platform} store <b><name>{host}</name></b> wants to connect to your account.',
  thisStoreWillBeAble: 'This store will be able to',
  writeListingsUsingYourMonthly: 'write listings using your monthly allowance',
  seeTheListingsWrittenWith: 'see the listings written with your account',
  seeYourEmailPlanListings: 'see your email, plan, listings left and brand names',
  itWontBeAbleTo: "It won't be able to",
  signInAsYouOr: 'sign in as you or see your password',
  changeYourPlanMakePayments: 'change your plan, make payments or create API keys',
  youCantConnectStoresTo: "You can't connect stores to this workspace",
  refusalAskOneOfThem:
    '{refusal} Ask one of them to connect it, or choose your own workspace above.',
  approve: 'Approve',
  cost: 'Cost',
  connectingIsFreeEachListing:
    'Connecting is free. Each listing written for the store uses one of your monthly listings.',
  remainingOfListingsLeft:
    '{remaining, number} of {limit, plural, one {# listing} other {# listings}} left',
  planPlanValueThisMonth: '{plan} plan: <b>{left}</b> this month.',
  youCanStillConnectThe:
    'You can still connect the store. It can write listings again next month, or when you <link>upgrade</link>.',
  thisStoreIsConnectedTo: 'This store is connected to another Wareword account',
  allowedByIfYouApprove:
    "{reason} If you approve, the store is disconnected from the other account, and we email that account's owner.",
  aStoreCanBeConnected:
    'A store can be connected to only one account at a time. To move it to yours, do one of the following.',
  youveVerifiedThatTheStore: "You've verified that the store is yours.",
  theOtherAccountsOwnerAgreed: "The other account's owner agreed to move it.",
  askTheOtherAccount: 'Ask the other account',
  clickApproveAndWellEmail:
    "Click Approve, and we'll email the other account's owner. They'll see your email address. If that account is yours too, sign in to it instead, or disconnect the store there on the Stores page.",
  weEmailedTheOtherAccounts:
    "We emailed the other account's owner. The link expires in {lifetime}. After they approve the transfer, return to this page and click Approve.",
  theOtherAccountsOwnerChose: "The other account's owner chose to keep the connection.",
  orVerifyThatTheStore: 'Or verify that the store is yours',
  text: 'Text',
  saveItAsAFile: 'Save it as a file at',
  addItAsADns: 'Add it as a DNS TXT record for',
  orAddItAsA: 'Or add it as a DNS TXT record for',
  theFileMustOpenWithout: 'The file must open without a redirect.',
  aNewDnsRecordCan: 'A new DNS record can take a few hours to appear.',
  checkNow: 'Check now',
  checkAgain: 'Check again',
  youCanRemoveTheFile: 'You can remove the file or record once the store is connected.',
  cancel: 'Cancel',
  returningToHostGoNow: 'Returning to <name>{host}</name>… <link>Go now</link>',
  createAFreeAccountTo: "Create a free account to continue. You'll review access on the next page.",
  signInToContinueYoull: "Sign in to continue. You'll review access on the next page.",
  connectTitle: 'Connect {host}',
  replacesConnection:
    'This replaces any existing connection for this store. You can disconnect it anytime on the Stores page.',
  disconnectAnytime: 'You can disconnect it anytime on the Stores page.',
  textNotFound: "We haven't found the text yet.",
} as const;
