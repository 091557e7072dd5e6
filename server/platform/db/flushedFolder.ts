import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const GROUP_AND_OTHERS = 0o077;

type Attributes = { mode?: number };
type SetAttributes = (path: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]) => void;

/** Makes PGlite's files readable by the owner only. `NodeFS` sets mode 0666 by chmod, regardless of umask. */
class OwnerOnlyFiles extends NodeFS {
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
    set(path, node, mode === undefined ? attributes : { ...attributes, mode: mode & ~GROUP_AND_OTHERS }, ...rest);
  };
}

type FileOperations = { fsync?(stream: { nfd: number }): number };

/**
 * Enables fsync, which PGlite turns off, so that a power cut cannot lose acknowledged writes.
 * WAL is flushed before a commit is acknowledged, tables at a checkpoint.
 */
export class FlushedFolder extends OwnerOnlyFiles {
  /** Removes `-F`, which disables fsync. PGlite ignores fdatasync, the default, but passes fsync to the file system. */
  static readonly startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ];

  override async init(...parameters: Parameters<OwnerOnlyFiles['init']>): ReturnType<OwnerOnlyFiles['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    const withFlushedWrites = (module: { NODEFS: unknown }) => {
      const { stream_ops } = module.NODEFS as { stream_ops: FileOperations };
      stream_ops.fsync = ({ nfd }) => {
        flushOrEnd(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), withFlushedWrites] } };
  }
}

/**
 * After a failed fsync the state on disk is unknown. PostgreSQL would exit and replay WAL, but PGlite would hang, so
 * the process exits.
 */
function flushOrEnd(file: number): void {
  try {
    fsyncSync(file);
  } catch (error) {
    process.stderr.write(`The disk of the embedded database failed (fsync): ${String(error)}\n`);
    process.exit(1);
  }
}
