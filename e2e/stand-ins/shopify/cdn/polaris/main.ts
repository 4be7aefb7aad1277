// Polaris, built from Shopify's own manifest. Runs in a browser, in the app's frame.

import { watchMarkup } from './check.ts';
import { defineAll } from './element.ts';

defineAll();
watchMarkup();
