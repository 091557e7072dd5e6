// npm run generate: writes src/api/calls, src/api/endpoints and src/api/desk from contract/ (docs/adr/0008-generated-endpoints.md). With --check it writes nothing and fails where a file is not what it would write (part of npm run check).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CallsFile } from './generate/calls';
import { deskFile } from './generate/desk';
import { endpointsFile } from './generate/endpoints';
import { deskDomains, homeOf, domains as siteDomains } from './generate/schemas';
import { formatted, type Source } from './generate/source';

const CALLS = 'src/api/calls';
const ENDPOINTS = 'src/api/endpoints';
/** Apart from the others: the public site takes nothing of it. */
const DESK = 'src/api/desk';
const HEADER = '// Made of contract/ by `npm run generate`. Change the contract, not this file.';

/**
 * Their endpoints do more than a call does (they change the cache ahead of the answer, ask twice, speak the store's words) and are
 * written by hand over the generated calls; those of the session are no endpoints.
 */
const BY_HAND = new Set(['account', 'cars', 'codes', 'session', 'signIn']);

/** The site sends them as beacons, without the store. */
const WITHOUT_STORE = 'telemetry';
const domains = siteDomains.filter(({ name }) => name !== WITHOUT_STORE);

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

function sources(): Map<string, Source> {
  const files = new Map<string, CallsFile>();
  const fileOf = (domain: string): CallsFile => {
    const known = files.get(domain);
    if (known) return known;
    const made = new CallsFile(domain, (schema) => fileOf(homeOf(schema)).write(schema, true));
    files.set(domain, made);
    return made;
  };
  for (const domain of domains) fileOf(domain.name).addCalls(domain);
  return new Map([
    ...[...files].map(([domain, { source }]): [string, Source] => [`${CALLS}/${domain}.ts`, source]),
    ...domains
      .filter(({ name }) => !BY_HAND.has(name))
      .map((domain): [string, Source] => [`${ENDPOINTS}/${domain.name}.ts`, endpointsFile(domain)]),
    ...deskDomains.map((domain): [string, Source] => [`${DESK}/${domain.name}.ts`, deskFile(domain)]),
  ]);
}

/** Files that the generator once wrote and would not write now. */
const leftovers = (wanted: ReadonlyMap<string, unknown>): string[] =>
  [CALLS, ENDPOINTS, DESK]
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((path) => !wanted.has(path) && read(path)?.startsWith(HEADER));

async function main(): Promise<void> {
  mkdirSync(CALLS, { recursive: true });
  const wanted = new Map(
    await Promise.all(
      [...sources()].map(
        async ([path, source]): Promise<[string, string]> => [path, await formatted(path, source.text(HEADER))],
      ),
    ),
  );
  const changed = [...wanted].filter(([path, text]) => read(path) !== text).map(([path]) => path);
  const stale = [...changed, ...leftovers(wanted)];
  if (process.argv.includes('--check')) {
    if (stale.length === 0) return;
    console.error(`Not what contract/ says: ${stale.join(', ')}. Run npm run generate.`);
    process.exitCode = 1;
    return;
  }
  for (const path of stale) {
    const text = wanted.get(path);
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
    console.log(path);
  }
}

void main();
