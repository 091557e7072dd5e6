import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { type Configuration, optimize } from 'webpack';
import { CopyFolder } from './copyFolder';
import { BROWSERS, cache, datePicker, files, NODE, resolveForProduction, scripts, styles } from './rules';

const base = (name: string): Configuration => ({
  name,
  mode: 'production',
  target: 'node20',
  devtool: 'source-map',
  node: { __dirname: false, __filename: false },
  resolve: resolveForProduction,
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: cache(name),
});

/** The same React application as a function from a request to a page: one file, React included, built for production. */
export const rendererBuild = (): Configuration => ({
  ...base('renderer'),
  entry: { render: './src/site/entry.server.tsx' },
  output: { path: path.resolve('dist/server'), publicPath: '/assets/', library: { type: 'commonjs2' } },
  module: { rules: [scripts(NODE), styles({ namesOnly: true }), files(false), datePicker] },
  plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  // Minified code only makes a stack trace unreadable here; the constants are still folded.
  optimization: { minimize: false },
});

/** The service worker in one file; the server puts the build's names before it (server/web/serviceWorker.ts). */
export const workerBuild = (): Configuration => ({
  ...base('worker'),
  target: ['webworker', 'es2020'],
  devtool: false,
  entry: { 'service-worker': './src/worker/serviceWorker.ts' },
  output: { path: path.resolve('dist/server') },
  module: { rules: [scripts(BROWSERS)] },
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, extractComments: false })],
  },
});

// Published as ES modules only: bundled, because loading them from CommonJS still prints a warning on Node 20.
const bundled = /^typebox(\/|$)/;

/** The server process, the threads that draw its papers and read spreadsheets, and the commands on its database. Packages stay outside, in node_modules; SQL migrations are copied beside. */
export const serverBuild = (): Configuration => ({
  ...base('server'),
  entry: {
    main: './server/main.ts',
    backup: './server/ops/backup/main.ts',
    person: './server/ops/person.ts',
    staff: './server/ops/staff.ts',
    paper: './server/visits/pdf/worker.ts',
    spreadsheet: './server/catalog/imports/worker.ts',
    history: './server/ops/verifyHistory.ts',
  },
  output: { path: path.resolve('dist/server'), library: { type: 'commonjs2' } },
  // The renderer is loaded by its path at run time.
  module: { rules: [scripts(NODE)], parser: { javascript: { createRequire: false } } },
  externalsPresets: { node: true },
  externals: [
    ({ request }, done) => {
      const ours = /^[./#]/.test(request) || path.isAbsolute(request) || bundled.test(request);
      return ours ? done() : done(undefined, `commonjs ${request}`);
    },
  ],
  plugins: [
    new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new CopyFolder('server/platform/db/migrations', 'dist/server/migrations'),
  ],
  optimization: { minimize: false, nodeEnv: false },
});
