import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Hands over a data folder with a hundred times the demo content, which is gone afterwards. */
export async function withLargeContent<T>(measure: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-large-'));
  try {
    execFileSync(process.execPath, ['-r', 'esbuild-register', 'bench/scaleContent.ts'], {
      env: { ...process.env, DATA_DIR: folder },
    });
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
