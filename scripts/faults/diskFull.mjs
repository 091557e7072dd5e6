import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { storedInFolder } from './embedded.mjs';
import { compare, startLoad } from './load.mjs';
import { storedInPostgres } from './postgresFaults.mjs';
import { startSite } from './site.mjs';

/** A disk of `megabytes` for `work`; null where mounting is not permitted. */
async function onDisk(megabytes, work) {
  const disk = mkdtempSync(join(tmpdir(), 'disk-full-'));
  try {
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk], { quiet: true });
    if (mounted.code !== 0) return null;
    try {
      return await work(disk);
    } finally {
      await run('umount', [disk], { quiet: true });
    }
  } finally {
    rmSync(disk, { recursive: true, force: true });
  }
}

/** The last byte of the disk is taken for `ms`; before and after, requests must be accepted. The process lives through it. */
async function fill(disk, settings, { ms, mend = async () => {} }) {
  const site = await startSite(settings);
  const load = startLoad(() => site.address);
  const ballast = join(disk, 'ballast');
  const taken = async () => {
    const before = load.acknowledged.length;
    const until = performance.now() + 30_000;
    while (site.alive() && load.acknowledged.length < before + 20) {
      if (performance.now() > until) throw new Error('Nothing is accepted, and the disk has room');
      await sleep(20);
    }
  };
  try {
    await taken();
    await run('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { quiet: true });
    await sleep(ms);
    rmSync(ballast);
    await mend();
    await taken();
    if (!site.alive()) throw new Error(`The site ended:\n${site.output()}`);
  } finally {
    await load.stop();
    if (site.alive()) await site.end();
  }
  return load;
}

async function judged(load, stored) {
  const { lost, doubled } = compare(load.acknowledged, stored);
  const { answers, pages } = load;
  return { answers, pages, lost, doubled, notes: [] };
}

/** The disk of the embedded database is full. */
export const fullEmbedded = ({ ms }) =>
  onDisk(256, async (disk) => {
    const DATA_DIR = join(disk, 'data');
    const load = await fill(disk, { DATABASE_URL: 'embedded', DATA_DIR }, { ms });
    return judged(load, await storedInFolder(DATA_DIR));
  });

/** The disk of PostgreSQL is full. It may end of that; then it is started again, as its supervisor does. */
export const fullPostgres = ({ ms }) =>
  onDisk(256, async (disk) => {
    const postgres = await startPostgres({ place: disk });
    try {
      const settings = { DATABASE_URL: postgres.url, DATA_DIR: join(disk, 'unused') };
      const load = await fill(disk, settings, { ms, mend: () => postgres.begin() });
      return await judged(load, await storedInPostgres(postgres.url));
    } finally {
      await postgres.stop();
    }
  });
