import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { DeskFiles } from './deskFiles';
import { minifyTwice } from './minifyTwice';
import { BROWSERS, cache, files, resolveForProduction, router, scripts, styles } from './rules';

/**
 * The staff's desk in a folder of its own. Apart from the site's build, so that no chunk of the site is cut or named otherwise because
 * of it.
 */
export const deskBuild = (): Configuration => ({
  name: 'desk',
  mode: 'production',
  target: ['web', 'es2020'],
  devtool: false,
  entry: { desk: './src/desk/entry.tsx' },
  output: {
    path: path.resolve('dist/desk'),
    publicPath: '/desk/assets/',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    globalObject: 'self',
    uniqueName: 'yoldaDesk',
    clean: true,
  },
  resolve: resolveForProduction,
  module: { rules: [scripts(BROWSERS), styles(), files(true), router] },
  plugins: [
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      ignoreOrder: true,
    }),
    new DeskFiles(),
  ],
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    minimizer: [
      new TerserPlugin({
        minify: minifyTwice,
        parallel: false,
        extractComments: false,
        terserOptions: { ecma: 2020, compress: { passes: 2, pure_getters: true } },
      }),
      new CssMinimizerPlugin(),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: cache('desk'),
});
