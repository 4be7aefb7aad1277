import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared-schema,backend,publishing,woo-bridge,e2e}/**/*.test.ts'],
    globalSetup: ['backend/test/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
