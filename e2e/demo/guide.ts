import type { SignIn } from './sign-in.ts';

/** What the demo prints once everything runs: addresses, sign-ins and what to click. */
export function guide(demo: {
  readonly store: { url: string; consumerKey: string; consumerSecret: string };
  readonly wooApp: string;
  readonly service: string;
  readonly signIn: SignIn | undefined;
  readonly dataDir: string;
  /** Opens a browser in the Shopify stand-in; undefined without a browser. */
  readonly openShopify: string | undefined;
}): string {
  const { store, wooApp, service, signIn, dataDir, openShopify } = demo;
  const account =
    signIn === undefined
      ? ['     Sign in with your account, or click Create account.']
      : [`     Email     ${signIn.email}`, `     Password  ${signIn.password}`];
  return [
    '',
    'The demo is ready.',
    '',
    `  App         ${wooApp}   (start here)`,
    `  Store       ${store.url}   (a stand-in WooCommerce store with 30 products)`,
    `  Wareword    ${service}   (the service, and your dashboard)`,
    '',
    "Try it as the store's owner:",
    '',
    `  1. Open ${wooApp}, type the store address ${store.url}`,
    '     and click "Find my store".',
    '  2. Click "Approve in WooCommerce", sign in to the store, and click Approve.',
    '     Username  owner',
    '     Password  owner-password',
    '  3. On the next page, open your API keys and enter the last 7 characters of the new key.',
    '  4. Click "Connect to Wareword", sign in, and click Approve.',
    ...account,
    '  5. Select ten products, click "Write listings", then "Write 10 listings".',
    '  6. Review the changes side by side. Nothing has changed in the store yet.',
    "     Publish one product from its page, or all of them from the run's page.",
    '  7. Click "View in store", then Undo to restore the original text.',
    '',
    'Or skip step 2 and paste these keys:',
    `     ${store.consumerKey}`,
    `     ${store.consumerSecret}`,
    'For automatic publishing, add products as the owner:',
    `     ${store.url}/wp-admin/post-new.php`,
    '',
    'The Shopify app runs inside the Shopify admin, here a simulated one with 30 products.',
    ...(openShopify === undefined
      ? ['It needs Chromium, and none was found on this machine.']
      : [
          'This opens it, signed in. Click Install, then follow the setup guide:',
          '',
          `     ${openShopify}`,
        ]),
    '',
    `Press Ctrl-C to stop everything. Your data stays in ${dataDir};`,
    'to start over, set DATA_DIR to another folder.',
    '',
    '',
  ].join('\n');
}
