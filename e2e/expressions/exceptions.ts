/** An expression, or a folder, exempt from the proof of linear time. */
export interface Exception {
  /** A file, or a folder with everything in it. */
  readonly path: string;
  /** The beginning of the expression's source; by default, every expression of the path. */
  readonly text?: string;
  /** The maximum length of the text that it reads. */
  readonly bound: string;
  readonly reason: string;
}

const LISTING_TEXT =
  'fields of at most 600 characters; of a model, cut in openai/draft-limits.ts and read a sentence of at most 1,000 characters at a time';
const LISTING_REASON =
  'backend/test/stalls fills every field with hostile text and measures the longest turn of the event loop';

export const EXCEPTIONS: readonly Exception[] = [
  ...[
    'conversion.ts',
    'facts',
    'finish',
    'finish.ts',
    'planning',
    'platforms',
    'reading',
    'realizing',
    'text',
  ].map((path) => ({
    path: `backend/src/generation/${path}`,
    bound: LISTING_TEXT,
    reason: LISTING_REASON,
  })),
  {
    path: 'backend/src/generation/gate/tokens.ts',
    text: '/\\d+[ -]\\d\\/(?:2|3|4|8|16)(?!\\d)',
    bound: 'a sentence of at most 1,000 characters',
    reason:
      'each run of digits or letters is tried at most once by each alternative, then taken whole',
  },
  {
    path: 'backend/src/bulk/upload/features.ts',
    text: '/(?<=[.!?])\\s+/u',
    bound: 'one cell of a file',
    reason: 'each run of whitespace is entered once, at its start or not at all',
  },
  {
    path: 'backend/src/tokens/token-format.ts',
    text: "new RegExp(\n  `^(?:${Object.values(SCOPE_PREFIX).join('|')})[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`,\n)",
    bound: 'a header of at most 16 KB',
    reason: 'anchored at its start, with one repetition of fixed length',
  },
  {
    path: 'publishing/src/text/request.ts',
    text: '/(?<=[.!?])\\s+/',
    bound: "a product's text as its store sends it",
    reason: 'each run of whitespace is entered once, and nothing follows it',
  },
  {
    path: 'ui/build/mantine-styles.ts',
    text: '/\\/@mantine\\/core\\/esm\\/.*\\/(\\w+)\\.module\\.mjs$/',
    bound: 'the path of a file on disk',
    reason: 'it runs while the pages are built',
  },
  {
    path: 'store-app/src/settings/store-app-config.ts',
    text: '/\\/+$/',
    bound: 'a setting',
    reason: 'it runs once, when the app starts',
  },
  {
    path: 'woo-bridge/src/woocommerce/address.ts',
    text: '/\\/(?:wp-admin|wp-login\\.php|wp-json|wc-auth|wp-content|index\\.php)(?:\\/.*)?$/',
    bound: '300 characters',
    reason: 'a longer address is refused before',
  },
  {
    path: 'woo-bridge/src/woocommerce/address.ts',
    text: '/^[a-z][a-z0-9+.-]*:(?!\\d{1,5}(?:[/?#]|$))/i',
    bound: '300 characters',
    reason: 'a longer address is refused before',
  },
  {
    path: 'woo-bridge/src/woocommerce/product.ts',
    text: '/\\[\\/[a-z][\\w-]{0,60}\\]|',
    bound: "a product's text as its store sends it",
    reason:
      'it reads at most 20 settings of a shortcode of some 600 characters each from any bracket on',
  },
  {
    path: 'woo-bridge/web/src/pages/start/keys-form.tsx',
    text: 'new RegExp(`^${prefix}[A-Za-z0-9]{1,128}$`)',
    bound: 'what its reader types',
    reason: 'anchored at its start, with one bounded repetition',
  },
];
