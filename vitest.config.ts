import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared-schema,backend,publishing,woo-bridge,e2e}/**/*.test.ts'],
    globalSetup: ['backend/test/global-setup.ts'],
    // What waits for something ends when it is there: these are for a machine that has other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
});
