import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvFile } from '../../platform/config';
import { type OpenDatabase, openDatabase } from '../../platform/db/open';
import { readSettings } from '../../platform/settings/read';
import { StartError } from '../../platform/startError';
import { runCommand } from '../command';
import { copyLines, keepNewest, totalOf, writeBackup } from './backupFile';
import { connectToBackup, dump } from './channel';

import { readBackup } from './format';
import { restore } from './restore';

type Place = { databaseUrl: string | null; dataDir: string };

const say = (line: string) => console.log(line);
const usage = `npm run backup -- [folder] [--keep N]        the database into a file of the folder, DATA_DIR/backups if none is named
npm run restore -- <file> [--replace]        a backup into the database; --replace: in the place of what is there
npm run restore -- <file> --check            only says whether the file is whole
npm run move-to-postgres                     the embedded database of DATA_DIR into the PostgreSQL of DATABASE_URL`;

async function run([command, ...args]: string[]): Promise<void> {
  // Files contain personal data, so only their owner may read them.
  process.umask(0o077);
  const { values, positionals } = parseArguments(args);
  const settings = readSettings(process.env, readEnvFile());
  const dataDir = resolve(settings.DATA_DIR);
  const databaseUrl = settings.DATABASE_URL === 'embedded' ? null : settings.DATABASE_URL;
  const place = { databaseUrl, dataDir };
  const [named] = positionals;
  if (command === 'backup') {
    const folder = resolve(named ?? join(dataDir, 'backups'));
    await backup(place, folder);
    if (values.keep) for (const name of keepNewest(folder, countOf(values.keep))) say(`Removed ${name}`);
  } else if (command === 'restore' && named) {
    await (values.check ? check(named) : restoreInto(place, named, values.replace));
  } else if (command === 'move-to-postgres' && !named) await move(place);
  else throw new StartError(usage);
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        keep: { type: 'string' },
        replace: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new StartError(usage);
  }
}

function countOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new StartError('--keep requires a number of files, at least 1');
  return Number(text);
}

async function backup(place: Place, folder: string): Promise<string> {
  const running = place.databaseUrl ? null : await connectToBackup(place.dataDir);
  const { path, tables } = await writeBackup(folder, (write) =>
    running ? copyLines(running, write) : withDatabase(place, ({ patient }) => dump(patient, write)),
  );
  say(`${path}: ${totalOf(tables)} rows of ${Object.keys(tables).length} tables`);
  return path;
}

async function restoreInto(place: Place, path: string, replace: boolean): Promise<void> {
  const { made, tables } = await withDatabase(place, ({ patient }) => restore(patient, path, { replace }), {
    mayBeNew: true,
  });
  say(
    `Restored as of ${made}: ${totalOf(tables)} rows of ${Object.keys(tables).length} tables, compared with the backup`,
  );
}

async function check(path: string): Promise<void> {
  const { made, tables } = await readBackup(path);
  say(`${path} is whole: made ${made}, ${totalOf(tables)} rows of ${Object.keys(tables).length} tables`);
}

/** Copies the embedded database to PostgreSQL by a verified backup file. The original stays for a rollback. */
async function move({ databaseUrl, dataDir }: Place): Promise<void> {
  if (!databaseUrl) throw new StartError('Set DATABASE_URL=postgres://… to the target database');
  const source: Place = { databaseUrl: null, dataDir };
  const running = await connectToBackup(dataDir);
  if (running) {
    running.destroy();
    throw new StartError('The site is running. Stop it first, so that no write is lost');
  }
  const target = await openDatabase({ databaseUrl, dataDir });
  try {
    const path = await backup(source, join(dataDir, 'backups'));
    const { tables } = await restore(target.patient, path);
    for (const [name, { rows }] of Object.entries(tables)) say(`${String(rows).padStart(10)}  ${name}`);
    say(
      'Every table is the same on both sides; start the site with this DATABASE_URL. The embedded database is as it was.',
    );
  } finally {
    await target.close();
  }
}

async function withDatabase<T>(
  place: Place,
  work: (database: OpenDatabase) => Promise<T>,
  { mayBeNew = false } = {},
): Promise<T> {
  if (!place.databaseUrl && !mayBeNew && !existsSync(join(place.dataDir, 'db'))) {
    throw new StartError(`There is no database in ${place.dataDir} (DATA_DIR)`);
  }
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

runCommand(run);
