import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { type Configuration, type Module, optimize } from 'webpack';
import { deskFiles, siteFiles } from './buildFiles';
import { compileAhead, minifyForOldParsers, minifyScripts, minifyStyles } from './minimize';
import { browserScripts, cache, datePicker, files, resolveForProduction, router, styles } from './rules';

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
// Added to the chunk `libraries`, because a separate chunk would be another request.
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

const BOOT_FILE = /^boot\.[^.]+\.js$/;

/** Each application is a separate build, so that they do not share chunks. */
const base = (name: string): Configuration => ({
  name,
  mode: 'production',
  target: ['web', 'es2020'],
  devtool: false,
  resolve: resolveForProduction,
  module: { rules: [browserScripts(), styles(), files(true), router, datePicker] },
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: cache(name),
});

/**
 * Builds a small boot script and chunks that it evaluates in one task each. Libraries are separate chunks, because they
 * change rarely and their evaluation is the longest task.
 */
export const clientBuild = (): Configuration => ({
  ...base('client'),
  entry: { boot: './src/site/entry.browser.tsx', typed: './src/site/entry.typed.ts' },
  output: {
    path: path.resolve('dist/client/assets'),
    publicPath: '/assets/',
    filename: '[name].[contenthash:6].js',
    chunkFilename: '[name].[contenthash:6].js',
    // Old browsers that run the boot script lack globalThis.
    globalObject: 'self',
    uniqueName: 'yolda',
    clean: true,
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:6].css', chunkFilename: '[name].[contenthash:6].css' }),
    compileAhead,
    siteFiles,
  ],
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    mangleExports: 'size',
    minimizer: [minifyScripts(6, [BOOT_FILE]), minifyForOldParsers(BOOT_FILE), minifyStyles],
    splitChunks: {
      chunks: 'async',
      // Below this size, another file costs more than duplicated code.
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
});

export const deskBuild = (): Configuration => ({
  ...base('desk'),
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
  plugins: [
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      ignoreOrder: true,
    }),
    deskFiles,
  ],
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    minimizer: [minifyScripts(2), minifyStyles],
  },
});

export const galleryBuild = (): Configuration => ({
  ...base('gallery'),
  entry: { gallery: './src/gallery/main.tsx' },
  output: { path: path.resolve('dist/gallery'), publicPath: '/dev/gallery/', filename: '[name].js', clean: true },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
    new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
  optimization: { minimize: false },
});

export const workerBuild = (): Configuration => ({
  ...base('worker'),
  target: ['webworker', 'es2020'],
  entry: { 'service-worker': './src/worker/serviceWorker.ts' },
  output: { path: path.resolve('dist/server') },
  module: { rules: [browserScripts()] },
  optimization: { minimizer: [minifyScripts(2)] },
});
