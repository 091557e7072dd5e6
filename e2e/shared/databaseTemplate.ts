import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerIn } from './server';

/** Database with customers. The first worker that needs it creates it (e2e/shared/customers.ts). */
export const customersTemplate = (template: string): string => `${template}-customers`;

/** Global setup: fills the data folder that test servers copy. */
export default async function prepareDatabase(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-template-'));
  const server = await startServerIn(folder);
  await server.stop();
  process.env.E2E_DATABASE_TEMPLATE = folder;
  return () => {
    for (const made of [folder, customersTemplate(folder)]) rmSync(made, { recursive: true, force: true });
  };
}
