import { REQUEST_LIMITS } from '@wareword/shared-schema';
import { formatCount } from '@wareword/shared-schema/format';
import type { Plans } from '../../config.ts';
import { html, type Html } from '../../html.ts';
import { EXAMPLE_PRODUCT } from './example.ts';
import { listingCards } from './listing-card.ts';
import type { ListingsByPlatform } from './write-listings.ts';

/** What the form's fields hold, as they were typed. */
export interface TrialInput {
  readonly product_name: string;
  readonly features: string;
  readonly category: string;
}

export interface Trial {
  readonly input: TrialInput;
  /** What is wrong with a field. */
  readonly errors?: Partial<Record<keyof TrialInput, string>>;
  /** Why nothing was written, if it is not about one field. */
  readonly problem?: string;
  readonly listings?: ListingsByPlatform;
}

/**
 * The form is filled in, so that one click shows the result. The category is not: visitors who type over
 * the rest would overlook it, and their listing would say what they did not.
 */
export const NEW_TRIAL: Trial = { input: { ...EXAMPLE_PRODUCT, category: '' } };

/** The form, and below it what was written from it. Works without scripts. */
export function trySection({ input, errors = {}, problem, listings }: Trial, plans: Plans): Html {
  return html`<section id="try" aria-labelledby="try-title">
    <h2 id="try-title">Try it with your product</h2>
    <form method="post" action="/try#try">
      ${field('product_name', 'Product name', {
        error: errors.product_name,
        control: (attributes) =>
          html`<input ${attributes} value="${input.product_name}" required autocomplete="off" />`,
      })}
      ${field('features', 'Product details', {
        hint: 'One per line. We only use what you write here.',
        error: errors.features,
        control: (attributes) =>
          html`<textarea ${attributes} rows="8" required>${input.features}</textarea>`,
      })}
      ${field('category', 'Category (optional)', {
        error: errors.category,
        control: (attributes) =>
          html`<input ${attributes} value="${input.category}" autocomplete="off" />`,
      })}
      ${problem === undefined ? undefined : html`<p class="notice" role="alert">${problem}</p>`}
      <p class="actions">
        <button class="button" type="submit">Write 3 listings</button>
        <span class="dimmed">No account needed. We don't save what you type here.</span>
      </p>
    </form>
    ${listings === undefined ? undefined : result(listings, plans)}
  </section>`;
}

function result(listings: ListingsByPlatform, plans: Plans): Html {
  return html`<h3 class="result">Your listings are ready</h3>
    ${listingCards(listings)}
    <div class="notice">
      <p>
        <strong>Keep going with a free account:</strong> save your listings, connect your store, and
        write ${formatCount(plans.free.limit, 'listing')} a month.
      </p>
      <p><a class="button" href="/sign-up">Create a free account</a></p>
    </div>`;
}

function field(
  name: keyof TrialInput,
  label: string,
  options: {
    readonly hint?: string;
    readonly error: string | undefined;
    readonly control: (attributes: Html) => Html;
  },
): Html {
  const { hint, error, control } = options;
  const described = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(error === undefined ? [] : [`${name}-error`]),
  ].join(' ');
  const attributes = html`id="${name}" name="${name}" maxlength="${REQUEST_LIMITS[name]}"
  ${described === '' ? undefined : html`aria-describedby="${described}"`}
  ${error === undefined ? undefined : html`aria-invalid="true"`}`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? undefined : html`<p class="dimmed" id="${name}-hint">${hint}</p>`}
    ${control(attributes)}
    ${error === undefined ? undefined : html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}
