// One transform for webpack and jest. Types only vanish where the source says `import type` (onlyRemoveTypeImports).
module.exports = (api) => {
  const test = api.env('test');
  const development = api.env('development');
  return {
    presets: [
      test
        ? ['@babel/preset-env', { targets: { node: 'current' } }]
        : ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
