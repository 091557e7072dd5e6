import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run screens`: pictures of every screen, for review only. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/screens',
  testMatch: '**/*.screens.ts',
  timeout: 180_000,
  projects: [{ name: 'screens', use: { viewport: { width: 1440, height: 900 } } }],
});
