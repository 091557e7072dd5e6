import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { compilerOptions } from '../tsconfig.json';
import { hoverMedia } from './hoverMedia';

/** Browsers of about the last four years: whatever is older gets the page as plain HTML, which works without the script. */
export const BROWSERS = ['chrome 103', 'edge 103', 'firefox 102', 'safari 15.6', 'ios 15.6', 'samsung 19'];
export const NODE = { node: '20.19' };

const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([alias, [folder = '']]) => [
    alias.slice(0, -2),
    path.resolve(folder.slice(0, -2)),
  ]),
);

export const resolve = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: aliases,
} satisfies Configuration['resolve'];

export const resolveForProduction: NonNullable<Configuration['resolve']> = {
  ...resolve,
  alias: {
    ...aliases,
    // The package names only its development build (7.18), which warns and weighs more: the other lies beside it.
    'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  },
};

/** Kept between builds, so that an unchanged module is neither parsed nor minified again. */
export const cache = (name: string): NonNullable<Configuration['cache']> => ({
  type: 'filesystem',
  name,
  cacheDirectory: path.resolve('.cache/webpack'),
  buildDependencies: {
    config: [
      path.resolve('webpack.config.ts'),
      `${path.resolve('webpack')}${path.sep}`,
      path.resolve('babel.config.js'),
    ],
  },
});

/** Compiles TypeScript and JSX for browsers (babel.config.js). */
export const browserScripts = (plugins: string[] = []): RuleSetRule => ({
  test: /\.[cm]?tsx?$/,
  exclude: /node_modules/,
  use: { loader: 'babel-loader', options: { targets: BROWSERS, plugins } },
});

/** Compiles TypeScript and JSX for Node. */
export const serverScripts = (): RuleSetRule => {
  const compile = (tsx: boolean) => ({
    loader: 'swc-loader',
    options: {
      swcrc: false,
      env: { targets: NODE },
      jsc: {
        parser: { syntax: 'typescript', tsx },
        transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
      },
    },
  });
  return {
    exclude: /node_modules/,
    oneOf: [
      { test: /\.tsx$/, use: compile(true) },
      { test: /\.[cm]?ts$/, use: compile(false) },
    ],
  };
};

/** A third of the one file that holds react-router's components is never used by the site. */
export const router: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: path.resolve('webpack/router.ts'),
};

/** It asks for a package that is not there by a name that webpack cannot know, and does without it (issue 6154 there). */
export const datePicker: RuleSetRule = {
  test: /[\\/]react-datepicker[\\/]/,
  parser: { exprContextCritical: false },
};

interface StyleOptions {
  /** The renderer needs only the class names; the browser's build makes the files. */
  namesOnly?: boolean;
  readableNames?: boolean;
}

export const styles = ({ namesOnly = false, readableNames = false }: StyleOptions = {}): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...(namesOnly ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        importLoaders: 1,
        // What begins with a slash is a file of public/ that keeps its address.
        url: { filter: (url: string) => !url.startsWith('/') },
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: namesOnly,
          // By path and name alone, so that the renderer's build comes to the same. Four characters let two of our classes share a name once in 13 builds.
          localIdentName: readableNames ? '[name]-[local]-[hash:base64:4]' : '[hash:base64:5]',
        },
      },
    },
    ...(namesOnly
      ? []
      : [{ loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins: [hoverMedia] } } }]),
  ],
});

/** Emitted once, by the browser's build; the renderer only learns the address. */
export const files = (emit: boolean): RuleSetRule => ({
  test: /\.(svg|webp|png)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:7][ext]', emit },
});
