import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { compilerOptions } from '../tsconfig.json';
import { hoverMedia } from './hoverMedia';

/** Browsers of about the last four years. Older ones get plain HTML. */
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
    // package.json names only the development build (7.18), which warns and is larger.
    'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  },
};

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

export const browserScripts = (plugins: string[] = []): RuleSetRule => ({
  test: /\.[cm]?tsx?$/,
  exclude: /node_modules/,
  use: { loader: 'babel-loader', options: { targets: BROWSERS, plugins } },
});

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

/** Tree shaking: the site uses only a part of react-router's component file. */
export const router: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: path.resolve('webpack/router.ts'),
};

/** Disables the warning about an optional import by a computed name (react-datepicker issue 6154). */
export const datePicker: RuleSetRule = {
  test: /[\\/]react-datepicker[\\/]/,
  parser: { exprContextCritical: false },
};

interface StyleOptions {
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
        url: { filter: (url: string) => !url.startsWith('/') },
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: namesOnly,
          // Hashes path and name only, so that both builds agree. Four characters collided in 1 of 13 builds.
          localIdentName: readableNames ? '[name]-[local]-[hash:base64:4]' : '[hash:base64:5]',
        },
      },
    },
    ...(namesOnly
      ? []
      : [{ loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins: [hoverMedia] } } }]),
  ],
});

/** The browser build emits imported files; the renderer only needs their URLs. */
export const files = (emit: boolean): RuleSetRule => ({
  test: /\.(svg|webp|png)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:7][ext]', emit },
});
