import { capitalize, formatCount, formatPrice } from '@wareword/shared-schema/format';
import { SERVICE_NAME } from '@wareword/shared-schema';
import type { PlanPrices } from '../../billing/index.ts';
import { PLAN_NAMES, type Plan, type PlanName, type Plans } from '../../config.ts';
import { html, type Html } from '../../html.ts';
import { EXAMPLE_PRODUCT } from './example.ts';
import { pageFrame } from '../document/frame.ts';
import { listingCards } from './listing-card.ts';
import { NEW_TRIAL, trySection, type Trial } from './try-section.ts';
import type { ListingsByPlatform } from './write-listings.ts';

export interface LandingPage {
  readonly publicUrl: URL;
  readonly plans: Plans;
  readonly prices: PlanPrices;
  /** What the writer made of {@link EXAMPLE_PRODUCT}. */
  readonly example: ListingsByPlatform;
  readonly trial: Trial;
}

/** `/` for a visitor. */
export function landingPage(page: LandingPage): Html {
  const { publicUrl, plans, prices, example, trial } = page;
  const tried = trial !== NEW_TRIAL;
  return pageFrame({
    title: `${SERVICE_NAME}: product listings that say only what you said`,
    description:
      'Turn product details into a listing for Amazon, Shopify or WooCommerce: title, bullets, description and keywords. No invented claims, and you can undo everything you publish.',
    url: new URL('/', publicUrl),
    // A visitor who has just tried it wants the result first.
    body: tried
      ? html`<h1 class="unseen">Try ${SERVICE_NAME}</h1>
          ${trySection(trial, plans)} ${differences()} ${connecting()} ${pricing(plans, prices)}`
      : html`${hero(plans)} ${exampleSection(example)} ${differences()} ${trySection(trial, plans)}
        ${connecting()} ${pricing(plans, prices)}`,
  });
}

function hero(plans: Plans): Html {
  return html`<section class="hero">
    <div>
      <h1>Product listings that say only what you said</h1>
      <p class="lead">
        ${SERVICE_NAME} turns your product details into a finished listing for Amazon, Shopify and
        WooCommerce. Nothing is made up, nothing goes live without your approval unless you turn on
        automatic publishing, and you can undo it.
      </p>
      <p class="actions">
        <a class="button" href="#try">Try it with your product</a>
        <a class="button quiet" href="/sign-up">Create a free account</a>
      </p>
      <p class="dimmed">
        Free for ${formatCount(plans.free.limit, 'listing')} a month. No credit card.
      </p>
    </div>
    <div class="input">
      <h2>You type this</h2>
      <p><strong>${EXAMPLE_PRODUCT.product_name}</strong></p>
      <p class="lines">${EXAMPLE_PRODUCT.features}</p>
    </div>
  </section>`;
}

function exampleSection(listings: ListingsByPlatform): Html {
  return html`<section aria-labelledby="example">
    <h2 id="example">${SERVICE_NAME} writes these</h2>
    <p>Three listings from the same details, each in the format its platform requires.</p>
    ${listingCards(listings)}
  </section>`;
}

const DIFFERENCES = [
  {
    title: 'No invented claims',
    text: "Every sentence is based on what you told us. Hover over or tap one to see its source. If you didn't say it, neither does your listing.",
  },
  {
    title: 'Review before it goes live',
    text: 'See the old and new text side by side, with the differences marked. Edit it, and choose which fields to publish.',
  },
  {
    title: 'Undo anything you publish',
    text: 'We save your original text, and one click brings it back.',
  },
  {
    title: 'Failed listings are free',
    text: "You only pay for the listings you get. If one can't be written, it doesn't count, and a retry never counts twice.",
  },
];

function differences(): Html {
  return html`<section aria-labelledby="why">
    <h2 id="why">Why merchants trust it</h2>
    <div class="grid">
      ${DIFFERENCES.map(
        ({ title, text }) =>
          html`<div>
            <h3>${title}</h3>
            <p>${text}</p>
          </div>`,
      )}
    </div>
  </section>`;
}

function connecting(): Html {
  return html`<section aria-labelledby="connect">
    <h2 id="connect">Works inside your store</h2>
    <ol class="steps">
      <li>
        <strong>Connect your store.</strong> Open the ${SERVICE_NAME} app for Shopify or WooCommerce
        and approve the connection. You can disconnect at any time.
      </li>
      <li>
        <strong>Choose products.</strong> Pick one, a page or all of them. You see how many listings
        it will use before anything is written.
      </li>
      <li>
        <strong>Review and publish.</strong> Publish one product or all of them, and undo anything
        you don't like.
      </li>
    </ol>
    <p>
      Selling elsewhere, or building your own integration? There is an <a href="/docs">API</a> with
      quickstarts in JavaScript, Python, PHP and curl.
    </p>
  </section>`;
}

function pricing(plans: Plans, prices: PlanPrices): Html {
  return html`<section id="prices" aria-labelledby="pricing">
    <h2 id="pricing">Pricing</h2>
    <p>One monthly allowance for the dashboard, your stores and the API.</p>
    <div class="cards">${PLAN_NAMES.map((name) => planCard(name, plans[name], prices))}</div>
  </section>`;
}

function planCard(name: PlanName, plan: Plan, prices: PlanPrices): Html {
  const features = [
    `${formatCount(plan.limit, 'listing')} a month`,
    formatCount(plan.brands, 'brand'),
    'Unlimited connected stores',
    ...(plan.bulk ? ['Bulk writing from CSV'] : []),
    ...(plan.agency ? ['API keys', 'Team members'] : []),
  ];
  return html`<article class="card" aria-label="${capitalize(name)} plan">
    <h3>${capitalize(name)}</h3>
    <p class="price">${formatPrice(prices[name])}</p>
    <ul class="features">
      ${features.map((feature) => html`<li>${feature}</li>`)}
    </ul>
    ${
      name === 'free'
        ? html`<a class="button" href="/sign-up">Create a free account</a>`
        : html`<p class="dimmed">Start free and upgrade anytime.</p>`
    }
  </article>`;
}
