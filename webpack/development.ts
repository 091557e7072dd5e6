import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { spaPage } from './buildFiles';
import { browserScripts, cache, datePicker, files, resolve, styles } from './rules';

const port = Number(process.env.PORT ?? 3000);
const apiOrigin = process.env.API_ORIGIN ?? `http://127.0.0.1:${port + 1}`;

const CONFIG = { mainApiUrl: '/api/main', publicApiUrl: '', siteUrl: '', mapTilesUrl: '', reduxDevtools: true };
const GALLERY = /^(?:\/uz)?\/dev\/gallery$/;
const DESK = /^\/desk(?:\/|$)/;

const entryOf = (address: string) => (GALLERY.test(address) ? 'gallery' : DESK.test(address) ? 'desk' : 'boot');

const developmentPage = {
  name: 'page',
  middleware: (request: IncomingMessage, reply: ServerResponse, next: () => void): void => {
    const address = request.url?.split('?')[0] ?? '/';
    if (address === '/config.json') {
      reply.setHeader('Content-Type', 'application/json').end(JSON.stringify(CONFIG));
    } else if (/\.\w+$/.test(address)) {
      next();
    } else {
      const entry = entryOf(address);
      reply.setHeader('Content-Type', 'text/html; charset=utf-8').end(spaPage(`${entry}.js`, [`${entry}.css`]));
    }
  },
};

export const developmentBuild = (): Configuration => ({
  name: 'development',
  mode: 'development',
  target: 'web',
  devtool: 'eval-cheap-module-source-map',
  entry: { boot: './src/site/entry.browser.tsx', gallery: './src/gallery/main.tsx', desk: './src/desk/entry.tsx' },
  output: { path: path.resolve('.cache/development'), publicPath: '/assets/', filename: '[name].js' },
  resolve,
  module: {
    rules: [browserScripts(['react-refresh/babel']), styles({ readableNames: true }), files(true), datePicker],
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
