import type { SignIn } from './sign-in.ts';

/** What the demo prints once everything runs: where things are, and what to do with them. */
export function guide(demo: {
  readonly store: { url: string; consumerKey: string; consumerSecret: string };
  readonly bridge: string;
  readonly service: string;
  readonly signIn: SignIn | undefined;
  readonly dataDir: string;
}): string {
  const { store, bridge, service, signIn, dataDir } = demo;
  const account =
    signIn === undefined
      ? ['     Sign in with the account that you made, or press Create account.']
      : [`     Email     ${signIn.email}`, `     Password  ${signIn.password}`];
  return [
    '',
    'The demo is ready.',
    '',
    `  Bridge      ${bridge}   (begin here)`,
    `  Store       ${store.url}   (a stand-in WooCommerce shop with 30 products)`,
    `  Wareword    ${service}   (the service, and your dashboard)`,
    '',
    'Try it as the owner of that shop:',
    '',
    `  1. Open ${bridge} and type the store address ${store.url}`,
    '  2. Press "Approve in WooCommerce", log in to the shop, and press Approve.',
    '     Username  owner',
    '     Password  owner-password',
    '  3. Press "Connect to Wareword", sign in, and press Approve.',
    ...account,
    '  4. Choose ten products, press Generate, and then "Write 10 listings".',
    '  5. Read what would change, old beside new. Nothing is in the shop yet.',
    '     Publish one product from its page, or all of them from the page of the run.',
    '  6. Press "Look at it in the store". Then press Undo: the old texts are back.',
    '',
    'Instead of step 2, these keys can be pasted:',
    `     ${store.consumerKey}`,
    `     ${store.consumerSecret}`,
    'For automatic publishing, add products as the owner:',
    `     ${store.url}/wp-admin/post-new.php`,
    '',
    `Ctrl-C ends it all. What you did is kept in ${dataDir} for the next start;`,
    'to begin anew, set DATA_DIR to another folder.',
    '',
    '',
  ].join('\n');
}
