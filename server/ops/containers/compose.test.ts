import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { loadConfig } from '../../platform/config';
import { projectRoot } from '../../platform/files';
import { settingTable } from '../../platform/settings/table';
import { productionSettings } from '../../testing/productionSettings';

const root = projectRoot();
const file = join(root, 'compose.yaml');

type Service = {
  build?: string;
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: object;
  ports?: string[];
};
const compose = parse(readFileSync(file, 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);
const sites = services.filter(([, { build }]) => build !== undefined);
const caddy = compose.services['caddy'] as Service;

/** What an operator writes into .env, in the place of `${NAME:?}`. */
const operator: Record<string, string> = {
  ...productionSettings,
  SITE_DOMAIN: 'example.uz',
  POSTGRES_PASSWORD: 'letters0and1digits2',
};
const filledIn = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):\?\}/g, (_, wanted: string) => operator[wanted] ?? `no ${wanted}`),
    ]),
  );

test('compose.yaml follows the Compose Specification and names what it takes from others by its release', () => {
  // Left out are rules of taste: the order of keys, quotes. Port 80 and 443 are for everybody.
  const taste = [
    'no-quotes-in-volumes',
    'require-quotes-in-ports',
    'service-dependencies-alphabetical-order',
    'service-keys-order',
    'service-ports-alphabetical-order',
    'services-alphabetical-order',
    'top-level-properties-order',
    'no-unbound-port-interfaces',
    // The image that is built gets a name, so that both services run the same one.
    'no-build-and-image',
  ];
  const rules = Object.fromEntries(taste.map((name) => [name, 0 as const]));
  const [result, ...others] = new DCLinter({ rules, quiet: true, debug: false, exclude: [] }).lintFiles([file], false);
  expect(others).toEqual([]);
  expect(result?.messages.map(({ rule, line, message }) => `${line}: ${message} (${rule})`)).toEqual([]);
});

test('the processes of the site are alike', () => {
  expect(sites.map(([name]) => name)).toEqual(['site1', 'site2']);
  expect(sites[0]?.[1]).toEqual(sites[1]?.[1]);
});

test.each(sites)('%s starts: each setting exists, and production takes their values', (_, site) => {
  const environment = filledIn(site.environment);
  expect(Object.keys(environment).filter((name) => !(name in settingTable))).toEqual([]);
  const config = loadConfig({ ...environment }, { ...productionSettings }, () => {});
  expect(config).toMatchObject({ mode: 'production', siteUrl: 'https://example.uz', trustProxy: 1 });
});

test('what an operator has to fill in is named at the top of compose.yaml', () => {
  const text = readFileSync(file, 'utf8');
  const heading = text.slice(0, text.indexOf('\nname:'));
  const wanted = [...new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))];
  expect(wanted.length).toBeGreaterThan(3);
  expect(wanted.filter((name) => !heading.includes(name))).toEqual([]);
});

test.each(['DATABASE_URL', 'REDIS_URL'])('%s leads to a service that the site waits for', (name) => {
  for (const [, site] of sites) {
    const { hostname } = new URL(filledIn(site.environment)[name] ?? '');
    expect(Object.keys(compose.services)).toContain(hostname);
    expect(Object.keys(site.depends_on ?? {})).toContain(hostname);
  }
});

test('the site signs in to the database that PostgreSQL makes', () => {
  const made = filledIn(compose.services['postgres']?.environment);
  const { username, password, pathname } = new URL(filledIn(sites[0]?.[1].environment)['DATABASE_URL'] ?? '');
  expect([username, password, pathname.slice(1)]).toEqual(
    ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'].map((name) => made[name]),
  );
});

test('a service that is to be healthy before another starts says when it is', () => {
  const awaited = services.flatMap(([, { depends_on: needed = {} }]) =>
    Object.entries(Array.isArray(needed) ? {} : needed)
      .filter(([, { condition }]) => condition === 'service_healthy')
      .map(([name]) => name),
  );
  expect(awaited.length).toBeGreaterThan(0);
  expect(awaited.filter((name) => !compose.services[name]?.healthcheck)).toEqual([]);
});

test('Caddy sends visitors to every process of the site, at the port where it listens, and starts after them', () => {
  const upstreams = sites.map(([name, { environment }]) => `${name}:${environment?.['PORT']}`);
  expect(caddy.environment?.['UPSTREAMS']?.split(' ')).toEqual(upstreams);
  expect(caddy.depends_on).toEqual(sites.map(([name]) => name));
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
});

test('Caddy gets each variable of its file', () => {
  const wanted = [...readFileSync(join(root, 'ops/Caddyfile'), 'utf8').matchAll(/\{\$(\w+)/g)].map(
    ([, name = '']) => name,
  );
  expect(Object.keys(caddy.environment ?? {}).toSorted()).toEqual([...new Set(wanted)].toSorted());
});

test('volumes are mounted as they are declared, and files that are mounted are there', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
  const isFile = (name: string) => name.startsWith('.');
  expect([...new Set(mounted.filter((name) => !isFile(name)))].toSorted()).toEqual(
    Object.keys(compose.volumes).toSorted(),
  );
  expect(mounted.filter(isFile).filter((name) => !existsSync(join(root, name)))).toEqual([]);
});
