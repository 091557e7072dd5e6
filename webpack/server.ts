import path from 'node:path';
import { type Configuration, optimize } from 'webpack';
import { migrationFiles } from './buildFiles';
import { cache, datePicker, files, resolveForProduction, serverScripts, styles } from './rules';

const base = (name: string): Configuration => ({
  name,
  mode: 'production',
  target: 'node20',
  devtool: false,
  node: { __dirname: false, __filename: false },
  resolve: resolveForProduction,
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: cache(name),
});

export const rendererBuild = (): Configuration => ({
  ...base('renderer'),
  entry: { render: './src/site/entry.server.tsx' },
  output: { path: path.resolve('dist/server'), publicPath: '/assets/', library: { type: 'commonjs2' } },
  module: { rules: [serverScripts(), styles({ namesOnly: true }), files(false), datePicker] },
  plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  // Minified server code only makes stack traces unreadable; constants are still folded.
  optimization: { minimize: false },
});

// Bundled, because it is published as ES modules only, and requiring them prints a warning on Node 20.
const bundled = /^typebox(\/|$)/;

/**
 * Builds the server, its worker threads and operator commands. Packages are loaded from node_modules; SQL migrations
 * are copied.
 */
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
  module: { rules: [serverScripts()], parser: { javascript: { createRequire: false } } },
  externalsPresets: { node: true },
  externals: [
    ({ request }, done) => {
      const ours = /^[./#]/.test(request) || path.isAbsolute(request) || bundled.test(request);
      return ours ? done() : done(undefined, `commonjs ${request}`);
    },
  ],
  plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 }), migrationFiles],
  optimization: { minimize: false, nodeEnv: false },
});
