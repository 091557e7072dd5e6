import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../lib/run.mjs';
import { storedInFolder } from './embedded.mjs';
import { compare, startLoad } from './load.mjs';
import { startSite } from './site.mjs';

const quiet = { quiet: true };

async function must(command, args) {
  const { code, output } = await run(command, args, quiet);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output.trim()}`);
}

/**
 * Simulates power cuts under load: pauses the server and copies the disk image that holds its data. The copy lacks
 * unflushed writes. Mounting it replays the journal. Returns null without permission to mount.
 */
export async function powerCut({ cuts }) {
  const folder = mkdtempSync(join(tmpdir(), 'power-cut-'));
  const disk = join(folder, 'disk');
  const dataDir = join(folder, 'mounted');
  mkdirSync(dataDir);
  try {
    await must('truncate', ['-s', '400M', disk]);
    await must('mkfs.ext4', ['-q', disk]);
    if ((await run('mount', ['-o', 'loop', disk, dataDir], quiet)).code !== 0) return null;
    try {
      return await cutUnderLoad({ cuts, folder, disk, dataDir });
    } finally {
      await run('umount', [dataDir], quiet);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function cutUnderLoad({ cuts, folder, disk, dataDir }) {
  const site = await startSite({ DATABASE_URL: 'embedded', DATA_DIR: join(dataDir, 'data') });
  const load = startLoad(() => [site.address]);
  const copies = [];
  try {
    for (let cut = 0; cut < cuts; cut++) {
      await load.flows();
      await sleep(cut * 370);
      const copy = join(folder, `cut-${cut}`);
      await site.whileStopped(async () => {
        await copyAtRest(disk, copy);
        copies.push({ copy, acknowledged: [...load.acknowledged] });
      });
    }
  } finally {
    await load.stop();
    if (site.alive()) await site.end('SIGINT');
  }
  const result = { load, lostEntries: 0, doubled: 0, notes: [`${cuts} times`] };
  for (const { copy, acknowledged } of copies) {
    const { lostEntries, doubled } = await readCopy(copy, join(folder, 'after'), acknowledged);
    result.lostEntries += lostEntries;
    result.doubled += doubled;
    rmSync(copy);
  }
  return result;
}

/** Copies again if the image was written meanwhile: a real disk never mixes older and newer blocks like a torn copy. */
async function copyAtRest(disk, copy) {
  const written = () => statSync(disk, { bigint: true }).mtimeNs;
  for (;;) {
    // Modification times have a resolution of some milliseconds.
    await sleep(50);
    const before = written();
    await must('cp', [disk, copy]);
    if (written() === before) return;
  }
}

async function readCopy(copy, place, acknowledged) {
  mkdirSync(place, { recursive: true });
  await must('mount', ['-o', 'loop', copy, place]);
  try {
    return compare(acknowledged, await storedInFolder(join(place, 'data')));
  } finally {
    await must('umount', [place]);
  }
}
