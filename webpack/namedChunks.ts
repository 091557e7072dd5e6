import type { Compiler } from 'webpack';

/**
 * These keep their names in those of their files: what every page begins with, the screens and their texts, and what a journey holds back
 * by its name.
 */
const KEEPS_NAME =
  /^(boot|app|react|libraries|stage-.*|page-.*|texts-.*|appointment-form|archive-calendar|branch-map|choose-language|hero-motion|purchase-form|qr|search-field|session)$/;

/** As short as can be, and no number, which `chunkIds` gives to those without a name. */
const shortId = (index: number): string => {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortId(Math.floor(index / 26) - 1) + letter;
};

/**
 * A chunk with a name is known by its id alone, and its file by the same: the runtime, which every page loads, then needs no table of which
 * number has which name. Late ones have a letter for an id, in the order of their names. Chunks without a name keep the numbers that
 * `chunkIds` gives them, where webpack's own `named` would spell out the paths of their modules.
 */
export const namedChunks = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('namedChunks', (compilation) => {
      compilation.hooks.beforeChunkIds.tap('namedChunks', (chunks) => {
        const named = [...chunks].flatMap((chunk) => (chunk.name ? [{ chunk, name: chunk.name }] : []));
        const late = named
          .map(({ name }) => name)
          .filter((name) => !KEEPS_NAME.test(name))
          .toSorted();
        for (const { chunk, name } of named) {
          const id = KEEPS_NAME.test(name) ? name : shortId(late.indexOf(name));
          chunk.id = id;
          chunk.ids = [id];
        }
      });
    });
  },
};
