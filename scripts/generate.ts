// npm run generate: writes src/api/generated and src/api/desk/generated from contract/
// (docs/adr/0008-generated-endpoints.md). With --check it fails if a file is out of date (part of npm run check).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deskFiles } from './generate/desk';
import { siteFiles } from './generate/site';
import { formatted } from './generate/source';

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

async function main(): Promise<void> {
  const sources = [...siteFiles(), ...deskFiles()];
  const wanted = new Map(
    await Promise.all(sources.map(async (source): Promise<[string, string]> => [source.path, await formatted(source)])),
  );
  const folders = [...new Set([...wanted.keys()].map((file) => path.dirname(file)))];
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const present = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const stale = [
    ...[...wanted].filter(([file, text]) => read(file) !== text).map(([file]) => file),
    ...present.filter((file) => !wanted.has(file)),
  ];
  if (process.argv.includes('--check')) {
    if (stale.length === 0) return;
    console.error(`Out of date with contract/: ${stale.join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
    return;
  }
  for (const file of stale) {
    const text = wanted.get(file);
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    console.log(file);
  }
}

void main();
