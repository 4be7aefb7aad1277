import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './shopify-app/src/database/schema/index.ts',
  out: './shopify-app/src/database/migrations',
  schemaFilter: ['shopify_app'],
});
