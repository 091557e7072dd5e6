import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { OwnersFiles } from './ownersFiles';

/** What PGlite's own file system has of it; fsync is missing there. */
type FileOperations = { fsync?(stream: { nfd: number }): number };

/**
 * A folder of the embedded database in which an fsync is one. PGlite's file system answers fsync without doing it, and its
 * server is started with fsync off: together they leave the last seconds before a power cut to luck. With both mended
 * PostgreSQL's own rules hold: the log is flushed before a commit is acknowledged, the tables at a checkpoint.
 */
export class FlushedFolder extends OwnersFiles {
  /** `-F` is fsync off. fdatasync, the default, is a call that PGlite answers by itself; fsync reaches the file system. */
  static readonly startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ];

  override async init(...parameters: Parameters<OwnersFiles['init']>): ReturnType<OwnersFiles['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    const mend = (module: { NODEFS: unknown }) => {
      const { stream_ops } = module.NODEFS as { stream_ops: FileOperations };
      stream_ops.fsync = ({ nfd }) => {
        flushOrEnd(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mend] } };
  }
}

/**
 * After a failed fsync nobody knows what is on the disk: PostgreSQL ends itself and reads its log anew. PGlite's attempt to
 * end leaves every later query without an answer, so the process ends instead.
 */
function flushOrEnd(file: number): void {
  try {
    fsyncSync(file);
  } catch (error) {
    process.stderr.write(`The disk of the embedded database failed (fsync): ${String(error)}\n`);
    process.exit(1);
  }
}
