// The boundaries that docs/architecture.md draws: what may import what, in sources and in tests.

/** Every package, and the packages that it may import. */
const MAY_IMPORT = {
  'shared-schema': [],
  postgres: [],
  'event-loop': [],
  tracing: [],
  security: ['tracing'],
  ui: [],
  server: ['event-loop', 'security', 'tracing'],
  publishing: ['shared-schema', 'event-loop'],
  'store-app': [
    'shared-schema',
    'postgres',
    'event-loop',
    'security',
    'tracing',
    'server',
    'publishing',
  ],
  backend: ['shared-schema', 'postgres', 'event-loop', 'security', 'tracing', 'server', 'ui'],
  'woo-bridge': [
    'shared-schema',
    'event-loop',
    'security',
    'server',
    'ui',
    'publishing',
    'store-app',
  ],
  'shopify-app': [
    'shared-schema',
    'event-loop',
    'security',
    'server',
    'ui',
    'publishing',
    'store-app',
  ],
};
const PACKAGES = [...Object.keys(MAY_IMPORT), 'e2e'];

const FEATURES =
  'account-data|accounts|agents|attempts|audit-log|backups|batches|billing|brands|bulk|connect|credits|first-steps|images|imports|jobs|listings|mail|notifications|retention|tokens|webhooks';
const TRANSPORTS = 'http|trpc|worker|admin';
const WOO_FEATURES =
  'access|automatic|callers|catalog|connect|products|sessions|stores|woocommerce';
const WOO_TRANSPORTS = 'http|trpc';
const SHOPIFY_FEATURES = 'admin-api|catalog|pages|products|sessions|shopify|shops|texts|webhooks';

/** Allows only the listed packages. Tests may also import the stand-ins in e2e. */
function packageRule([name, allowed]) {
  const others = PACKAGES.filter((other) => other !== name && !allowed.includes(other));
  return {
    name: `${name}-allowed-imports`,
    severity: 'error',
    comment: 'Apps never import each other, and shared packages import no app.',
    from: { path: `^${name}/` },
    to: { path: `^(${others.join('|')})/`, pathNot: '^e2e/(stand-ins|eval)/' },
  };
}

/** Allows features of an app to be imported only through their index.ts. */
function featureByItsIndex(app, features, transports) {
  return {
    name: `${app}-feature-by-its-index`,
    severity: 'error',
    comment: 'Import features only through index.ts.',
    from: { path: `^${app}/src/(${features}|${transports})/` },
    to: {
      path: `^${app}/src/(${features})/`,
      pathNot: [`^${app}/src/(${features})/index\\.ts$`, `^${app}/src/$1/`],
    },
  };
}

function noImportsBetweenTransports(app, transports) {
  return {
    name: `${app}-no-imports-between-transports`,
    severity: 'error',
    comment: 'Move what two transports share below them.',
    from: { path: `^${app}/src/(${transports})/` },
    to: { path: `^${app}/src/(${transports})/`, pathNot: `^${app}/src/$1/` },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Merge the two files, or extract what they share.',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(MAY_IMPORT).map(packageRule),
    {
      name: 'sources-import-no-tests',
      severity: 'error',
      comment: 'Production code must not depend on test code.',
      from: { path: `^(${PACKAGES.join('|')})/(src|web|build)/` },
      to: { path: '^e2e/|^[^/]+/test/|\\.test\\.tsx?$' },
    },
    {
      name: 'no-shared-test-helpers',
      severity: 'error',
      comment: "Only e2e, which tests all of them together, uses a package's test helpers.",
      from: { path: '^([^/]+)/', pathNot: '^e2e/' },
      to: { path: '^[^/]+/test/', pathNot: '^$1/test/' },
    },
    {
      name: 'schema-imports-zod-only',
      severity: 'error',
      comment: 'The package must run anywhere: in a browser, a worker or a store app.',
      // Node 18 has no global Web Crypto; other runtimes load crypto.ts instead.
      from: { path: '^shared-schema/src', pathNot: '^shared-schema/src/crypto-node.ts$' },
      to: { pathNot: ['^shared-schema/src', 'node_modules/zod/'] },
    },
    {
      name: 'servers-import-no-pages',
      severity: 'error',
      comment: 'Servers only send built pages.',
      from: { path: '^(backend|woo-bridge|shopify-app)/src/' },
      to: { path: '^(backend|woo-bridge)/web/|^shopify-app/app/|^ui/src/' },
    },
    {
      name: 'pages-import-types-only',
      severity: 'error',
      comment: 'Pages call their server over tRPC and import only its types, and words.',
      from: { path: '^(backend|woo-bridge)/web/' },
      to: {
        path: '^(backend|woo-bridge|publishing|store-app|server)/src/',
        pathNot: '^publishing/src/words/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-import-types-only',
      severity: 'error',
      comment:
        'The build of the pages would hold a second copy of every class: values come through the load context.',
      from: { path: '^shopify-app/app/' },
      to: {
        path: `^(${[...Object.keys(MAY_IMPORT), 'shopify-app/src'].filter((name) => name !== 'shopify-app').join('|')})/`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-imports-no-server',
      severity: 'error',
      comment: 'Shared page code runs in a browser.',
      from: { path: '^ui/src/' },
      to: { path: '^ui/build/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'generation-stands-alone',
      severity: 'error',
      comment: 'Request to listing: no HTTP, no database, nothing else of the backend.',
      from: { path: '^backend/src/generation/' },
      to: { path: '^backend/src/', pathNot: '^backend/src/generation/' },
    },
    {
      name: 'generation-by-its-index',
      severity: 'error',
      comment: 'Import only index.ts; the OpenAI writer is loaded on demand.',
      from: { path: '^backend/src/', pathNot: '^backend/src/generation/' },
      to: {
        path: '^backend/src/generation/',
        pathNot: '^backend/src/generation/(openai/)?index\\.ts$',
      },
    },
    featureByItsIndex('backend', FEATURES, TRANSPORTS),
    featureByItsIndex('woo-bridge', WOO_FEATURES, WOO_TRANSPORTS),
    featureByItsIndex('shopify-app', SHOPIFY_FEATURES, 'http'),
    {
      name: 'feature-imports-no-transport',
      severity: 'error',
      comment: 'An operation is the same under every transport.',
      from: { path: `^backend/src/(${FEATURES}|database|generation)/` },
      to: {
        path: [`^backend/src/(${TRANSPORTS})/`, '^backend/src/(main\\.ts$|start\\.ts$|service/)'],
      },
    },
    {
      name: 'feature-imports-no-framework',
      severity: 'error',
      from: { path: `^backend/src/(${FEATURES}|generation)/` },
      to: { path: 'node_modules/(express|@trpc|graphile-worker|pg)/' },
    },
    {
      name: 'errors-by-meaning',
      severity: 'error',
      comment: 'Features throw by meaning; only transports map errors to API codes.',
      from: { path: `^backend/src/(${FEATURES}|database|generation)/` },
      to: { path: '^backend/src/error-codes\\.ts$' },
    },
    {
      name: 'accounts-import-no-work-features',
      severity: 'error',
      comment: 'Cleanup after a removed membership is injected (`onMemberRemoved`).',
      from: { path: '^backend/src/accounts/' },
      to: { path: '^backend/src/(bulk|jobs|listings|connect|billing)/' },
    },
    {
      name: 'database-imports-no-feature',
      severity: 'error',
      from: { path: '^backend/src/database/' },
      to: { path: `^backend/src/(${FEATURES})/` },
    },
    noImportsBetweenTransports('backend', TRANSPORTS),
    noImportsBetweenTransports('woo-bridge', WOO_TRANSPORTS),
    {
      name: 'woo-feature-imports-no-transport',
      severity: 'error',
      comment: 'An operation is the same under every transport.',
      from: { path: `^woo-bridge/src/(${WOO_FEATURES}|database)/` },
      to: { path: `^woo-bridge/src/(${WOO_TRANSPORTS})/` },
    },
    {
      name: 'shopify-feature-imports-no-transport',
      severity: 'error',
      comment: 'A feature works under any transport.',
      from: { path: `^shopify-app/src/(${SHOPIFY_FEATURES}|database)/` },
      to: { path: ['^shopify-app/src/http/', 'node_modules/(express|@remix-run)/'] },
    },
    {
      name: 'publishing-knows-no-store',
      severity: 'error',
      comment: 'Any store app must be able to use it.',
      from: { path: '^publishing/src/' },
      to: {
        path: 'node_modules/(express|graphile-worker|pg|@trpc|@woocommerce|@shopify|@remix-run)/',
      },
    },
    {
      name: 'words-run-in-browsers',
      severity: 'error',
      comment: 'Pages show them, and bring along nothing of the server.',
      from: { path: '^publishing/src/words/' },
      to: {
        pathNot: ['^publishing/src/words/', '^shared-schema/src/format\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'store-app-knows-no-store',
      severity: 'error',
      comment: 'It has what every store app has, whatever its platform and its pages.',
      from: { path: '^store-app/src/' },
      to: { path: 'node_modules/(@trpc|@woocommerce|@shopify|@remix-run)/' },
    },
    {
      name: 'store-app-part-by-its-index',
      severity: 'error',
      comment: "A part's index.ts is the only way in.",
      from: { path: '^store-app/src/([^/]+)/' },
      to: {
        path: '^store-app/src/[^/]+/',
        pathNot: ['^store-app/src/[^/]+/index\\.ts$', '^store-app/src/$1/'],
      },
    },
    {
      name: 'only-listed-dependencies',
      severity: 'error',
      comment: 'Every imported package must be listed in the nearest package.json.',
      // The root runs drizzle-kit.
      from: { path: `^(${PACKAGES.join('|')})/`, pathNot: '/(drizzle\\.config|app/env\\.d)\\.ts$' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        // Packages of the workspace are linked, and pnpm links only what is listed.
        pathNot: `^(${PACKAGES.join('|')})/`,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
};
