export default {
  apiKeys: 'API keys',
  apiCallsCountTowardYour:
    'API calls count toward your monthly listings. <link>Read the docs</link>, or <link2>connect an AI agent</link2> to <code>{href}</code>.',
  couldntLoadYourApiKeys: "Couldn't load your API keys",
  noApiKeysYet: 'No API keys yet',
  createOneForEachApp: 'Create one for each app that calls the API.',
  newApiKey: 'New API key',
  keyName: 'Key name',
  createKey: 'Create key',
  yourNewKey: 'Your new key',
  yourNewKeyTrim: 'Your new key: {trim}',
  copyItNowYouWont: "Copy it now. You won't see it again.",
  copyKey: 'Copy key',
  done: 'Done',
  yourApiKeysArePaused: 'Your API keys are paused',
  apiKeysAreOnThe: 'API keys are on the Agency plan',
  theyStartWorkingAgainWhen: 'They start working again when you return to the Agency plan.',
  upgradeToAgencyForApi:
    '<link>Upgrade to Agency</link> for API access, teammates and {listings} a month.',
  askTheWorkspaceOwnerTo:
    'Ask the workspace owner to upgrade to Agency for API access, teammates and {listings} a month.',
  paused: 'Paused',
  neverUsed: 'Never used',
  lastUsedLastUsedAt: 'Last used {lastUsedAt}',
  revokeName: 'Revoke {name}',
  revoke: 'Revoke',
  revokeName2: 'Revoke {name}?',
  revokeKey: 'Revoke key',
  anythingUsingThisKeyStops:
    "Anything using this key stops working immediately. This can't be undone.",
  storesNeedNoKey: "Connected stores work on every plan and don't need a key.",
  createdAt: 'Created {date}',
  createdBy: 'Created {date} by {email}',
  agent: 'Agent',
  revokeAccess: 'Revoke access',
  theAgentLosesAccess: 'The agent loses access immediately. It can ask you to connect it again.',
  thisMonthRequestsListings:
    'This month: {requests, plural, one {# request} other {# requests}}, {listings, plural, one {# listing} other {# listings}}',
  recentErrors: '{count, plural, one {# recent error} other {# recent errors}}',
  codeEndpointAtRequestRequest:
    '<link>{code}</link> · {endpoint} · {at} · Request ID <id>{requestId}</id>',
} as const;
