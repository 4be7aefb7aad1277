import { translateBrokenRules } from '../generation/index.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { requestLanguage } from '../request-language.ts';
import type { StoredListing } from './read-listing.ts';

/** A listing whose broken rules say what to change in the language of the page that asks. */
export async function translateProblems<
  Shown extends Pick<StoredListing, 'listing' | 'platform' | 'brokenRules'>,
>(shown: Shown): Promise<Shown> {
  const { listing, platform, brokenRules } = shown;
  const language = requestLanguage() ?? DEFAULT_LANGUAGE;
  return {
    ...shown,
    brokenRules: await translateBrokenRules(language, brokenRules, listing, platform),
  };
}
