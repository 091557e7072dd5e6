import { transform } from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';
import { BannerPlugin, Compilation } from 'webpack';

const plain = { parallel: false, extractComments: false };

export const minifyScripts = (passes: number, exclude: RegExp[] = []) =>
  new TerserPlugin({
    ...plain,
    exclude,
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { passes, pure_getters: true } },
  });

export const minifyStyles = new TerserPlugin({ ...plain, test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss });

/**
 * Compiles the boot script to ES2015, because browsers that cannot parse the other scripts run it. ES2015 is larger, so
 * the other scripts are not compiled to it.
 */
export const minifyForOldParsers = (include: RegExp) =>
  new TerserPlugin({
    ...plain,
    include,
    minify: async (input: Record<string, string>) => {
      const { code } = await transform(Object.values(input)[0] ?? '', {
        swcrc: false,
        configFile: false,
        isModule: false,
        minify: true,
        jsc: {
          target: 'es2015',
          loose: true,
          minify: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        },
      });
      return { code };
    },
  });

/**
 * Makes V8 compile all functions on another thread while the script loads, instead of at the first call. Other engines
 * ignore the comment (https://v8.dev/blog/explicit-compile-hints).
 */
export const compileAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // Runs after the minifiers, which remove comments.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
