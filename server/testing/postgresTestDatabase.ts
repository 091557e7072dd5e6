import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { refreshSearch } from '../catalog/search/searchIndex';
import { migrate } from '../platform/db/migrate';
import { type OpenDatabase, openDatabase } from '../platform/db/open';
import { seed } from '../seed/seed';
import { fingerprint } from './fingerprint';

const templateLock = 7_305_522;

/** Copies a seeded template database. `close` drops the copy. */
export async function openPostgresTestDatabase(address: string): Promise<OpenDatabase & { url: string }> {
  const template = `yolda_test_${fingerprint(join(__dirname, '..'))}`;
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await asAdministrator(address, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) await makeTemplate(address, client, template);
    await client.query(`create database ${name} template ${template}`);
  });
  const url = within(address, name);
  const open = await openDatabase({ databaseUrl: url, dataDir: '' });
  return {
    ...open,
    url,
    async close() {
      await open.close();
      await asAdministrator(address, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function makeTemplate(address: string, client: Client, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const open = await openDatabase({ databaseUrl: within(address, draft), dataDir: '' });
  try {
    await migrate(open.patient);
    await seed(open.patient);
    await refreshSearch(open.patient);
  } finally {
    await open.close();
  }
  await client.query(`alter database ${draft} rename to ${template}`);
}

async function asAdministrator(address: string, run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

function within(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
