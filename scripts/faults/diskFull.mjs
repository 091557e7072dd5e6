import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { storedInFolder } from './embedded.mjs';
import { compare, startLoad } from './load.mjs';
import { storedInPostgres } from './postgresFaults.mjs';
import { startSite } from './site.mjs';

/** Runs `work` on a small tmpfs. Returns null without permission to mount. */
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

const freeMegabytes = (disk) => {
  const { bavail, bsize } = statfsSync(disk);
  return Math.ceil((bavail * bsize) / 1024 / 1024);
};

const take = (file, megabytes) =>
  run('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M', `count=${megabytes}`], { quiet: true });

/** Fills the disk under load for `ms`. Throws if the process ends, never refuses a call by 503 or does not recover. */
async function fill(disk, settings, { ms, mend = async () => {} }) {
  const site = await startSite(settings);
  const load = startLoad(() => [site.address]);
  const ballast = join(disk, 'ballast');
  try {
    await load.flows();
    await take(ballast, freeMegabytes(disk) - 32);
    await sleep(1_000);
    await take(`${ballast}-rest`, freeMegabytes(disk) + 1);
    await sleep(ms);
    for (const file of [ballast, `${ballast}-rest`]) rmSync(file);
    await mend();
    await site.whileAlive(load.flows());
    if (!load.answers['503']) throw new Error('The full disk caused no 503');
  } finally {
    await load.stop();
    if (site.alive()) await site.end('SIGINT');
  }
  return load;
}

const judged = (load, stored) => ({ load, ...compare(load.acknowledged, stored), notes: [] });

export const fullEmbedded = ({ ms }) =>
  onDisk(256, async (disk) => {
    const DATA_DIR = join(disk, 'data');
    const load = await fill(disk, { DATABASE_URL: 'embedded', DATA_DIR }, { ms });
    return judged(load, await storedInFolder(DATA_DIR));
  });

/** Restarts PostgreSQL afterwards, like a supervisor, because it may crash on a full disk. */
export const fullPostgres = ({ ms }) =>
  onDisk(256, async (disk) => {
    const postgres = await startPostgres({ place: disk });
    try {
      const settings = { DATABASE_URL: postgres.url, DATA_DIR: join(disk, 'unused') };
      const load = await fill(disk, settings, { ms, mend: () => postgres.begin() });
      return judged(load, await storedInPostgres(postgres.url));
    } finally {
      await postgres.stop();
    }
  });
