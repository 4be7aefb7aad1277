import * as words from '@wareword/publishing/words';
import { t } from '../messages/publishing.ts';

/** What runs and their products are called, in the page's language. */
export const publishingTexts = words.publishingTexts(() => t);
