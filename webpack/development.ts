import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { developmentPage } from './developmentPage';
import { BROWSERS, cache, datePicker, files, resolve, scripts, styles } from './rules';

const port = Number(process.env.PORT ?? 3000);
const apiOrigin = process.env.API_ORIGIN ?? `http://127.0.0.1:${port + 1}`;

/** The site alone, rendered in the browser, with Fast Refresh; the API server's own addresses are passed on to it. */
export const developmentBuild = (): Configuration => ({
  name: 'development',
  mode: 'development',
  target: 'web',
  devtool: 'eval-cheap-module-source-map',
  entry: { boot: './src/site/entry.browser.tsx', gallery: './src/gallery/main.tsx', desk: './src/desk/entry.tsx' },
  output: { path: path.resolve('.cache/development'), publicPath: '/assets/', filename: '[name].js' },
  resolve,
  module: {
    rules: [scripts(BROWSERS, ['react-refresh/babel']), styles({ readableNames: true }), files(true), datePicker],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
    new ReactRefreshPlugin({ overlay: true }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: cache('development'),
  devServer: {
    port,
    hot: true,
    static: { directory: path.resolve('public'), publicPath: '/', serveIndex: false },
    proxy: [{ context: ['/api', '/media', '/dev/outbox', '/healthz', '/readyz'], target: apiOrigin }],
    setupMiddlewares: (middlewares) => [...middlewares, developmentPage],
    client: { logging: 'warn' },
  },
});
