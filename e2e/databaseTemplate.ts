import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerIn } from './server';

/** Playwright's global set-up: migrates and fills one data folder that every server of the journeys starts from a copy of. */
export default async function prepareDatabase(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-template-'));
  const server = await startServerIn(folder);
  await server.stop();
  process.env.E2E_DATABASE_TEMPLATE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
