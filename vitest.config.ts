import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{shared-schema,postgres,event-loop,security,tracing,server,backend,publishing,store-app,woo-bridge,shopify-app,ui,e2e}/**/*.test.ts',
    ],
    globalSetup: ['backend/test/global-setup.ts'],
    // What waits for something ends when it is there: these are for a machine that has other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // No file leaves anything behind, so the next one uses the modules that are already loaded: loading
    // them again for each file takes a seventh of the whole time.
    isolate: false,
    // Most tests wait for something: three keep two cores busy.
    maxWorkers: 3,
  },
});
