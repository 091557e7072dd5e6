import { readFileSync } from 'node:fs';
import { makeEchoBuild } from '../../testing/echoBuild';
import { startTestServer } from '../../testing/testServer';
import { createSite } from '../../web/site';

const FOREIGN = new Set(['up']);
/** Metrics that the embedded database lacks. */
const OF_POSTGRESQL = process.env['DATABASE_URL_TEST'] ? new Set<string>() : new Set(['yolda_database_connections']);

const expressionsOf: Record<string, () => string[]> = {
  'ops/prometheus/alerts.yml': () =>
    readFileSync('ops/prometheus/alerts.yml', 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(#|- (alert|name)|summary|description)/.test(line)),
  'ops/grafana/yolda.json': () => {
    const { panels } = JSON.parse(readFileSync('ops/grafana/yolda.json', 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  },
};

const namesIn = (lines: string[]) =>
  new Set(lines.flatMap((line) => line.match(/\b(yolda|nodejs|process)_\w+|\bup(?=[{ ])/g) ?? []));

test.each(Object.keys(expressionsOf))('%s uses only metrics that /metrics exports', async (file) => {
  const build = makeEchoBuild();
  // Metrics of a remote API exist only if one is configured.
  const server = await startTestServer(
    { publicApiUrl: 'http://127.0.0.1:9' },
    { site: createSite({ distDir: build.distDir }) },
  );
  for (const url of ['/shop/singl-shop/1', '/nowhere', '/api/main/spare-part/1/']) await server.app.inject(url);
  const reply = await server.app.inject('/metrics');
  await server.close();
  build.remove();
  const known = new Set([...reply.payload.matchAll(/^(\w+)/gm)].map(([name]) => name));
  const named = namesIn(expressionsOf[file]?.() ?? []);
  expect(named.size).toBeGreaterThan(6);
  expect([...named].filter((name) => !known.has(name) && !FOREIGN.has(name) && !OF_POSTGRESQL.has(name))).toEqual([]);
});
