import { NodeFS } from '@electric-sql/pglite/nodefs';

const OTHERS = 0o077;

type Attributes = { mode?: number };
type SetAttributes = (path: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]) => void;

/**
 * PGlite's files on disk, those of the owner alone. Its own file system gives each file that it makes the mode 0666 by chmod, which no
 * umask holds back.
 */
export class OwnersFiles extends NodeFS {
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
