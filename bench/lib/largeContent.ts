import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

async function withFolder<T>(
  script: string,
  scriptArgs: readonly string[],
  measure: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-large-'));
  try {
    execFileSync(process.execPath, ['-r', 'esbuild-register', script, ...scriptArgs], {
      env: { ...process.env, DATA_DIR: folder },
    });
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const withLargeContent = <T>(measure: (folder: string) => Promise<T>): Promise<T> =>
  withFolder('bench/scaleContent.ts', [], measure);

export const withLargeDesk = <T>(enquiries: number, measure: (folder: string) => Promise<T>): Promise<T> =>
  withFolder('bench/scaleDesk.ts', [String(enquiries)], measure);
