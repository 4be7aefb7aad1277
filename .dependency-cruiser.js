// The walls between the rooms, as docs/architecture.md draws them: who may know whom.

const FEATURES = 'accounts|brands|tokens|credits|jobs|listings|connect|mail|bulk|billing';
const TRANSPORTS = 'http|trpc|worker|admin';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one thing, or three.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'schema-knows-zod-only',
      severity: 'error',
      comment: 'The contract runs anywhere: in a browser, a worker or a store app.',
      from: { path: '^shared-schema/src' },
      to: { pathNot: ['^shared-schema/src', 'node_modules/zod/'] },
    },
    {
      name: 'backend-stands-alone',
      severity: 'error',
      comment: 'Apps reach the backend through WarewordClient, and it knows none of them.',
      from: { path: '^backend/src' },
      to: { path: '^(e2e|shopify-app|woo-bridge|publishing|backend/(test|web))/' },
    },
    {
      name: 'postgres-stands-alone',
      severity: 'error',
      comment: 'The embedded server is for every app, and knows none of them.',
      from: { path: '^postgres/src' },
      to: { path: '^(shared-schema|backend|publishing|woo-bridge|shopify-app|e2e)/' },
    },
    {
      name: 'generation-stands-alone',
      severity: 'error',
      comment: 'Request to listing: no HTTP, no database, nothing else of the backend.',
      from: { path: '^backend/src/generation/' },
      to: {
        path: '^backend/src/',
        pathNot: '^backend/src/generation/',
      },
    },
    {
      name: 'generation-by-its-index',
      severity: 'error',
      comment: 'index.ts is the only way in; the openai writer is loaded on demand.',
      from: { path: '^backend/src/', pathNot: '^backend/src/generation/' },
      to: {
        path: '^backend/src/generation/',
        pathNot: '^backend/src/generation/(openai/)?index\\.ts$',
      },
    },
    {
      name: 'feature-by-its-index',
      severity: 'error',
      comment: "A feature's index.ts is the only way in.",
      from: { path: `^backend/src/(${FEATURES}|${TRANSPORTS})/` },
      to: {
        path: `^backend/src/(${FEATURES})/`,
        pathNot: [`^backend/src/(${FEATURES})/index\\.ts$`, '^backend/src/$1/'],
      },
    },
    {
      name: 'feature-knows-no-transport',
      severity: 'error',
      comment: 'A verb is the same under every transport.',
      from: { path: `^backend/src/(${FEATURES}|database|generation)/` },
      to: { path: [`^backend/src/(${TRANSPORTS})/`, '^backend/src/(main|start|service)\\.ts$'] },
    },
    {
      name: 'feature-knows-no-framework',
      severity: 'error',
      from: { path: `^backend/src/(${FEATURES}|generation)/` },
      to: { path: 'node_modules/(express|@trpc|graphile-worker|pg)/' },
    },
    {
      name: 'database-knows-no-feature',
      severity: 'error',
      from: { path: '^backend/src/database/' },
      to: { path: `^backend/src/(${FEATURES})/` },
    },
    {
      name: 'transports-keep-apart',
      severity: 'error',
      from: { path: `^backend/src/(${TRANSPORTS})/` },
      to: { path: `^backend/src/(${TRANSPORTS})/`, pathNot: '^backend/src/$1/' },
    },
    {
      name: 'pages-know-types-only',
      severity: 'error',
      comment: 'A page reaches its server over tRPC, and takes nothing from it but types.',
      from: { path: '^(backend|woo-bridge)/web/' },
      to: {
        path: '^(backend|woo-bridge|publishing)/src/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'apps-keep-apart',
      severity: 'error',
      comment: 'The store apps reach the service as any third party would.',
      from: { path: '^(woo-bridge|publishing)/' },
      to: { path: '^backend/' },
    },
    {
      name: 'publishing-knows-no-store',
      severity: 'error',
      comment: 'Every store app can use it.',
      from: { path: '^publishing/src/' },
      to: { path: ['^(woo-bridge|shopify-app)/', 'node_modules/(express|@trpc|@woocommerce)/'] },
    },
    {
      name: 'only-what-is-listed',
      severity: 'error',
      comment: 'A package that is used stands in the package.json next to it.',
      from: { path: '^(shared-schema|postgres|ui|backend|publishing|woo-bridge|e2e)/' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        // Rooms of the workspace are linked, and pnpm links only what is listed.
        pathNot: '^(shared-schema|postgres|ui|backend|publishing|woo-bridge)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
};
