import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const pdfPages = (pdf: Uint8Array): string[] =>
  (
    JSON.parse(execFileSync(process.execPath, [join(__dirname, 'readPdf.mjs')], { input: pdf }).toString()) as string[]
  ).map((page) => page.replace(/\s+/g, ' '));
