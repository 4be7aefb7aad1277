import { formatAmount, formatCount, formatWait, type Price } from '@wareword/shared-schema/format';
import { html, type Html } from '../../html.ts';

const LOCALE = 'en-US';
const count = (n: number, one: string, other: string): string => formatCount(n, one, other, LOCALE);
const listings = (n: number): string => count(n, 'listing', 'listings');

/** The type that the texts of every language have. */
export type PageTexts = typeof english;

/** Texts of the pages that the server renders for visitors. */
export const english = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  moreNavigation: 'More',
  languageNavigation: 'Language',
  pricing: 'Pricing',
  docs: 'Docs',
  signIn: 'Sign in',
  createAccount: 'Create account',
  dashboard: 'Dashboard',
  apiReference: 'API reference',
  changelog: 'Changelog',
  status: 'Status',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',

  /** The `noscript` notice of each document. */
  needsScripts: {
    index: 'The dashboard needs JavaScript. Turn on JavaScript and reload this page.',
    connect:
      'This page needs JavaScript. Nothing has been shared. Turn on JavaScript and reload this page, or go back.',
  },

  landingTitle: 'Wareword: product listings that say only what you said',
  landingDescription:
    'Turn product details into a listing for Amazon, Shopify or WooCommerce: title, bullets, description and keywords. No invented claims, and you can undo what you publish.',
  headline: 'Product listings that say only what you said',
  lead: 'Wareword turns your product details into finished listings for Amazon, Shopify and WooCommerce. Nothing is made up, nothing goes live without your approval unless you turn on automatic publishing, and you can undo what you publish.',
  tryWithYourProduct: 'Try it with your product',
  createFreeAccount: 'Create a free account',
  freeListings: (limit: number): string =>
    `Free for ${listings(limit)} a month. No credit card required.`,
  withoutAi: "This server doesn't use AI. It arranges your own words.",
  youType: 'You type this',
  warewordWrites: 'Wareword writes these',
  threeFormats: 'Three listings from the same details, each in the format its platform requires.',

  whyTrust: 'Why you can trust it',
  noClaims: 'No invented claims',
  noClaimsHelp:
    "Every claim is based on what you told us. In the dashboard, hover over or tap a sentence to see its source. If you don't say it, your listing doesn't either.",
  review: 'Review before it goes live',
  reviewHelp:
    'See the old and new text side by side, with the differences marked. Edit it, and choose which fields to publish.',
  undo: 'Undo what you publish',
  undoHelp:
    'We save your original text, and one click brings it back until the product is changed again.',
  failedUncounted: "Failed listings don't count",
  failedUncountedHelp:
    'Only listings you get count toward your plan, and a retry never counts twice.',

  insideStore: 'Works with your store',
  connectStore: 'Connect your store.',
  connectStoreHelp:
    'Open the Wareword app for Shopify or WooCommerce and approve the connection. You can disconnect anytime.',
  chooseProducts: 'Choose products.',
  chooseProductsHelp:
    'Pick one product or, on Pro and Agency, a whole page of products or all products. You see how many listings this will use before anything is written.',
  publish: 'Review and publish.',
  publishHelp: "Publish one product or all of them, and undo anything you don't like.",
  ownIntegration: (link: (text: string) => Html): Html =>
    html`Selling elsewhere, or building your own integration? There is an ${link('API')} with
    quickstarts in JavaScript, Python, PHP and curl.`,

  oneAllowance: 'One monthly allowance for the dashboard, your stores and the API.',
  planNamed: (plan: string): string => `${plan} plan`,
  listingsAMonth: (limit: number): string => `${listings(limit)} a month`,
  brands: (limit: number): string => count(limit, 'brand', 'brands'),
  connectedStores: 'WooCommerce and Shopify stores',
  bulkWriting: 'Bulk writing from CSV',
  apiKeys: 'API keys',
  teamMembers: 'Team members',
  price: (price: Price): string =>
    `${formatAmount(price, LOCALE)} a ${price.interval === 'year' ? 'year' : 'month'}`,
  startFree: 'Start free and upgrade anytime.',

  tryHeading: 'Try Wareword',
  productName: 'Product name',
  features: 'Features and selling points',
  featuresHelp: 'One per line. We only use what you write here.',
  category: 'Category (optional)',
  writeListings: 'Write 3 listings',
  nothingSaved: "No account needed. We don't save what you type here.",
  listingsReady: 'Your listings are ready',
  keepGoing: 'Keep going with a free account:',
  keepGoingHelp: (limit: number): string =>
    `save your listings, connect your store, and write ${listings(limit)} a month.`,
  nameMissing: 'Enter the product name.',
  featuresMissing: 'Add at least one feature.',
  tooLong: (field: string, limit: number): string =>
    `${field} must be at most ${limit} characters.`,
  unreadable: (field: string): string =>
    `${field} has characters we can't read. Type it instead of pasting it.`,
  trialUsedUp: (max: number, seconds: number): string =>
    `${max} products have been tried from your network in the last 24 hours. Create a free account to keep writing, or come back in ${formatWait(seconds, LOCALE)}.`,
  trialBusy: (seconds: number): string =>
    `Many people are trying this right now. Try again in ${formatWait(seconds, LOCALE)}, or create a free account.`,
  trialUnavailable:
    "We can't write listings right now because our database can't be reached. What you typed is still in the form. Try again in a few minutes.",

  listingFor: (platform: string): string => `${platform} listing`,
  titleOfLength: (length: number): string => `Title, ${count(length, 'character', 'characters')}`,
  bullets: 'Bullets',
  description: 'Description',
  metaDescription: 'Meta description',
  keywords: 'Keywords',
  searchTerms: 'Search terms',
  tags: 'Tags',

  contactDescription: 'How to reach us.',
  termsDescription: 'The terms for using Wareword.',
  privacyDescription: 'What Wareword stores about you, and why.',
  contactOperator: 'To reach us, contact the administrator of this server.',
  ownServer: (link: (text: string) => Html): Html =>
    html`Is this your own server? To change an account's plan, run this command in the Wareword
      folder, with that account's email:
      <code
        >npx --yes pnpm@10.34.8 --silent admin user set-plan --email &lt;email&gt; --plan
        agency</code
      >. To connect stores, ${link('run the store apps')}.`,
  writeTo: (address: Html): Html => html`Email us at ${address}.`,

  statusDescription: 'Whether Wareword is up right now.',
  up: "We're up",
  upHelp: 'The website, the API and our database are responding.',
  down: 'We have a problem',
  downHelp:
    "Our database can't be reached. Your listings are safe, and nothing you have paid for is lost. Try again in a few minutes.",
  checkedNow: 'Checked just now. Reload the page to check again.',
  failed: 'Something went wrong',
  failedHelp: (requestId: string): string =>
    `Try again. If the problem persists, contact us and include this request ID: ${requestId}`,

  pageNotFound: 'Page not found',
  pageNotFoundHelp: (link: (text: string) => Html): Html =>
    html`Check the address, or ${link('go to the dashboard')}.`,
  pageNotFoundHelpVisitor: (home: (text: string) => Html, docs: (text: string) => Html): Html =>
    html`Check the address, or go to the ${home('home page')} or the ${docs('docs')}.`,
  couldNotConnect: "Couldn't connect",
  storeNotConnected: "Couldn't connect this store",
  storeNotConnectedHelp:
    'Nothing was shared. Go back to your store and start the connection there again.',
  sendToAppDeveloper: "If this happens again, send this to the app's developer:",
  agentNotConnected: "Couldn't connect this agent",
  agentNotConnectedHelp: 'Nothing was shared. Go back to your agent and connect again.',
  sendToAgentDeveloper: "If this happens again, send this to the agent's developer:",
};
