import type { Chunk, Compilation, Module } from 'webpack';

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** A module, or the modules that were joined into it. */
const partsOf = (module: Module): Module[] =>
  'modules' in module ? (module as Module & { modules: Module[] }).modules : [module];

const packagesOf = ({ chunkGraph }: Compilation, chunk: Chunk): string[] => {
  const names = new Set<string>();
  for (const module of chunkGraph.getChunkModules(chunk).flatMap(partsOf)) {
    const name = PACKAGE.exec(module.nameForCondition() ?? '')?.[1];
    if (name) names.add(name.replace('\\', '/'));
  }
  return [...names].toSorted();
};

/** Which packages each script holds: `npm test` compares the initial ones with the list of those allowed there. */
export const packagesByScript = (compilation: Compilation): Record<string, string[]> => {
  const all: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) if (file.endsWith('.js')) all[file] = packagesOf(compilation, chunk);
  }
  return all;
};
