import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './woo-bridge/src/database/schema/*.ts',
  schemaFilter: ['woo_bridge'],
  out: './woo-bridge/src/database/migrations',
});
