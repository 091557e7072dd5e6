import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const OTHERS = 0o077;

type Attributes = { mode?: number };
type SetAttributes = (path: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]) => void;

/**
 * PGlite's files on disk, those of the owner alone. Its own file system gives each file that it makes the mode 0666 by chmod, which no
 * umask holds back.
 */
class OwnersFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts, ...rest } = await super.init(...given);
    const preRun = [
      ({ NODEFS }: { NODEFS: unknown }) => hideFromOthers(NODEFS as { doSetAttr: SetAttributes }),
      ...(emscriptenOpts.preRun ?? []),
    ];
    return { ...rest, emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function hideFromOthers(files: { doSetAttr: SetAttributes }): void {
  const set = files.doSetAttr.bind(files);
  files.doSetAttr = (path, node, attributes, ...rest) => {
    const { mode } = attributes;
    set(path, node, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS }, ...rest);
  };
}

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
