import { SERVICE_NAME } from '@wareword/shared-schema';
import { capitalize, formatList } from '@wareword/shared-schema/format';
import { PLAN_NAMES, type Config } from '../../../config.ts';
import { html, type Html } from '../../../html.ts';
import { code, type DocsPage } from '../layout.ts';

type Settings = Pick<Config, 'plans' | 'connectUrls'>;

/** `/docs/shop-owners`: how to connect a store, and what happens to its products. */
export function shopOwnersPage({ plans, connectUrls }: Settings): DocsPage {
  const hasApps = Object.values(connectUrls).every((url) => url !== undefined);
  return {
    title: 'For store owners',
    description: `How to connect a WooCommerce or Shopify store to ${SERVICE_NAME}, and what it reads and changes there.`,
    path: '/docs/shop-owners',
    contents: [
      { id: 'woocommerce', title: 'Connect a WooCommerce store' },
      { id: 'shopify', title: 'Connect a Shopify store' },
      { id: 'reads', title: 'What we read' },
      { id: 'changes', title: 'What we change' },
      { id: 'undo', title: 'Undo' },
      { id: 'cost', title: 'What it costs' },
      { id: 'disconnect', title: 'Disconnect' },
      ...(hasApps ? [] : [{ id: 'own-server', title: 'On your own server' }]),
    ],
    body: html`<h1>For store owners</h1>
      <p>
        ${SERVICE_NAME} writes listings for the products in your store. You review each one, publish
        it with a click, and can undo it. You don't need to write code or create an API key.
      </p>
      ${woocommerce(connectUrls.woocommerce)} ${shopify(connectUrls.shopify)} ${access()}
      <h2 id="undo">Undo</h2>
      <p>
        Undo restores the text that a product had before you published, for one product or for a
        whole run. It works until someone edits the product or a later run publishes it, so that no
        newer text is overwritten. If a product was edited after its listing was written, that
        product isn't published; you're asked to review it again.
      </p>
      ${cost(plans)}
      <h2 id="disconnect">Disconnect</h2>
      <p>
        Click Disconnect on the app's Connection page, or under <a href="/stores">Stores</a> in the
        dashboard. What you published stays in your store. In WooCommerce, also revoke the key
        "Wareword" under WooCommerce → Settings → Advanced → REST API.
      </p>
      ${hasApps ? undefined : ownServer()}`,
  };
}

function woocommerce(appUrl: string | undefined): Html {
  return html`<h2 id="woocommerce">Connect a WooCommerce store</h2>
    <ol>
      <li>
        Open ${appLink('the Wareword app for WooCommerce', appUrl)}. Enter your store's address and
        click "Find my store".
      </li>
      <li>
        Click "Approve in WooCommerce", sign in to your store and click Approve. WooCommerce lists
        coupons, customers, orders and products, because its keys always cover all of them. We only
        work with products.
      </li>
      <li>
        Confirm that it was you: in your store, open WooCommerce → Settings → Advanced → REST API
        and copy the last 7 characters of the new key. Enter them in the app.
      </li>
      <li>
        Click "Connect to Wareword", sign in or create a free account, and click Approve. Your
        products appear.
      </li>
    </ol>
    <p>
      If the approval page doesn't open, click "Paste keys instead" and create a key with Read/Write
      permissions yourself. Permalinks must not be set to "Plain".
    </p>`;
}

function shopify(appUrl: string | undefined): Html {
  return html`<h2 id="shopify">Connect a Shopify store</h2>
    <ol>
      <li>
        Install ${appLink('the Wareword app for Shopify', appUrl)}. It only asks for access to
        products.
      </li>
      <li>In the app, click "Connect to Wareword", and sign in or create a free account.</li>
      <li>Click Approve. You return to Shopify, and your products appear in the app.</li>
    </ol>`;
}

/** Only the operator knows where the apps are. */
function appLink(name: string, url: string | undefined): Html {
  return url === undefined
    ? html`${name} (ask the administrator of this server for the app's address, or
        <a href="#own-server">run it yourself</a> if the server is yours)`
    : html`<a href="${url}">${name}</a>`;
}

/** For people who run the service themselves, and have not named the apps' addresses. */
function ownServer(): Html {
  return html`<h2 id="own-server">On your own server</h2>
    <p>
      The store apps run as separate programs. Start one from the ${SERVICE_NAME} folder, next to
      the service:
    </p>
    ${code('npx --yes pnpm@10.34.8 start:woo-bridge', 'Start the WooCommerce app')}
    <p>
      The WooCommerce app prints its address, normally <code>http://localhost:3001</code>. Set
      <code>WOO_BRIDGE_PUBLIC_URL</code> to that address for the service, so that the
      <a href="/stores">Stores</a> page links to the app. The file
      <code>docs/woocommerce.md</code> in the same folder lists all settings.
    </p>
    ${code('npx --yes pnpm@10.34.8 start:shopify-app', 'Start the Shopify app')}
    <p>
      The Shopify app needs an app in your Shopify account and a public address: follow
      <code>docs/shopify.md</code>, then set <code>SHOPIFY_APP_INSTALL_URL</code> for the service.
    </p>`;
}

function access(): Html {
  return html`<h2 id="reads">What we read</h2>
    <p>
      Your products: their names, descriptions, SEO text, status, categories, tags, attributes or
      options, and prices. In Shopify, also their vendor, product type and featured image; in
      WooCommerce, their SKU and first image. We also read your store's name and currency. We never
      read orders, customers, coupons or payments.
    </p>
    <h2 id="changes">What we change</h2>
    <p>
      Nothing until you publish, or turn on automatic publishing in WooCommerce, and then only the
      fields that you selected. Before you publish, you see the current text and ours side by side.
    </p>
    <ul>
      <li>
        WooCommerce: the product name, description, short description and tags, and the keyphrase
        and meta description in Yoast SEO or Rank Math.
      </li>
      <li>
        Shopify: the title, description, SEO title and meta description, and tags if you select
        them.
      </li>
    </ul>
    <p>
      Tags are only added; yours stay. Prices, stock, images and product URLs never change.
      Automatic publishing is for new products only, and off until you turn it on.
    </p>`;
}

function cost(plans: Settings['plans']): Html {
  const bulk = PLAN_NAMES.filter((name) => plans[name].bulk).map(capitalize);
  return html`<h2 id="cost">What it costs</h2>
    <p>
      Connecting a store is free on every plan. Each product that we write a listing for uses one of
      your monthly listings (${plans.free.limit} on Free, more on
      <a href="/pricing">larger plans</a>). Editing, publishing and undoing are free, and failed
      listings don't count. You see the cost before anything is written.
    </p>
    <p>
      Writing for many products at once comes with ${formatList(bulk)}. With these plans, you can
      also upload your store's product export under <a href="/bulk">Bulk</a>, without connecting the
      store.
    </p>`;
}
