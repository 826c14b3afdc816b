import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the schema; they are carried out when the site starts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/services/store/schema.ts',
  out: './lib/services/store/migrations',
});
