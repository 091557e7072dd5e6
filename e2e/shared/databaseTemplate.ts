import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerIn } from './server';

/** The same with customers in it (e2e/shared/customers.ts), which the first worker that needs them makes. */
export const customersTemplate = (template: string): string => `${template}-customers`;

/** Playwright's global set-up: migrates and fills one data folder that every server of the journeys starts from a copy of. */
export default async function prepareDatabase(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-template-'));
  const server = await startServerIn(folder);
  await server.stop();
  process.env.E2E_DATABASE_TEMPLATE = folder;
  return () => {
    for (const made of [folder, customersTemplate(folder)]) rmSync(made, { recursive: true, force: true });
  };
}
