// Babel compiles for browsers. swc compiles server and tests in a third of the time.
module.exports = (api) => {
  const development = api.env('development');
  return {
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
