import { capitalize } from '@wareword/shared-schema/format';
import type { PlanPrices } from '../../billing/index.ts';
import { PLAN_NAMES, type Plan, type PlanName, type Plans } from '../../config.ts';
import { html, type Html } from '../../html.ts';
import { pageFrame } from '../document/frame.ts';
import type { PageVisitor } from '../document/page-visitor.ts';
import { PAGE_TEXTS, type PageTexts } from '../texts/index.ts';
import { EXAMPLE_PRODUCTS } from './example.ts';
import { listingCards } from './listing-card.ts';
import { trySection, type Trial } from './try-section.ts';
import type { ListingsByPlatform, ProductDetails } from './write-listings.ts';

export interface LandingPage {
  readonly visitor: PageVisitor;
  readonly publicUrl: URL;
  readonly plans: Plans;
  readonly prices: PlanPrices;
  readonly writesWithAi: boolean;
  /** What the writer made of the product in `example.ts`. */
  readonly example: ListingsByPlatform;
  /** The trial that a visitor has just made. */
  readonly trial: Trial | undefined;
}

/** `/` for a visitor. */
export function landingPage(page: LandingPage): Html {
  const { visitor, publicUrl, plans, prices, writesWithAi, example, trial } = page;
  const { language } = visitor;
  const texts = PAGE_TEXTS[language];
  const product = EXAMPLE_PRODUCTS[language];
  const form = trySection({ language, trial: trial ?? newTrial(product), plans });
  const more = html`${connecting(texts)} ${pricing(texts, plans, prices)}`;
  return pageFrame({
    ...visitor,
    title: texts.landingTitle,
    description: texts.landingDescription,
    url: new URL('/', publicUrl),
    // A visitor who has just tried it wants the result first.
    body:
      trial === undefined
        ? html`${hero(texts, product, { plans, writesWithAi })} ${exampleSection(texts, example)}
          ${differences(texts)} ${form} ${more}`
        : html`<h1 class="unseen">${texts.tryHeading}</h1>
            ${form} ${differences(texts)} ${more}`,
  });
}

/**
 * The form is filled in, so that one click shows the result. The category is not: visitors who type over
 * the rest would overlook it, and their listing would say what they did not.
 */
function newTrial(product: Pick<ProductDetails, 'product_name' | 'features'>): Trial {
  return { input: { ...product, category: '' } };
}

function hero(
  texts: PageTexts,
  product: Pick<ProductDetails, 'product_name' | 'features'>,
  { plans, writesWithAi }: Pick<LandingPage, 'plans' | 'writesWithAi'>,
): Html {
  return html`<section class="hero">
    <div>
      <h1>${texts.headline}</h1>
      <p class="lead">${texts.lead}</p>
      <p class="actions">
        <a class="button" href="#try">${texts.tryWithYourProduct}</a>
        <a class="button quiet" href="/sign-up">${texts.createFreeAccount}</a>
      </p>
      <p class="dimmed">${texts.freeListings(plans.free.limit)}</p>
      ${writesWithAi ? undefined : html`<p class="dimmed">${texts.withoutAi}</p>`}
    </div>
    <div class="input">
      <h2>${texts.youType}</h2>
      <p><strong>${product.product_name}</strong></p>
      <p class="lines">${product.features}</p>
    </div>
  </section>`;
}

function exampleSection(texts: PageTexts, listings: ListingsByPlatform): Html {
  return html`<section aria-labelledby="example">
    <h2 id="example">${texts.warewordWrites}</h2>
    <p>${texts.threeFormats}</p>
    ${listingCards(texts, listings)}
  </section>`;
}

function differences(texts: PageTexts): Html {
  const reasons = [
    { title: texts.noClaims, text: texts.noClaimsHelp },
    { title: texts.review, text: texts.reviewHelp },
    { title: texts.undo, text: texts.undoHelp },
    { title: texts.failedUncounted, text: texts.failedUncountedHelp },
  ];
  return html`<section aria-labelledby="why">
    <h2 id="why">${texts.whyTrust}</h2>
    <div class="grid">
      ${reasons.map(
        ({ title, text }) =>
          html`<div>
            <h3>${title}</h3>
            <p>${text}</p>
          </div>`,
      )}
    </div>
  </section>`;
}

function connecting(texts: PageTexts): Html {
  return html`<section aria-labelledby="connect">
    <h2 id="connect">${texts.insideStore}</h2>
    <ol class="steps">
      <li><strong>${texts.connectStore}</strong> ${texts.connectStoreHelp}</li>
      <li><strong>${texts.chooseProducts}</strong> ${texts.chooseProductsHelp}</li>
      <li><strong>${texts.publish}</strong> ${texts.publishHelp}</li>
    </ol>
    <p>${texts.ownIntegration((text) => html`<a href="/docs" hreflang="en">${text}</a>`)}</p>
  </section>`;
}

function pricing(texts: PageTexts, plans: Plans, prices: PlanPrices): Html {
  return html`<section id="prices" aria-labelledby="pricing">
    <h2 id="pricing">${texts.pricing}</h2>
    <p>${texts.oneAllowance}</p>
    <div class="cards">${PLAN_NAMES.map((name) => planCard(texts, name, plans[name], prices))}</div>
  </section>`;
}

function planCard(texts: PageTexts, name: PlanName, plan: Plan, prices: PlanPrices): Html {
  const features = [
    texts.listingsAMonth(plan.limit),
    texts.brands(plan.brands),
    texts.connectedStores,
    ...(plan.bulk ? [texts.bulkWriting] : []),
    ...(plan.apiAccess ? [texts.apiKeys] : []),
    ...(plan.team ? [texts.teamMembers] : []),
  ];
  return html`<article class="card" aria-label="${texts.planNamed(capitalize(name))}">
    <h3>${capitalize(name)}</h3>
    <p class="price">${texts.price(prices[name])}</p>
    <ul class="features">
      ${features.map((feature) => html`<li>${feature}</li>`)}
    </ul>
    ${
      name === 'free'
        ? html`<a class="button" href="/sign-up">${texts.createFreeAccount}</a>`
        : html`<p class="dimmed">${texts.startFree}</p>`
    }
  </article>`;
}
