import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate` writes a migration; the server applies it at its next start.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/schema/*.ts',
  out: './server/platform/db/migrations',
});
