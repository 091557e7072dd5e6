import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '#server/platform/config';
import { projectRoot } from '#server/platform/files';
import { settingTable } from '#server/platform/settings/table';
import { requireNode } from '#server/platform/startError';
import { productionSettings } from '#server/testing/productionSettings';

// Checks that Dockerfile, compose.yaml and code agree. Docker itself checks their syntax.
const root = projectRoot();
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Dockerfile instructions as [keyword, arguments], grouped by stage. */
const stagesOf = (dockerfile: string) => {
  const stages: [string, string][][] = [];
  const lines = dockerfile.replace(/^#.*\n/gm, '').replace(/\\\n/g, '');
  for (const [, keyword = '', rest = ''] of lines.matchAll(/^([A-Z]+) +(.+)$/gm)) {
    if (keyword === 'FROM') stages.push([]);
    stages.at(-1)?.push([keyword, rest.replace(/ +/g, ' ')]);
  }
  return stages;
};
const stages = stagesOf(read('Dockerfile'));
const last = stages.at(-1) ?? [];
const valuesOf = (keyword: string, stage = last) => stage.flatMap(([name, rest]) => (name === keyword ? [rest] : []));
const copiesOf = (stage: [string, string][]) =>
  valuesOf('COPY', stage).map((rest) => {
    const words = rest.split(' ');
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
    return { from, sources: words.slice(0, -1) };
  });
const image = Object.fromEntries(
  valuesOf('ENV')
    .flatMap((rest) => rest.split(' '))
    .map((pair) => pair.split('=')),
) as Record<string, string>;

const compose = read('compose.yaml');
/** Indented lines below a YAML key. */
const below = (key: string, text = compose) =>
  new RegExp(`^( *)${key}:.*\\n((?:\\1 +.*\\n|\\n)*)`, 'm').exec(text)?.[2] ?? '';
const environmentOf = (text: string) =>
  Object.fromEntries(
    [...below('environment', text).matchAll(/^ +([A-Z_]+): "?([^"\n]*)"?$/gm)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
const servicesOf = /^ {2}([\w-]+):$/gm;
const services = [...below('services').matchAll(servicesOf)].map(([, name = '']) => name);
const sites = services.filter((name) => name.startsWith('site'));
const site = below('x-site');
const caddy = below('caddy', below('services'));

/** Values that an operator sets in .env for `${NAME:?}`. */
const operator: Record<string, string> = {
  ...productionSettings,
  SITE_DOMAIN: 'example.uz',
  POSTGRES_PASSWORD: 'letters0and1digits2',
};
const filledInOf = (text: string) =>
  environmentOf(text.replace(/\$\{(\w+):\?\}/g, (_, wanted: string) => operator[wanted] ?? `no ${wanted}`));
const filledIn = filledInOf(site);

test('Dockerfile: uses the same supported Node in each stage', () => {
  const images = new Set(stages.flatMap((stage) => valuesOf('FROM', stage)).map((from) => from.split(' ')[0]));
  expect(stages.length).toBeGreaterThan(1);
  expect(images.size).toBe(1);
  const version = /^node:(\d+)-/.exec([...images][0] ?? '')?.[1];
  expect(() => requireNode(`${version}.99.0`)).not.toThrow();
});

test('Dockerfile: copies from earlier stages only, and from each of them', () => {
  const names = stages.map((stage) => valuesOf('FROM', stage)[0]?.split(' AS ')[1]);
  const taken = stages.map((stage) => copiesOf(stage).flatMap(({ from }) => from ?? []));
  for (const [index, from] of taken.entries()) expect(names.slice(0, index)).toEqual(expect.arrayContaining(from));
  expect(taken.flat()).toEqual(expect.arrayContaining(names.slice(0, -1)));
});

test('Dockerfile: copies only existing files that .dockerignore includes', () => {
  const [nothing, ...exceptions] = read('.dockerignore').split('\n').filter(Boolean);
  expect(nothing).toBe('*');
  const isThrough = (path: string) => exceptions.some((line) => `${path}/`.startsWith(`${line.slice(1)}/`));
  const sources = stages
    .flatMap(copiesOf)
    .flatMap(({ from, sources: paths }) => (from === undefined ? paths : []))
    .filter((path) => path !== '.');
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((path) => !existsSync(join(root, path)) || !isThrough(path))).toEqual([]);
  expect(exceptions.filter((line) => !existsSync(join(root, line.slice(1))))).toEqual([]);
});

test('Dockerfile: copies the imports of the scripts in the image', () => {
  const inImage = copiesOf(last).flatMap(({ from, sources }) => (from === undefined ? sources : []));
  const scripts = inImage.filter((path) => path.endsWith('.mjs'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    const imports = [...read(script).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(script, '..', path));
    expect(imports.filter((path) => !inImage.includes(path))).toEqual([]);
  }
});

test('Dockerfile: runs as the user `node`, who owns no program files', () => {
  const keywords = last.map(([keyword]) => keyword);
  expect(keywords.slice(keywords.indexOf('USER'))).toEqual(['USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']);
  expect(valuesOf('USER')).toEqual(['node']);
  expect(JSON.parse(valuesOf('CMD')[0] ?? '')).toEqual(['node', 'dist/server/main.js']);
});

test('Dockerfile: sets only existing settings, and to the same values as compose.yaml', () => {
  const settings = Object.keys(image).filter((name) => !['NODE_ENV', 'MALLOC_ARENA_MAX'].includes(name));
  expect(settings.filter((name) => !(name in settingTable))).toEqual([]);
  for (const name of settings) expect([name, environmentOf(site)[name]]).toEqual([name, image[name]]);
});

test('Dockerfile: checks /healthz, which needs no database, on the exposed port', () => {
  expect(valuesOf('EXPOSE')).toEqual([image['PORT']]);
  const command = JSON.parse(valuesOf('HEALTHCHECK')[0]?.split('CMD ')[1] ?? '') as string[];
  expect(command.join(' ')).toContain(`http://127.0.0.1:${image['PORT']}/healthz'`);
});

test('Dockerfile: makes the data folder a volume of the user `node`', () => {
  const folder = image['DATA_DIR'];
  expect(valuesOf('VOLUME')).toEqual([folder]);
  expect(valuesOf('RUN')).toContain(`install -d -o node -g node -m 700 ${folder}`);
  expect(site).toContain(`volumes: ["backups:${folder}"]`);
});

test('compose.yaml: configures both processes of the site alike', () => {
  expect(sites).toEqual(['site1', 'site2']);
  for (const name of sites) expect(below(name, below('services')).trim()).toBe('<<: *site');
});

test('compose.yaml: uses existing settings with values that production accepts', () => {
  expect(Object.keys(filledIn).length).toBeGreaterThan(8);
  expect(Object.keys(filledIn).filter((name) => !(name in settingTable))).toEqual([]);
  const config = loadConfig({ ...filledIn }, { ...productionSettings }, () => {});
  expect(config).toMatchObject({ mode: 'production', siteUrl: 'https://example.uz', trustProxy: 1 });
});

test('compose.yaml: lists the required settings in its first comment', () => {
  const head = compose.slice(0, compose.indexOf('\nname:'));
  const wanted = [...new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))];
  expect(wanted.length).toBeGreaterThan(3);
  expect(wanted.filter((name) => !head.includes(name))).toEqual([]);
});

test.each(['DATABASE_URL', 'REDIS_URL'])('compose.yaml: %s refers to a service that the site waits for', (name) => {
  const { hostname } = new URL(filledIn[name] ?? '');
  expect(services).toContain(hostname);
  expect(below('depends_on', site)).toContain(`${hostname}: {`);
});

test('compose.yaml: uses the user, password and database that PostgreSQL creates', () => {
  const { username, password, pathname } = new URL(filledIn['DATABASE_URL'] ?? '');
  expect(filledInOf(below('postgres', below('services')))).toEqual({
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: password,
    POSTGRES_DB: pathname.slice(1),
  });
});

test('compose.yaml: has a health check for each service that another one waits for', () => {
  const awaited = [...compose.matchAll(/(\w+): \{ condition: service_healthy \}/g)].map(([, name = '']) => name);
  expect(awaited.length).toBeGreaterThan(0);
  for (const name of awaited) expect(below(name, below('services'))).toContain('healthcheck:');
});

test('compose.yaml: Caddy proxies to each process of the site, starts after them, and alone publishes ports', () => {
  const { UPSTREAMS = '', ...others } = environmentOf(caddy);
  expect(UPSTREAMS.split(' ')).toEqual(sites.map((name) => `${name}:${filledIn['PORT']}`));
  expect(caddy).toContain(`depends_on: [${sites.join(', ')}]`);
  expect([...compose.matchAll(/^ +ports:/gm)]).toHaveLength(1);
  expect(caddy).toContain('ports:');
  const wanted = [...read('ops/Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name);
  expect(['UPSTREAMS', ...Object.keys(others)].toSorted()).toEqual([...new Set(wanted)].toSorted());
});

test('compose.yaml: mounts declared volumes and existing files', () => {
  const mounted = [...compose.matchAll(/(?:"|- )([.\w/]+):\//g)].map(([, name = '']) => name);
  const isFile = (name: string) => name.startsWith('.');
  const declared = [...`\n${compose.split('\nvolumes:')[1]}`.matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name);
  expect(mounted.filter((name) => !isFile(name)).toSorted()).toEqual(declared.toSorted());
  expect(mounted.filter(isFile).filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test('compose.yaml: pins images by version', () => {
  const names = [...below('services').matchAll(/^ +image: (.+)$/gm)].map(([, name]) => name);
  expect(names).toHaveLength(services.length - sites.length);
  for (const name of names) expect(name).toMatch(/:\d/);
});

test('ops/Caddyfile: allows large bodies on each upload route', () => {
  const sources = ['catalog/pictures/desk.ts', 'catalog/imports/desk.ts', 'visits/desk.ts'].map((name) =>
    read(`server/${name}`),
  );
  const routes = sources.flatMap((source) =>
    [...source.matchAll(/accept(?:Uploads|Pictures)\(scope, (?:\{\s+url: )?'([^']+)'/g)].map(([, url = '']) =>
      url.replace(/:\w+/g, '*'),
    ),
  );
  expect(routes).toHaveLength(sources.length);
  const [, paths = ''] = /@upload path (.+)/.exec(read('ops/Caddyfile')) ?? [];
  const [, others] = /@others not path (.+)/.exec(read('ops/Caddyfile')) ?? [];
  expect(paths.split(' ').toSorted()).toEqual(routes.toSorted());
  expect(others).toBe(paths);
});
