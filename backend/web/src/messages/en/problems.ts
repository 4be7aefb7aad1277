/** What an error means. English pages show the server's own message, which has more detail. */
export default {
  accountClosing:
    'Your account is scheduled for deletion. To use it again, open your dashboard and click "Keep my account".',
  accountSwitched:
    "You're now signed in with another account. Nothing was connected. Review this page again before you approve.",
  alreadyPaid:
    'You already have a paid plan. To change it, go to Plan and usage and click "Manage billing". You weren\'t charged again.',
  brandArchived: 'This brand is archived. Restore it, or use another brand.',
  brandLocked:
    'This brand is locked because your plan includes fewer brands. Choose another, or upgrade.',
  brandLimit: "You've reached your brand limit. Upgrade, or archive a brand first.",
  brandNameInvalid: 'Enter a shorter brand name.',
  brandNameTaken: 'You already have a brand with this name. Choose another name.',
  brandNotFound: "This brand isn't in this workspace. Choose another.",
  bulkDrafts:
    "You have too many files whose listings haven't been written yet. Write the listings for one of them first, or delete one.",
  bulkRunNotFound: "This file isn't in this workspace.",
  bulkRuns:
    'You have too many files. First delete one you no longer need. Its listings stay in your history.',
  bulkStorage:
    "Your files use all of this workspace's storage. First delete one you no longer need. Its listings stay in your history.",
  checkoutOpen:
    "You just opened checkout in another tab. Continue there, or try again here. You weren't charged.",
  closing: 'Your account is already scheduled for deletion.',
  connectionInvalid: 'This connection is no longer valid. Start it again in your store.',
  noListingsLeft: "You've used all of your plan's listings this month.",
  databaseUnavailable: "We can't reach our database right now. Try again in a few seconds.",
  deliveryNotFound: 'This delivery is no longer available.',
  emailInvalid: "That doesn't look like an email address.",
  emailChangeExpired:
    'This link has expired or was replaced. Go to Settings and change your email again.',
  emailTaken: 'This email now belongs to another account. Choose a different one.',
  emailUnconfirmed:
    "Confirm your email first. Sign out and sign in again, and we'll send you a link.",
  tooManyEntries: "There are too many entries, so this wasn't saved. Remove some.",
  exportTooLong: 'These listings are too long for one file. Select fewer, then export again.',
  fileCells:
    'A row of this file has too many cells. Delete the empty columns next to the table and upload it again.',
  fileColumn: 'A column is missing. The file needs the columns product_name and features.',
  fileColumns:
    "This file has too many columns. Remove the ones you don't need and upload it again.",
  fileEmpty: 'The file is empty. Choose a file with a row for each product.',
  fileEncoding:
    'We couldn\'t read the text in this file. Save the sheet as "CSV UTF-8" and upload it again.',
  fileFormat:
    'We couldn\'t read this file as CSV. Save the sheet as "CSV UTF-8" and upload it again.',
  fileHeadings:
    "We couldn't find the column headings. The first row must name the columns, including product_name and features. You can also upload a Shopify or WooCommerce export as is.",
  fileTooLarge: 'This file is too large. Split it into smaller files.',
  fileQuotes:
    'A quotation mark (") in this file is never closed, so we couldn\'t read the rest. Close it, or double quotation marks inside a cell ("").',
  fileLines:
    'This file has too many lines, including empty ones. Delete the empty rows below the table and upload it again.',
  fileRows: 'This file has too many rows. Split it into smaller files.',
  fileTruncated: 'The file was truncated. Check your connection and upload it again.',
  noUsableRows: 'None of the rows in this file can be used.',
  forbidden: "You don't have access to this.",
  generationFailed: "We couldn't write the listing. It doesn't count toward your plan. Try again.",
  googleUnlinked: 'Google is already unlinked.',
  input: "This wasn't accepted: {message}",
  internal:
    'Something went wrong on our end. Try again. If the problem persists, contact us and include this request ID: {requestId}',
  notPossible: "This isn't possible right now. Reload the page and try again.",
  invitationClosed:
    'This invitation has expired, was revoked or was already used. Ask for a new one.',
  invitationForAnother:
    'This invitation is for another email. Sign in with that one, or ask for a new invitation.',
  invitationIncomplete:
    'This invitation link is incomplete. Open it from the email again, or ask for a new one.',
  invitationNotSent: "We couldn't send the invitation. Try again in a few minutes.",
  listingNotFound: "This listing isn't in this workspace.",
  jobInProgress:
    "We're already writing this listing, and you've reached the daily limit for canceling listings in progress. We'll finish it, and it will count toward your plan.",
  keyGone: 'This key or agent no longer has access.',
  limitReached: "You've reached a limit. Remove something you no longer need, then try again.",
  listingChanged: 'This listing was changed in the meantime. Reload the page to see the changes.',
  memberNotFound: 'This person is no longer on the team.',
  nameTooLong: 'Use a shorter name.',
  nameMissing: 'Enter your name.',
  noProduct: "There's no product on this page. Check the URL, or paste the product's text instead.",
  notClosing: "This account isn't scheduled for deletion.",
  notFound: "We couldn't find this. It may have been deleted.",
  ownTeam: "You're already on this team.",
  pageUnreadable: "We couldn't read this page. Check the URL, or paste the product's text instead.",
  noPaidPlan: "You don't have a paid plan. Choose one first.",
  passkeyRemoved: 'This passkey was already removed.',
  passwordTooShort: 'Use a longer password.',
  passwordWrong: 'Wrong password. Try again.',
  noPayments: 'Contact the administrator of this server to change your plan.',
  planRequired: "Your plan doesn't include this. Upgrade to continue.",
  tooManyRequests: 'Too many attempts. Wait a moment, then try again.',
  requestInProgress: 'This request is still in progress. Try again in a few seconds.',
  roleForbidden: "Your role doesn't allow this. Ask the owner of the workspace.",
  sameEmail: 'This is already your email.',
  sessionEnded: 'Your session has ended. Sign in again.',
  storeGone: 'This store is no longer connected, or its app needs an update.',
  storeQueueFull:
    'Too many listings are already waiting in this store. Publish or dismiss them there first.',
  storeTaken:
    "This store is connected to another Wareword account, so we didn't connect it to yours.",
  stripeUnreachable: "We couldn't reach Stripe. Try again in a minute.",
  subscriptionFirst:
    'To delete your account, first go to Plan and usage and cancel your subscription.',
  alreadyMember: 'This person is already on this team.',
  teamFull: 'This team is full, including pending invitations. Remove someone first.',
  transferExpired:
    'This request has expired, or the store has since been disconnected or reconnected.',
  unavailable: "This isn't available right now. Try again in a few minutes.",
  versionGone: 'This version is no longer available.',
  voiceTooShort: 'The samples are too short to learn from. Use at least 20 words in total.',
  webhookNotFound: 'This webhook endpoint no longer exists.',
  webhookExists: 'This workspace already has an endpoint with this URL. Change its events instead.',
  webhookDisabled:
    'This endpoint is paused or disabled. Resume or enable it, then resend the event.',
  webhookUrlInvalid:
    'Enter a public https URL, such as https://app.example/webhooks, without a username or password.',
  webhookLimit:
    'This workspace has reached its webhook endpoint limit. Delete one you no longer use, then try again.',
  wordTwice: 'A word is both a word to use and a word to avoid. Remove it from one list.',
  workspaceGone: 'You no longer have access to this workspace.',
} as const;
