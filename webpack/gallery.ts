import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { type Configuration, optimize } from 'webpack';
import { BROWSERS, cache, datePicker, files, resolveForProduction, scripts, styles } from './rules';

/**
 * The gallery of primitives in a folder of its own, which the server answers outside production only. Apart from the site's build, so that
 * no chunk of the site is cut or named otherwise because of it.
 */
export const galleryBuild = (): Configuration => ({
  name: 'gallery',
  mode: 'production',
  target: ['web', 'es2020'],
  devtool: false,
  entry: { gallery: './src/gallery/main.tsx' },
  output: { path: path.resolve('dist/gallery'), publicPath: '/dev/gallery/', filename: '[name].js', clean: true },
  resolve: resolveForProduction,
  module: { rules: [scripts(BROWSERS), styles(), files(true), datePicker] },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
    new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
  optimization: { minimize: false },
  performance: { hints: false },
  stats: 'errors-warnings',
  cache: cache('gallery'),
});
