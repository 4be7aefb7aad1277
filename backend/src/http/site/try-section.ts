import { REQUEST_LIMITS } from '@wareword/shared-schema';
import type { Plans } from '../../config.ts';
import { html, type Html } from '../../html.ts';
import type { PageLanguage } from '../../languages.ts';
import { LANGUAGE_PARAMETER } from '../../languages.ts';
import { PAGE_TEXTS, type PageTexts } from '../texts/index.ts';
import { listingCards } from './listing-card.ts';
import type { ListingsByPlatform } from './write-listings.ts';

/** What the form's fields hold, as they were typed. */
export interface TrialInput {
  readonly product_name: string;
  readonly features: string;
  readonly category: string;
}

/** What is wrong with a field, in the texts of the pages. */
export type FieldError = 'missing' | 'tooLong' | 'unreadable';

export interface Trial {
  readonly input: TrialInput;
  readonly errors?: Partial<Record<keyof TrialInput, FieldError>>;
  /** Why nothing was written, if it is not about one field. */
  readonly problem?: string;
  readonly listings?: ListingsByPlatform;
}

/** The form, and below it what was written from it, which is in view at once. Works without scripts. */
export function trySection({
  language,
  trial: { input, errors = {}, problem, listings },
  plans,
}: {
  readonly language: PageLanguage;
  readonly trial: Trial;
  readonly plans: Plans;
}): Html {
  const texts = PAGE_TEXTS[language];
  const field = fieldIn(texts);
  return html`<section id="try" aria-labelledby="try-title">
    <h2 id="try-title">${texts.tryWithYourProduct}</h2>
    <form method="post" action="/try?${LANGUAGE_PARAMETER}=${language}#result">
      ${field('product_name', texts.productName, {
        error: errors.product_name,
        control: (attributes) =>
          html`<input ${attributes} value="${input.product_name}" required autocomplete="off" />`,
      })}
      ${field('category', texts.category, {
        error: errors.category,
        control: (attributes) =>
          html`<input ${attributes} value="${input.category}" autocomplete="off" />`,
      })}
      ${field('features', texts.features, {
        hint: texts.featuresHelp,
        error: errors.features,
        control: (attributes) =>
          html`<textarea ${attributes} rows="8" required>${input.features}</textarea>`,
      })}
      ${problem === undefined ? undefined : html`<p class="notice" role="alert">${problem}</p>`}
      <p class="actions">
        <button class="button" type="submit">${texts.writeListings}</button>
        <span class="dimmed">${texts.nothingSaved}</span>
      </p>
    </form>
    ${listings === undefined ? undefined : result(texts, input, listings, plans)}
  </section>`;
}

/** The new account's form begins with the product: its fields are behind the `#`, so no server gets them. */
function result(
  texts: PageTexts,
  input: TrialInput,
  listings: ListingsByPlatform,
  plans: Plans,
): Html {
  const fields = new URLSearchParams({ ...input }).toString();
  return html`<h3 class="result" id="result">${texts.listingsReady}</h3>
    ${listingCards(texts, listings)}
    <div class="notice">
      <p><strong>${texts.keepGoing}</strong> ${texts.keepGoingHelp(plans.free.limit)}</p>
      <p><a class="button" href="/sign-up#${fields}">${texts.createFreeAccount}</a></p>
    </div>`;
}

interface Field {
  readonly hint?: string;
  readonly error: FieldError | undefined;
  readonly control: (attributes: Html) => Html;
}

function fieldIn(texts: PageTexts) {
  return (name: keyof TrialInput, label: string, field: Field): Html =>
    labeledField(name, label, {
      ...field,
      error: field.error && errorText(texts, name, label, field.error),
    });
}

function errorText(
  texts: PageTexts,
  name: keyof TrialInput,
  label: string,
  error: FieldError,
): string {
  if (error !== 'missing') return texts[error](label, REQUEST_LIMITS[name]);
  return name === 'product_name' ? texts.nameMissing : texts.featuresMissing;
}

function labeledField(
  name: keyof TrialInput,
  label: string,
  { hint, error, control }: Omit<Field, 'error'> & { readonly error: string | undefined },
): Html {
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
