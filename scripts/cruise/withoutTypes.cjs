// For dependency-cruiser: what is left at run time.
module.exports = {
  babelrc: false,
  configFile: false,
  presets: [
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
};
