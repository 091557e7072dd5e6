import type { Compiler } from 'webpack';

/**
 * A chunk with a name is known by it, not by a number: the runtime, which every page loads, then needs no table of which number has which
 * name. The others keep the numbers that `chunkIds` gives them, where webpack's own `named` would spell out the paths of their modules.
 */
export const namedChunks = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('namedChunks', (compilation) => {
      compilation.hooks.beforeChunkIds.tap('namedChunks', (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  },
};
