import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, Module } from 'webpack';
import { compileAhead } from './compileAhead';
import { minifyTwice } from './minifyTwice';
import { namedChunks } from './namedChunks';
import { forOldParsers } from './oldParsers';
import { BROWSERS, cache, datePicker, files, resolveForProduction, router, scripts, styles } from './rules';
import { SiteFiles } from './siteFiles';

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
// The stage that evaluates the libraries stands among them: on its own it would be one more request.
const stageOfLibraries = /[\\/]src[\\/]site[\\/]browser[\\/]boot[\\/]libraries\.ts$/;

const libraries = inPackages(
  'react-router',
  '@reduxjs',
  'redux',
  'react-redux',
  'redux-thunk',
  'reselect',
  'immer',
  'use-sync-external-store',
  'i18next',
  'react-i18next',
  '@standard-schema',
);

/** The minifiers see it under this name. */
const BOOT_FILE = /^boot\.[^.]+\.js$/;

/**
 * A small boot script, and everything else in chunks that it evaluates one task at a time. The libraries stand apart from our
 * own code because they change rarely, and apart from each other because evaluating them is the longest task of the page.
 */
export const clientBuild = (): Configuration => ({
  name: 'client',
  mode: 'production',
  target: ['web', 'es2020'],
  devtool: false,
  entry: { boot: './src/site/entry.browser.tsx', typed: './src/site/entry.typed.ts' },
  output: {
    path: path.resolve('dist/client/assets'),
    publicPath: '/assets/',
    filename: '[name].[contenthash:6].js',
    chunkFilename: '[id].[contenthash:6].js',
    // Not globalThis, which browsers too old for the application lack: the boot script must run there.
    globalObject: 'self',
    uniqueName: 'yolda',
  },
  resolve: resolveForProduction,
  module: { rules: [scripts(BROWSERS), styles(), files(true), router, datePicker] },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:6].css', chunkFilename: '[id].[contenthash:6].css' }),
    compileAhead,
    namedChunks,
    new SiteFiles(),
  ],
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    mangleExports: 'size',
    minimizer: [
      new TerserPlugin({
        exclude: BOOT_FILE,
        minify: minifyTwice,
        parallel: false,
        extractComments: false,
        terserOptions: { ecma: 2020, compress: { passes: 6, pure_getters: true } },
      }),
      new TerserPlugin({ include: BOOT_FILE, minify: forOldParsers, parallel: false, extractComments: false }),
      new CssMinimizerPlugin(),
    ],
    splitChunks: {
      chunks: 'async',
      // Two small files weigh more than the code they would share.
      minSize: 40_000,
      cacheGroups: {
        react: { test: inPackages('react', 'react-dom', 'scheduler'), name: 'react', priority: 30, enforce: true },
        libraries: {
          test: (module: Module) => {
            const file = module.nameForCondition() ?? '';
            return libraries.test(file) || stageOfLibraries.test(file);
          },
          name: 'libraries',
          priority: 20,
          enforce: true,
        },
      },
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: cache('client'),
});
