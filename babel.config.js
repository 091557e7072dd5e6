// What browsers run is compiled by Babel; the server and the tests, which no old browser reads, by swc, in a third of the time.
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
