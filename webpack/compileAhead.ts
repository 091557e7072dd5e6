import { BannerPlugin, Compilation } from 'webpack';

/**
 * Has V8 compile every function of a script while it arrives, beside the page, instead of on the page's own thread when it is first
 * called: what we load we load to run it. Other engines see a comment (https://v8.dev/blog/explicit-compile-hints).
 */
export const compileAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // The minifiers take comments away.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
