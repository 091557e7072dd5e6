// webpack's transform. Types only vanish where the source says `import type` (onlyRemoveTypeImports). jest's: scripts/lib/swcJest.cjs.
module.exports = (api) => ({
  presets: [
    ['@babel/preset-env', { modules: false, bugfixes: true }],
    ['@babel/preset-react', { runtime: 'automatic', development: api.env('development') }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
});
